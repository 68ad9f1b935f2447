import type { Locator, Page } from '@playwright/test'
import { APPLICATION_TEXTS, LANGUAGES } from '../testing/application-texts.ts'
import { expect, test } from '../testing/fixtures.ts'

/** Window sizes, and the minimum number of whole headlines above the fold, including the featured one. */
const SCREENS = [
  { width: 1280, height: 900, headlines: 7 },
  { width: 1366, height: 650, headlines: 7 },
  { width: 390, height: 844, headlines: 3 },
] as const
const WIDE = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }
const TITLES = {
  en: ['Latest news', 'Trending', 'Where sources differ', 'Top stories', 'More stories'],
  nl: [
    'Het laatste nieuws',
    'Veel in het nieuws',
    'Waar bronnen verschillen',
    'Belangrijkste verhalen',
    'Meer verhalen',
  ],
} as const

/** The headlines that are completely above the fold, without duplicates. */
function aboveTheFold(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main :is(h2, h3, li > div) > a')]
    const isWhole = (link: Element) => {
      const words = document.createRange()
      words.selectNodeContents(link)
      const { top, bottom, height } = words.getBoundingClientRect()
      return height > 0 && top >= 0 && bottom <= window.innerHeight
    }
    return [...new Set(links.filter(isWhole).map(({ pathname }) => pathname))]
  })
}

for (const language of LANGUAGES) {
  const words = APPLICATION_TEXTS[language]
  for (const { headlines, ...viewport } of SCREENS) {
    test.describe(`in ${language} at ${viewport.width}×${viewport.height}`, () => {
      // A phone's scroll bar overlays the page.
      test.use({ viewport, isMobile: viewport.width < 768 })

      test(`the featured story, its picture and at least ${headlines - 1} more are above the fold; title, sample notice, edition and ranking share one row of 40 px`, async ({
        page,
        openWhole,
      }) => {
        await openWhole(`/${words.query}`)
        await page.evaluate(() => document.fonts.ready)
        const featured = page.getByRole('article').first()
        await expect(featured.getByRole('heading')).toBeInViewport({ ratio: 1 })
        await expect(featured.getByRole('img').first()).toBeInViewport({ ratio: 0.9 })
        await expect.poll(async () => (await aboveTheFold(page)).length).toBeGreaterThanOrEqual(headlines)

        const row = page.getByText(words.sample, { exact: true }).locator('xpath=ancestor::div[1]')
        await expect(row.getByRole('button')).toHaveCount(3)
        expect((await row.boundingBox())?.height).toBe(40)
        const right = (await row.getByRole('button').last().boundingBox()) ?? { x: 0, width: 0 }
        expect(right.x + right.width).toBeLessThanOrEqual(viewport.width)
      })
    })
  }

  test.describe(`in ${language} on a wide screen`, () => {
    test.use({ viewport: WIDE })

    test('every part of the page has a visible title, and the bottom lines of a row’s cards are aligned', async ({
      page,
      openWhole,
    }) => {
      await openWhole(`/${words.query}`)
      for (const name of TITLES[language]) {
        const box = await page.getByRole('heading', { name, exact: true }).boundingBox()
        expect(box?.height, name).toBeGreaterThan(15)
      }

      const more = language === 'en' ? /^Read more/ : /^Lees verder/
      const feet = page.getByRole('link', { name: more })
      await expect(feet.first()).toBeVisible()
      const heights = async () => {
        const all = await feet.evaluateAll((links) =>
          links.map((link) =>
            Math.round(link.parentElement?.parentElement?.getBoundingClientRect().height ?? 0),
          ),
        )
        return [...new Set(all)]
      }
      // Polled: a card measured while its group's content-visibility changes has no size.
      await expect.poll(heights).toHaveLength(1)
    })
  })
}

function storyIds(part: Locator): Promise<string[]> {
  return part
    .locator('a[href^="/story/"]')
    .evaluateAll((all) => all.map((link) => (link instanceof HTMLAnchorElement ? link.pathname : '')))
}

test('the lists of trending stories and differing sources don’t repeat the first cards or each other', async ({
  page,
  openWhole,
  edition,
}) => {
  await openWhole('/')
  const region = (name: string) => page.getByRole('region', { name })
  const first = [
    ...(await storyIds(page.getByRole('article').first())),
    ...(await storyIds(region('Top stories'))),
  ]
  const trending = await storyIds(region('Trending'))
  const differing = await storyIds(region('Where sources differ'))
  expect(new Set(first).size).toBe(7)
  expect(trending.length).toBeGreaterThanOrEqual(6)
  expect(differing.length).toBeGreaterThanOrEqual(1)
  const beside = [...trending, ...differing]
  expect(new Set(beside).size).toBe(beside.length)
  expect(beside.filter((id) => first.includes(id))).toEqual([])
  for (const path of differing) {
    const story = edition.stories.find(({ id }) => path === `/story/${id}`)
    const texts = story ? [story, ...Object.values(story.translations)] : []
    expect(texts.flatMap(({ conflicts = [] }) => conflicts).length, path).toBeGreaterThan(0)
  }
})

test('the second half of the trending list replaces the first without leaving a gap', async ({
  page,
  openWhole,
}) => {
  await page.setViewportSize(WIDE)
  await openWhole('/')
  const top = page.getByRole('heading', { name: 'Top stories' })
  const before = await top.boundingBox()
  await page.getByRole('button', { name: /^Show 7 to / }).click()
  await expect(page.getByRole('button', { name: 'Show 1 to 6' })).toBeVisible()
  expect((await top.boundingBox())?.y).toBeLessThanOrEqual(before?.y ?? 0)
})

test('CA-01 on a phone a card has its headline beside a small picture, without a row to read more', async ({
  page,
  openWhole,
}) => {
  await page.setViewportSize(PHONE)
  await openWhole('/')
  const card = page.getByRole('article').nth(1)
  const headline = await card.getByRole('heading').boundingBox()
  const picture = await card.getByRole('img').first().boundingBox()
  expect((headline?.x ?? 0) + (headline?.width ?? 0)).toBeLessThanOrEqual(picture?.x ?? 0)
  await expect(card.getByText('Read more')).toBeHidden()
  expect((await card.boundingBox())?.height).toBeLessThan(220)
})

test('the focus ring of a headline is drawn around its card, where no clamp of lines clips it', async ({
  page,
  openWhole,
}) => {
  await openWhole('/')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  const ring = await page.evaluate(() => {
    const link = document.activeElement
    if (!link) return undefined
    const own = getComputedStyle(link)
    const cover = getComputedStyle(link, '::after')
    return { own: own.outlineStyle, cover: cover.outlineStyle, width: cover.outlineWidth }
  })
  expect(ring).toEqual({ own: 'none', cover: 'solid', width: '2px' })
})

test('once the page is idle every card of it is laid out, for pictures and archives of the whole page', async ({
  page,
  openWhole,
}) => {
  await openWhole('/')
  const areDrawn = () =>
    page
      .getByRole('article')
      .evaluateAll((all) => all.every((card) => card.checkVisibility({ contentVisibilityAuto: true })))
  await expect.poll(areDrawn).toBe(true)
})

test('the system’s setting for more contrast selects the colours of High contrast', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ contrast: 'more', colorScheme: 'light' })
  await open('/')
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color)
  expect(await ink()).toBe('oklch(0 0 0)')
  await page.emulateMedia({ contrast: 'no-preference', colorScheme: 'light' })
  expect(await ink()).not.toBe('oklch(0 0 0)')
})

test('in forced colours the progress and the focus are visible', async ({ page, openWhole }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openWhole('/')
  await page.getByRole('button', { name: /^Today in 12 stories/ }).click()
  const progress = page.getByRole('progressbar', { name: 'Stories read' })
  await expect(progress).toBeVisible()
  expect(await progress.evaluate((bar) => getComputedStyle(bar).appearance)).toBe('auto')
  await page.keyboard.press('j')
  const outline = await page.evaluate(
    () => document.activeElement && getComputedStyle(document.activeElement, '::after').outlineStyle,
  )
  expect(outline).toBe('solid')
})

for (const [language, today, three, next] of [
  ['en', /^Today in 12 stories, \d+ minutes?$/, '1 of 12', /^Next edition: \w+day 06:00$/],
  ['nl', /^Vandaag in 12 verhalen, \d+ minu/, '1 van 12', /^Volgende editie: \w+dag 06:00$/],
] as const) {
  test(`B11 in ${language} a first visit is offered an edition that ends`, async ({ page, open }) => {
    await open(`/${APPLICATION_TEXTS[language].query}`)
    await page.getByRole('button', { name: today }).click()
    await expect(page.getByRole('article')).toHaveCount(12)
    await page.getByRole('article').nth(1).getByRole('heading').click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: APPLICATION_TEXTS[language].close })
      .first()
      .click()
    await expect(page.getByText(three, { exact: true })).toBeVisible()
    await page.getByText(next).scrollIntoViewIfNeeded()
    await expect(page.getByText(next)).toBeVisible()
    // The text stays visible while the page is scrolled.
    await expect(page.getByText(three, { exact: true })).toBeInViewport()
  })
}

test('theme and text size are one tap away in the masthead; High contrast is free', async ({
  page,
  open,
}) => {
  await open('/')
  await page.getByRole('button', { name: 'Theme and text size' }).click()
  await page.getByText('130%').click()
  expect(await page.evaluate(() => document.documentElement.style.fontSize)).toBe('130%')
  await page.getByText('High contrast', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'high-contrast')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'high-contrast')
})

for (const viewport of [WIDE, PHONE]) {
  test(`HD-05 scrolled at ${viewport.width} px the bar at the top has the search`, async ({ page, open }) => {
    await page.setViewportSize(viewport)
    await open('/')
    await page.mouse.wheel(0, 2000)
    const searches = page.getByRole('button', { name: 'Search', exact: true }).filter({ visible: true })
    await expect(searches).toHaveCount(2)
    await searches.last().click()
    await expect(page.getByRole('combobox')).toBeFocused()
  })
}
