import type { BrowserContext } from '@playwright/test'

/** Errors in a browser that the test doesn't expect. */
export interface Troubles {
  found: string[]
  /** Violations of the security policy, as the browser would report them. None of them can be allowed. */
  reports: string[]
  /** Says that a trouble is part of this test, e.g. the browser's own note of a 404 that is asked for. */
  allow(pattern: RegExp): void
}

/** Three articles of the sample name pictures that their publishers don't have: their cards show the category's drawing. */
const MISSING_PICTURE =
  /\/pictures\/(airlines-merger-savanna-daily|dengue-trial-lakeshore-tribune|night-gp-post-rivierbode)\.jpg$/

/** Whether a path of the image proxy is that of a picture that is missing on purpose. */
function isMissingOnPurpose(address: string): boolean {
  const [root, , encoded = ''] = new URL(address).pathname.split('/').slice(1)
  return root === 'images' && MISSING_PICTURE.test(Buffer.from(encoded, 'base64url').toString())
}

/**
 * A reader without settings is answered 404, and has the defaults: the browser logs that, and no page can
 * prevent it.
 */
function isNothingSet(address: string, text: string): boolean {
  return new URL(address).pathname === '/api/preferences' && text.includes('status of 404')
}

/**
 * Collects what no page may do: write errors to the console, throw, break its security policy, ask another host.
 * Violations of the policy also arrive as console errors; both are counted, for either may be switched off. They are counted
 * as events, for Chromium sends a server no reports over plain http.
 */
export async function watchTroubles(context: BrowserContext, origin: string): Promise<Troubles> {
  const found: string[] = []
  const reports: string[] = []
  const allowed: RegExp[] = []
  const note = (trouble: string) => {
    if (!allowed.some((pattern) => pattern.test(trouble))) found.push(trouble)
  }
  context.on('console', (message) => {
    const { url } = message.location()
    const text = message.text()
    if (message.type() !== 'error') return
    if (URL.canParse(url) && (isMissingOnPurpose(url) || isNothingSet(url, text))) return
    note(`console: ${text} (${url})`)
  })
  context.on('weberror', (error) => note(`uncaught: ${error.error()}`))
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) note(`asked another host: ${url.href}`)
  })
  await context.exposeFunction('notePolicyReport', (report: string) => reports.push(report))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { notePolicyReport } = window as unknown as { notePolicyReport(report: string): void }
      notePolicyReport(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`)
    })
  })
  return { found, reports, allow: (pattern) => allowed.push(pattern) }
}
