import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { type AttackEffects, stripSecurityHeaders, watchAttackEffects } from './attack-effects.ts'
import { type AttackCorpus, readCorpus } from './corpus.ts'
import { startHostileSite } from './hostile-site.ts'

export { expect }

interface WorkerFixtures {
  corpus: AttackCorpus
  /** Returns the origin of a site whose texts are the given attacks. Starts it at the first call. */
  siteOf: (payloads: readonly string[]) => Promise<string>
  /** The origin of the site with the whole corpus. */
  hostile: string
}

/** A page of a hostile site, and the effects that its attacks have had. */
export interface HostilePageVisit {
  page: Page
  context: BrowserContext
  effects: AttackEffects
}

interface TestFixtures {
  /** Opens a new browser context on the site, with or without its security headers. */
  enter: (hasHeaders: boolean, change?: (html: string) => string) => Promise<HostilePageVisit>
  /**
   * Opens a new browser context on a site with only the attacks that are known to run, which loads faster.
   */
  enterLive: TestFixtures['enter']
}

function visitsTo(browser: Browser, origin: string) {
  const contexts: BrowserContext[] = []
  const enter: TestFixtures['enter'] = async (hasHeaders, change) => {
    const context = await browser.newContext({
      serviceWorkers: 'block',
      baseURL: origin,
      reducedMotion: 'reduce',
    })
    contexts.push(context)
    const effects = await watchAttackEffects(context, origin)
    if (!hasHeaders || change) await stripSecurityHeaders(context, origin, change, hasHeaders)
    return { page: await context.newPage(), context, effects }
  }
  const end = async () => {
    for (const context of contexts) await context.close()
  }
  return { enter, end }
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
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
    // With the public lists the site has two thousand stories.
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
