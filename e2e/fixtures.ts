import { test as base, expect, type Page } from '@playwright/test'
import { type Edition, readEdition } from './edition.ts'
import { type Product, startProduct } from './product.ts'
import { type Troubles, watchTroubles } from './troubles.ts'

export { expect }

/** The first start makes a database and the sample edition. */
const START_MS = 180_000

interface OfTest {
  troubles: Troubles
  /** Opens a path and waits until the application has taken the page over. */
  open: (path: string) => Promise<void>
}

interface OfWorker {
  product: Product
  edition: Edition
}

export const test = base.extend<OfTest, OfWorker>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: START_MS },
  ],
  edition: [async ({ product }, use) => use(await readEdition(product.origin)), { scope: 'worker' }],
  baseURL: async ({ product }, use) => use(product.origin),
  troubles: [
    async ({ context, product }, use) => {
      const troubles = await watchTroubles(context, product.origin)
      await use(troubles)
      expect(troubles.found, 'nothing went wrong in the browser').toEqual([])
    },
    { auto: true },
  ],
  open: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path)
      await isTakenOver(page)
    })
  },
})

/** React marks the element it took over; before that a click on a button does nothing. */
export async function isTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root')
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'))
  })
}
