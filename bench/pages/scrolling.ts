import type { Browser, Page } from '@playwright/test'
import { SIMULATED_PHONE } from './browser.ts'
import { watchCpuTime } from './cpu-time.ts'
import {
  fillBarePage,
  isHydrated,
  scrollThrough,
  showCards,
  takeLongTasks,
  watchLongTasks,
} from './in-page.mjs'

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
  /**
   * The numbers of main-thread tasks over 50 ms: until hydration + while cards were added + while scrolling.
   */
  longTasks: string
  /** The duration of the longest main-thread task in ms; 0 if none took more than 50 ms. */
  longestTaskMs: number
  /** The CPU time in ms of the longest main-thread task, from opening the page to the end of the list. */
  longestOwnMs: number
  /** The page's JavaScript heap after a garbage collection, in MB, without the page's worker. */
  megabytes: number
}

async function megabytesOf(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page)
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  return Math.round(usedSize / 1e6)
}

async function scrollBarePage(browser: Browser, boxes: number): Promise<string> {
  const page = await browser.newPage(SIMULATED_PHONE)
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
  const page = await browser.newPage(SIMULATED_PHONE)
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
