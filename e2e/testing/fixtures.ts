import { test as base, expect, type Page } from '@playwright/test'
import { type UnexpectedBrowserErrors, watchBrowserErrors } from './browser-errors.ts'
import { type Edition, readEdition } from './edition.ts'
import { hydrate } from './hydration.ts'

export { expect }

/** Opens a path, moves the mouse, and waits for hydration. */
type Open = (path: string) => Promise<void>

interface TestFixtures {
  troubles: UnexpectedBrowserErrors
  /** Opens a page without waiting for its pictures and fonts. */
  open: Open
  /**
   * Opens a page with its pictures and fonts: for tests that look at them, that read the layout without
   * polling, or that expect something not to happen.
   */
  openWhole: Open
}

interface WorkerFixtures {
  /** The origin of the running product. */
  origin: string
  edition: Edition
}

/** Tests against the product that start-product.ts runs. They fail for unexpected errors in the browser. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => use(process.env.PLAINWIRE_E2E_ORIGIN ?? ''),
    { scope: 'worker' },
  ],
  edition: [async ({ origin }, use) => use(await readEdition(origin)), { scope: 'worker' }],
  baseURL: async ({ origin }, use) => use(origin),
  troubles: [
    async ({ context, origin }, use) => {
      const troubles = await watchBrowserErrors(context, origin)
      await use(troubles)
      expect(troubles.found, 'nothing went wrong in the browser').toEqual([])
      expect(troubles.reports, 'row 25: nothing violated the security policy').toEqual([])
    },
    { auto: true },
  ],
  open: async ({ page }, use) => use(openerOf(page, 'domcontentloaded')),
  openWhole: async ({ page }, use) => use(openerOf(page, 'load')),
})

/**
 * Returns a function that opens a path in a page. Not before 'domcontentloaded', because the scripts that wait
 * for the mouse run just before it.
 */
function openerOf(page: Page, waitUntil: 'domcontentloaded' | 'load'): Open {
  return async (path) => {
    const answer = await page.goto(path, { waitUntil })
    expect(answer?.status(), `the page ${path} is served`).toBeLessThan(500)
    await hydrate(page)
  }
}
