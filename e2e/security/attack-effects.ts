import type { BrowserContext, Page } from '@playwright/test'

/** Observed effects of hostile text in a browser. */
export interface AttackEffects {
  /** Descriptions of scripts that ran, dialogs that were shown, and requests to other hosts. */
  observed: string[]
}

/** A one-pixel picture, served for every picture, because the publishers of the edition don't exist. */
const DOT = Buffer.from('UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/v02aAA=', 'base64')

/**
 * Records when hostile text runs as a script, shows a dialog or makes a request to another host. The attacks
 * call `alert`, `confirm`, `prompt` or `print`, which are replaced by functions that record the call.
 */
export async function watchAttackEffects(context: BrowserContext, origin: string): Promise<AttackEffects> {
  const observed: string[] = []
  await context.exposeBinding('reportEffect', (_source, effect: string) => void observed.push(effect))
  await context.addInitScript(() => {
    const report = (name: string) => () => {
      const { reportEffect } = window as unknown as { reportEffect(effect: string): void }
      reportEffect(`${name} was called`)
    }
    for (const name of ['alert', 'confirm', 'prompt', 'print']) {
      Object.defineProperty(window, name, { value: report(name), writable: false, configurable: false })
    }
  })
  context.on('dialog', async (dialog) => {
    observed.push(`${dialog.type()} was shown`)
    await dialog.dismiss()
  })
  await context.route(
    (url) => url.protocol.startsWith('http') && url.origin !== origin,
    (route) => {
      observed.push(`request to another host: ${route.request().url().slice(0, 200)}`)
      return route.abort()
    },
  )
  await context.route(`${origin}/images/signature/**`, (route) =>
    route.fulfill({ contentType: 'image/webp', body: DOT }),
  )
  return { observed }
}

/**
 * Removes the security headers from the pages of a site.
 *
 * @param change changes the HTML of a page
 * @param hasAllHeaders true to change only the HTML and leave the headers
 */
export async function stripSecurityHeaders(
  context: BrowserContext,
  origin: string,
  change = (html: string) => html,
  hasAllHeaders = false,
): Promise<void> {
  await context.route(
    (url) => url.origin === origin && !/^\/(?:build|images|assets|api)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const answer = await route.fetch()
      const headers = answer.headers()
      const remaining = hasAllHeaders ? headers : { 'content-type': headers['content-type'] ?? '' }
      await route.fulfill({ status: answer.status(), headers: remaining, body: change(await answer.text()) })
    },
  )
}

/**
 * Removes links, scripts and pictures from a page, which then loads faster. Other tests cover the whole page.
 */
export function removeScriptsAndPictures(html: string): string {
  return html.replaceAll(/<link [^>]*>|<script type="module"[^>]*><\/script>|<(?:img|source) [^>]*>/g, '')
}

/**
 * Finds injected markup on a page, executed or not: elements and attributes that the application never uses,
 * scripts and pictures of other origins, and URLs that aren't http, https or mailto.
 */
export function findForeignMarkup(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const never =
      'iframe,frame,object,embed,applet,base,meta[http-equiv],math,video,audio,marquee,animate,foreignObject'
    const addressed = ['href', 'src', 'action', 'formaction', 'data', 'poster', 'xlink:href']
    const good = new Set(['http:', 'https:', 'mailto:'])
    const found = [...document.querySelectorAll(never)].map(({ tagName }) => `element ${tagName}`)
    for (const script of document.scripts) {
      const isData = script.type.endsWith('json')
      if (!isData && !script.src.startsWith(`${location.origin}/build/`))
        found.push(`script ${script.outerHTML}`)
    }
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        if (/^on/i.test(name) || name === 'srcdoc') found.push(`attribute ${name}`)
        if (!addressed.includes(name)) continue
        const isPicture = element.tagName === 'IMG' || element.tagName === 'SOURCE'
        const url = URL.parse(value, location.href)
        if (!url || !good.has(url.protocol)) found.push(`address ${value}`)
        if (isPicture && url?.origin !== location.origin) found.push(`picture ${value}`)
      }
    }
    return found
  })
}
