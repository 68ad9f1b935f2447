import type { Browser, Page } from '@playwright/test'
import { PHONE } from './browser.ts'
import { barePage, isHydrated, longTasks, scrollThrough, showCards, watchLongTasks } from './in-page.mjs'
import { watchOwnTime } from './own-time.ts'

/** How an edition is opened and scrolled through from top to bottom. */
export interface ScrollFigures {
  edition: string
  cards: number
  frames: number
  /** Frames that took the time of two or more. */
  late: number
  /** The same of a page with as many boxes of plain text and nothing else: what this machine's own frames are like. */
  barePage: string
  /** Tasks of the main thread over 50 ms: until the page works, while further cards were added, and while it was scrolled. */
  longTasks: string
  /** The longest of them; 0 where there is none. */
  longestTaskMs: number
  /** The processor time of the longest task, from the first one of the page to the end of the list. */
  longestOwnMs: number
  /** Of the page's own memory; that of its worker is measured with the lists. */
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
  await page.evaluate(barePage, boxes)
  const { frames, late } = await page.evaluate(scrollThrough)
  await page.close()
  return `${late} of ${frames}`
}

/**
 * Scrolls a phone through so many cards of an edition.
 *
 * @param edition what it is called
 */
export async function scrollFigures(
  browser: Browser,
  origin: string,
  edition: string,
  cards: number,
): Promise<ScrollFigures> {
  const ownTime = await watchOwnTime(browser)
  const page = await browser.newPage(PHONE)
  await page.addInitScript(watchLongTasks)
  await page.goto(origin)
  await page.mouse.move(1, 1)
  await page.waitForFunction(isHydrated)
  const arriving = await page.evaluate(longTasks)
  const shown = await page.evaluate(showCards, cards)
  const adding = await page.evaluate(longTasks)
  const { frames, late } = await page.evaluate(scrollThrough)
  const scrolling = await page.evaluate(longTasks)
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
    longTasks: [arriving, adding, scrolling].map(({ length }) => length).join(' + '),
    longestTaskMs: Math.round(Math.max(0, ...arriving, ...adding, ...scrolling)),
    longestOwnMs,
    megabytes,
  }
}
