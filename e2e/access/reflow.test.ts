import type { Page } from '@playwright/test'
import { APPLICATION_TEXTS, LANGUAGES } from '../testing/application-texts.ts'
import { findStoryWithMostSources } from '../testing/edition.ts'
import { expect, test } from '../testing/fixtures.ts'
import { changeLook } from '../testing/rendering.ts'

/** The text spacing that pages have to support (WCAG 2.2, 1.4.12). */
const SPACED =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}'

/** Descriptions of clipped content, and of a page that is wider than the screen. */
function losses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.querySelector('dialog[open]') ?? document.body
    const found = []
    const wider = document.documentElement.scrollWidth - innerWidth
    if (wider > 0) found.push(`the page is ${wider} px too wide`)
    for (const element of root.querySelectorAll<HTMLElement>('h1,h2,h3,p,a,button,label,li,summary,td,th')) {
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element)
      const isClipped = overflowX === 'hidden' || overflowX === 'clip'
      const isHiddenForEyes = element.clientWidth <= 1
      if (isHiddenForEyes || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') continue
      if (isClipped && element.scrollWidth > element.clientWidth + 1)
        found.push(element.outerHTML.slice(0, 120))
      const box = element.getBoundingClientRect()
      const scroller = element.closest('[class*="overflow-x-auto"],table')
      if (!scroller && element.checkVisibility() && box.right > innerWidth + 1 && box.left < innerWidth)
        found.push(`outside: ${element.outerHTML.slice(0, 120)}`)
    }
    return found
  })
}

for (const language of LANGUAGES) {
  const { query } = APPLICATION_TEXTS[language]
  test(`B19 nothing is lost at 320 px, at 400 % and with wide spacing, in ${language}`, async ({
    page,
    openWhole,
    edition,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of [
      '/',
      '/local',
      '/technology',
      `/story/${findStoryWithMostSources(edition).id}`,
      '/about',
      '/quality',
    ]) {
      await openWhole(`${path}${query}`)
      expect(await losses(page), path).toEqual([])
      // A constructed style sheet, because the Content-Security-Policy blocks inline styles.
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(css)
        document.adoptedStyleSheets = [sheet]
      }, SPACED)
      expect(await losses(page), `${path} with wide spacing`).toEqual([])
    }
  })

  test(`B19 nothing is lost with text twice as large, in ${language}`, async ({
    page,
    openWhole,
    edition,
  }) => {
    for (const path of ['/', `/story/${findStoryWithMostSources(edition).id}`]) {
      await openWhole(`${path}${query}`)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      for (const width of [640, 1280]) {
        await changeLook(page, { width })
        expect(await losses(page), `${path} at ${width} px`).toEqual([])
      }
    }
  })
}
