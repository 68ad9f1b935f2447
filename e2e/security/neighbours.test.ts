import type { Page } from '@playwright/test'
import { hydrate } from '../testing/hydration.ts'
import { readHostileHeadlines } from './corpus.ts'
import { expect, test } from './fixtures.ts'

const CALM = 'A calm headline of an ordinary length'
const headlines = readHostileHeadlines()
/** Alternates hostile headlines with an ordinary one. */
const besideHostile = headlines.flatMap((headline) => [headline, CALM])
const amongCalm = besideHostile.map(() => CALM)
const WIDTHS = [320, 768, 1280]

/** Opens every card of the feed. */
async function openAll(page: Page, count: number): Promise<void> {
  await page.goto('/')
  // The server's page contains the first twenty cards.
  if (count > 20) await hydrate(page)
  const cards = page.locator('main article')
  const more = page.locator('main button', { hasText: 'Load more' })
  for (let shown = 20; shown < count; shown += 20) {
    await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(shown)
    await more.scrollIntoViewIfNeeded()
    await more.click()
  }
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(count)
}

/** The positions and widths of cards, and the elements that extend beyond their card. Runs in the page. */
function layout() {
  // Cards far outside the viewport have an estimated height until they are rendered.
  for (const place of document.querySelectorAll<HTMLElement>('main .drawn-in-sight')) {
    place.style.contentVisibility = 'visible'
  }
  /** A part clipped by an element around it is invisible. */
  const seenBox = (part: Element, card: Element) => {
    let { left, right } = part.getBoundingClientRect()
    for (let around = part.parentElement; around && around !== card; around = around.parentElement) {
      if (getComputedStyle(around).overflowX === 'visible') continue
      const box = around.getBoundingClientRect()
      left = Math.max(left, box.left)
      right = Math.min(right, box.right)
    }
    return { left, right }
  }
  const cards = [...document.querySelectorAll('main article')]
  const boxes = cards.map((card) => card.getBoundingClientRect())
  const faults: string[] = []
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways')
  for (const [index, card] of cards.entries()) {
    const box = boxes[index]
    if (!box) continue
    for (const part of card.querySelectorAll('h2, h3, p, a, span, time')) {
      const { left, right } = seenBox(part, card)
      if (right - left > 1 && (left < box.left - 1 || right > box.right + 1)) {
        faults.push(`${part.tagName} leaves card ${index}: ${part.textContent?.slice(0, 20)}`)
      }
    }
    const next = boxes[index + 1]
    const covers =
      next &&
      box.left < next.right - 1 &&
      next.left < box.right - 1 &&
      box.top < next.bottom - 1 &&
      next.top < box.bottom - 1
    if (covers) faults.push(`card ${index} covers the next`)
  }
  const places = boxes.map(({ left, width }) => `${Math.round(left)}+${Math.round(width)}`)
  return { faults: [...new Set(faults)], places: [...new Set(places)].sort() }
}

for (const width of WIDTHS) {
  test(`row 10: at ${width} px hostile headlines don’t change the cards beside them`, async ({
    browser,
    siteOf,
  }) => {
    test.setTimeout(120_000 + headlines.length * 3_000)
    const seen = []
    for (const payloads of [amongCalm, besideHostile]) {
      const context = await browser.newContext({
        baseURL: await siteOf(payloads),
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      })
      const page = await context.newPage()
      await openAll(page, payloads.length)
      seen.push(await page.evaluate(layout))
      if (payloads === besideHostile) {
        await page.evaluate(() => {
          for (const part of document.querySelectorAll<HTMLElement>('main article *')) {
            part.style.cssText =
              'overflow-wrap: normal; word-break: normal; white-space: nowrap; overflow: visible; display: inline-block; max-width: none'
          }
        })
        const { faults } = await page.evaluate(layout)
        expect(faults.length, 'what leaves its place is seen').toBeGreaterThan(0)
      }
      await context.close()
    }
    const [calm, hostile] = seen
    expect(hostile?.faults).toEqual([])
    expect(calm?.places).toEqual(expect.arrayContaining(hostile?.places ?? ['none']))
  })
}
