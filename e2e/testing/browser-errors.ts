import type { BrowserContext } from '@playwright/test'

/** Unexpected errors in a browser. */
export interface UnexpectedBrowserErrors {
  found: string[]
  /** Violations of the Content-Security-Policy, which a test can't allow. */
  reports: string[]
  /** Ignores expected errors, for example the browser's message about a 404 that the test causes. */
  allow(pattern: RegExp): void
}

/**
 * Pictures of three articles of the sample edition that are missing on purpose. Their cards show a drawing.
 */
const MISSING_PICTURE =
  /\/pictures\/(airlines-merger-savanna-daily|dengue-trial-lakeshore-tribune|night-gp-post-rivierbode)\.jpg$/

/** True if a URL of the image proxy is that of a picture that is missing on purpose. */
function isMissingOnPurpose(address: string): boolean {
  const [root, , encoded = ''] = new URL(address).pathname.split('/').slice(1)
  return root === 'images' && MISSING_PICTURE.test(Buffer.from(encoded, 'base64url').toString())
}

/**
 * True for the message that browsers log if the server answers 404 for the preferences, which a reader with
 * the defaults doesn't have. A page can't prevent it.
 */
function isNothingSet(address: string, text: string): boolean {
  return new URL(address).pathname === '/api/preferences' && text.includes('status of 404')
}

/**
 * Records console errors, uncaught exceptions, requests to other hosts, and violations of the
 * Content-Security-Policy. Violations are recorded as events too, not only as console errors, which a test
 * can allow; Chromium doesn't send reports to a server over plain http.
 */
export async function watchBrowserErrors(
  context: BrowserContext,
  origin: string,
): Promise<UnexpectedBrowserErrors> {
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
    if (url.protocol.startsWith('http') && url.origin !== origin)
      note(`requested from another host: ${url.href}`)
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
