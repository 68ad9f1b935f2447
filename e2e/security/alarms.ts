import type { BrowserContext, Page } from '@playwright/test'

/** The effects of outside text in a browser. */
export interface Alarms {
  /** Code that ran, and other hosts that were asked. */
  fired: string[]
}

/** A picture of one dot, for every picture of an edition whose publishers don't exist. */
const DOT = Buffer.from('UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/v02aAA=', 'base64')

/**
 * Makes a context tell when text of a publisher runs as code, opens a window or asks another host. Attempts call `alert`,
 * `confirm`, `prompt` or `print`, which tell instead of asking.
 */
export async function watchAlarms(context: BrowserContext, origin: string): Promise<Alarms> {
  const fired: string[] = []
  await context.exposeBinding('tellAlarm', (_source, alarm: string) => void fired.push(alarm))
  await context.addInitScript(() => {
    const tell = (name: string) => () => {
      const { tellAlarm } = window as unknown as { tellAlarm(alarm: string): void }
      tellAlarm(`${name} was called`)
    }
    for (const name of ['alert', 'confirm', 'prompt', 'print']) {
      Object.defineProperty(window, name, { value: tell(name), writable: false, configurable: false })
    }
  })
  context.on('dialog', async (dialog) => {
    fired.push(`${dialog.type()} was shown`)
    await dialog.dismiss()
  })
  await context.route(
    (url) => url.protocol.startsWith('http') && url.origin !== origin,
    (route) => {
      fired.push(`another host was asked: ${route.request().url().slice(0, 200)}`)
      return route.abort()
    },
  )
  await context.route(`${origin}/images/signature/**`, (route) =>
    route.fulfill({ contentType: 'image/webp', body: DOT }),
  )
  return { fired }
}

/**
 * Takes every defence that is a header away from the pages of a site.
 *
 * @param change of the page's HTML on its way
 * @param keepsHeaders only changes the HTML
 */
export async function stripHeaders(
  context: BrowserContext,
  origin: string,
  change = (html: string) => html,
  keepsHeaders = false,
): Promise<void> {
  await context.route(
    (url) => url.origin === origin && !/^\/(?:build|images|assets|api)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const answer = await route.fetch()
      const headers = answer.headers()
      const kept = keepsHeaders ? headers : { 'content-type': headers['content-type'] ?? '' }
      await route.fulfill({ status: answer.status(), headers: kept, body: change(await answer.text()) })
    },
  )
}

/** The document alone is quick to open: what belongs to it is the same for every text, and the feed shows it at work. */
export function withoutApplication(html: string): string {
  return html.replaceAll(/<link [^>]*>|<script type="module"[^>]*><\/script>|<(?:img|source) [^>]*>/g, '')
}

/**
 * Traces of injected markup on the page, executed or not: elements and attributes that the application never
 * uses, and addresses that are neither ours nor a web or mail address.
 */
export function foreignMarkup(page: Page): Promise<string[]> {
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
