import type { Page } from '@playwright/test'

/** Waits two frames: what has begun is rendered in the first, and its effects have run before the second. */
export async function waitTwoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** A size of the window, in CSS pixels, and a colour scheme. */
interface Look {
  width: number
  height?: number
  colorScheme?: 'light' | 'dark'
}

/** Changes the look of an open page, and waits until the page has been rendered in it. */
export async function changeLook(page: Page, { width, height = 800, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height })
  if (colorScheme) await page.emulateMedia({ colorScheme })
  await page.waitForFunction(([size, query]) => innerWidth === size && matchMedia(query).matches, [
    width,
    colorScheme ? `(prefers-color-scheme: ${colorScheme})` : 'all',
  ] as const)
  await waitTwoFrames(page)
}
