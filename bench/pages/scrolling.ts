import type { Browser, Page } from '@playwright/test'
import { PHONE } from './browser.ts'
import {
  fillBarePage,
  isHydrated,
  scrollThrough,
  showCards,
  takeLongTasks,
  watchLongTasks,
} from './in-page.mjs'
import { watchCpuTime } from './own-time.ts'

/** How smoothly an edition opens and scrolls from top to bottom. */
export interface ScrollFigures {
  edition: string
  cards: number
  frames: number
  /** Frames that took longer than 33 ms, the time of two frames. */
  late: number
  /**
   * Late frames of a page with the same number of plain boxes and nothing else: the baseline of this machine.
   */
  barePage: string
  /** Tasks of the main thread over 50 ms: until hydration + while cards were added + while scrolling. */
  longTasks: string
  /** The longest of these tasks; 0 if there is none. */
  longestTaskMs: number
  /** The CPU time of the longest task, from opening the page to the end of the list. */
  longestOwnMs: number
  /** JavaScript heap of the page after a collection. The page's worker is measured by `measureReaderLists`. */
  megabytes: number
}

async function megabytesOf(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page)
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  return Math.round(usedSize / 1e6)
}

async function scrollBarePage(browser: Browser, boxes: number): Promise<string> {
  const page = await browser.newPage(PHONE)
  await page.evaluate(fillBarePage, boxes)
  const { frames, late } = await page.evaluate(scrollThrough)
  await page.close()
  return `${late} of ${frames}`
}

/**
 * Opens an edition on a phone, loads a number of cards and scrolls through them.
 *
 * @param edition the edition's name in the table
 */
export async function measureScrolling(
  browser: Browser,
  origin: string,
  edition: string,
  cards: number,
): Promise<ScrollFigures> {
  const ownTime = await watchCpuTime(browser)
  const page = await browser.newPage(PHONE)
  await page.addInitScript(watchLongTasks)
  await page.goto(origin)
  await page.mouse.move(1, 1)
  await page.waitForFunction(isHydrated)
  const whileOpening = await page.evaluate(takeLongTasks)
  const shown = await page.evaluate(showCards, cards)
  const whileAdding = await page.evaluate(takeLongTasks)
  const { frames, late } = await page.evaluate(scrollThrough)
  const whileScrolling = await page.evaluate(takeLongTasks)
  const longestOwnMs = await ownTime()
  const megabytes = await megabytesOf(page)
  await page.close()
  const bare = await scrollBarePage(browser, shown)
  return {
    edition,
    cards: shown,
    frames,
    late,
    barePage: bare,
    longTasks: [whileOpening, whileAdding, whileScrolling].map(({ length }) => length).join(' + '),
    longestTaskMs: Math.round(Math.max(0, ...whileOpening, ...whileAdding, ...whileScrolling)),
    longestOwnMs,
    megabytes,
  }
}
