import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { type Alarms, stripHeaders, watchAlarms } from './alarms.ts'
import { type Corpus, readCorpus } from './corpus.ts'
import { startHostileSite } from './hostile-site.ts'

export { expect }

interface OfWorker {
  corpus: Corpus
  /** Starts a site on which every word is one of these attacks, once. */
  siteOf: (payloads: readonly string[]) => Promise<string>
  /** Of the site of the whole corpus. */
  hostile: string
}

export interface Guarded {
  page: Page
  context: BrowserContext
  alarms: Alarms
}

interface OfTest {
  /** A browser of its own, with our headers or without them. */
  enter: (hasHeaders: boolean, change?: (html: string) => string) => Promise<Guarded>
  /** The same, on a site of those attacks alone that are known to run: it has fewer stories to load. */
  enterLive: OfTest['enter']
}

function visitsTo(browser: Browser, origin: string) {
  const contexts: BrowserContext[] = []
  const enter: OfTest['enter'] = async (hasHeaders, change) => {
    const context = await browser.newContext({
      serviceWorkers: 'block',
      baseURL: origin,
      reducedMotion: 'reduce',
    })
    contexts.push(context)
    const alarms = await watchAlarms(context, origin)
    if (!hasHeaders || change) await stripHeaders(context, origin, change, hasHeaders)
    return { page: await context.newPage(), context, alarms }
  }
  const end = async () => {
    for (const context of contexts) await context.close()
  }
  return { enter, end }
}

export const test = base.extend<OfTest, OfWorker>({
  corpus: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => use(readCorpus()),
    { scope: 'worker' },
  ],
  siteOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => {
      const sites = new Map<readonly string[], ReturnType<typeof startHostileSite>>()
      await use(async (payloads) => {
        const site = sites.get(payloads) ?? startHostileSite(payloads)
        sites.set(payloads, site)
        return (await site).origin
      })
      for (const site of sites.values()) await (await site).stop()
    },
    { scope: 'worker' },
  ],
  hostile: [
    async ({ corpus, siteOf }, use) => use(await siteOf(corpus.payloads)),
    // With the public lists it serves two thousand stories.
    { scope: 'worker', timeout: 300_000 },
  ],
  enter: async ({ browser, hostile }, use) => {
    const visits = visitsTo(browser, hostile)
    await use(visits.enter)
    await visits.end()
  },
  enterLive: async ({ browser, corpus, siteOf }, use) => {
    const visits = visitsTo(browser, await siteOf(corpus.live))
    await use(visits.enter)
    await visits.end()
  },
})

/** Moves as a reader does, and waits for the application: React marks the element it took over. */
export async function isHydrated(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  await page.waitForFunction(() => {
    const root = document.getElementById('root')
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'))
  })
}
