import { test as base, expect, type Page } from '@playwright/test'
import { type UnexpectedBrowserErrors, watchBrowserErrors } from './browser-errors.ts'
import { type Edition, readEdition } from './edition.ts'

export { expect }

interface TestFixtures {
  troubles: UnexpectedBrowserErrors
  /** Opens a path, moves the mouse, and waits for hydration. */
  open: (path: string) => Promise<void>
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
  open: async ({ page }, use) => {
    await use(async (path) => {
      const answer = await page.goto(path)
      expect(answer?.status(), `the page ${path} is served`).toBeLessThan(500)
      await page.mouse.move(1, 1)
      await waitForHydration(page)
    })
  },
})

/** Waits until React has hydrated the page: it then sets a property of the root element. */
async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root')
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'))
  })
}
