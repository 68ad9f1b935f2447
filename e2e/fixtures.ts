import { test as base, expect, type Page } from '@playwright/test'
import { type Edition, readEdition } from './edition.ts'
import { type Troubles, watchTroubles } from './troubles.ts'

export { expect }

interface OfTest {
  troubles: Troubles
  /** Opens a path, moves as a reader does, and waits until the application has taken the page over. */
  open: (path: string) => Promise<void>
}

interface OfWorker {
  /** Of the running product. */
  origin: string
  edition: Edition
}

export const test = base.extend<OfTest, OfWorker>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => use(process.env.PLAINWIRE_E2E_ORIGIN ?? ''),
    { scope: 'worker' },
  ],
  edition: [async ({ origin }, use) => use(await readEdition(origin)), { scope: 'worker' }],
  baseURL: async ({ origin }, use) => use(origin),
  troubles: [
    async ({ context, origin }, use) => {
      const troubles = await watchTroubles(context, origin)
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
      await isHydrated(page)
    })
  },
})

/** React marks the element it took over; before that a click on a button does nothing. */
async function isHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root')
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'))
  })
}
