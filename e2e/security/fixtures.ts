import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { type Alarms, stripHeaders, watchAlarms } from './alarms.ts'
import { type Corpus, readCorpus } from './corpus.ts'
import { startHostileSite } from './hostile-site.ts'

export { expect }

interface OfWorker {
  corpus: Corpus
  /** Of a site on which every word is an attack. */
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
}

export const test = base.extend<OfTest, OfWorker>({
  corpus: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => use(readCorpus()),
    { scope: 'worker' },
  ],
  hostile: [
    async ({ corpus }, use) => {
      const site = await startHostileSite(corpus.payloads)
      await use(site.origin)
      await site.stop()
    },
    // With the public lists it serves two thousand stories.
    { scope: 'worker', timeout: 300_000 },
  ],
  enter: async ({ browser, hostile }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (hasHeaders, change) => {
      const context = await browser.newContext({
        serviceWorkers: 'block',
        baseURL: hostile,
        reducedMotion: 'reduce',
      })
      contexts.push(context)
      const alarms = await watchAlarms(context, hostile)
      if (!hasHeaders || change) await stripHeaders(context, hostile, change, hasHeaders)
      return { page: await context.newPage(), context, alarms }
    })
    for (const context of contexts) await context.close()
  },
})

/** Moves as a reader does, and waits for the application: React marks the element it took over. */
export async function isTakenOver(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  await page.waitForFunction(() => {
    const root = document.getElementById('root')
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'))
  })
}
