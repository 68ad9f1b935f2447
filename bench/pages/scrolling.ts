import type { Browser } from '@playwright/test'
import { PHONE } from './browser.ts'
import { isTakenOver, longTasks, scrollThrough, showCards, watchLongTasks } from './in-page.mjs'

/** How an edition is scrolled through from top to bottom. */
export interface ScrollFigures {
  cards: number
  frames: number
  /** Frames that took the time of two or more. */
  late: number
  /** Tasks of the main thread over 50 ms, while pages were added and while it was scrolled. */
  longTasksLoading: number
  longTasksScrolling: number
  /** Of the page's own memory. */
  megabytes: number
}

/** Scrolls a phone through so many cards of an edition. */
export async function scrollFigures(browser: Browser, origin: string, cards: number): Promise<ScrollFigures> {
  const page = await browser.newPage(PHONE)
  await page.addInitScript(watchLongTasks)
  await page.goto(origin)
  await page.waitForFunction(isTakenOver)
  const shown = await page.evaluate(showCards, cards)
  const longTasksLoading = await page.evaluate(longTasks)
  const { frames, late } = await page.evaluate(scrollThrough)
  const longTasksScrolling = (await page.evaluate(longTasks)) - longTasksLoading
  const client = await page.context().newCDPSession(page)
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  await page.close()
  return {
    cards: shown,
    frames,
    late,
    longTasksLoading,
    longTasksScrolling,
    megabytes: Math.round(usedSize / 1e6),
  }
}
