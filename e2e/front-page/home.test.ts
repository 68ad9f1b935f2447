import type { Page } from '@playwright/test'
import { APPLICATION_TEXTS, formatToday, LANGUAGES, VIEWPORT_WIDTHS } from '../testing/application-texts.ts'
import { expect, test } from '../testing/fixtures.ts'
import { countThreads } from '../testing/thread-count.ts'

const COLUMNS = { 360: 1, 768: 2, 1280: 3 } as const
const HEIGHT = 800
const DAY_MS = 24 * 60 * 60_000

for (const language of LANGUAGES) {
  const words = APPLICATION_TEXTS[language]
  for (const width of VIEWPORT_WIDTHS) {
    test.describe(`in ${language} at ${width} px`, () => {
      test.use({ viewport: { width, height: HEIGHT } })

      test('RT-01 HD-01 FD-04 the front page shows brand, date and the latest news in the columns of this width, and nothing overflows', async ({
        page,
        open,
      }) => {
        await open(`/${words.query}`)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.getByRole('heading', { level: 1, name: words.latest })).toBeAttached()
        await expect(page.getByRole('banner')).toContainText('Plainwire')
        await expect(page.getByRole('banner')).toContainText(formatToday(language))
        await expect(page.getByText(words.sample, { exact: true })).toBeVisible()
        await expect(page.getByRole('article')).toHaveCount(20)

        const cards = page.getByRole('main').getByRole('list').getByRole('article')
        await expect(cards.nth(5)).toBeVisible()
        const columns = async () => {
          const edges = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left))
          return new Set(edges.map(Math.round)).size
        }
        // Polled: a card measured while its group's content-visibility changes has no size.
        await expect.poll(columns).toBe(COLUMNS[width])
        const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        await expect.poll(overflow).toBeLessThanOrEqual(0)
      })
    })
  }

  test(`HD-02 HD-03 FT-01 header and footer in ${language}; the navigation contains every section in order`, async ({
    page,
    open,
  }) => {
    await open(`/${words.query}`)
    await expect(page.getByRole('button', { name: words.language })).toBeVisible()
    await expect(page.getByRole('button', { name: words.location })).toBeVisible()
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link')).toHaveText([...words.footer])
    await expect(footer.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', /^mailto:/)
    await expect(footer).toContainText('©')

    const navigation = page.getByRole('navigation', { name: words.sections }).filter({ visible: true })
    await expect(navigation.getByRole('link')).toHaveText([...words.main])
    await navigation.getByRole('button', { name: words.more }).click()
    await expect(navigation.getByRole('link')).toHaveText([...words.main, ...words.moreSections, words.gaps])
  })
}

test('HD-06 a phone has every section in a bar of chips', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: HEIGHT })
  await open('/')
  const chips = page
    .getByRole('navigation', { name: APPLICATION_TEXTS.en.sections })
    .filter({ visible: true })
  await expect(chips.getByRole('link')).toHaveText([
    ...APPLICATION_TEXTS.en.main,
    ...APPLICATION_TEXTS.en.moreSections,
  ])
})

test('RK-04 the trending list is short, of the last day and of several publishers', async ({
  page,
  openWhole,
  edition,
}) => {
  await openWhole('/')
  const trending = page.getByRole('region', { name: APPLICATION_TEXTS.en.trending })
  const headlines = await trending.getByRole('listitem').getByRole('link').allTextContents()
  expect(headlines.length).toBeGreaterThan(0)
  expect(headlines.length).toBeLessThanOrEqual(10)
  for (const headline of headlines) {
    const story = edition.stories.find((one) => one.headline === headline)
    expect(story?.reports.publishers, headline).toBeGreaterThanOrEqual(2)
    expect(Date.now() - Date.parse(story?.published_at ?? ''), headline).toBeLessThan(DAY_MS)
  }
})

test('headlines and texts are rendered in their own fonts, and no other fonts are fetched', async ({
  page,
  openWhole,
  edition,
}) => {
  await openWhole(`/story/${edition.stories[0]?.id}`)
  const faces = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status !== 'unloaded')
        .map(({ family, weight, status }) => `${family.replaceAll('"', '')} ${weight} ${status}`)
        .sort(),
    )
  await expect
    .poll(faces)
    .toEqual(['Inter 400 700 loaded', 'Plainwire Serif 200 499 loaded', 'Plainwire Serif 500 900 loaded'])
})

/** The fonts that are used to render an element; its computed style only has the requested ones. */
async function facesOf(page: Page, selector: string): Promise<string[]> {
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument')
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId })
  await client.detach()
  return fonts.map(({ familyName }) => familyName)
}

test('a story that is opened from the front page is rendered in its own font', async ({
  page,
  openWhole,
}) => {
  await openWhole('/')
  await expect.poll(() => page.evaluate(() => document.fonts.check('400 1em "Plainwire Serif"'))).toBe(true)
  await page.getByRole('article').nth(1).getByRole('heading').click()
  await expect(page.getByRole('dialog').locator('p.font-serif').first()).toBeVisible()
  expect(await facesOf(page, 'dialog p.font-serif')).toEqual(['Plainwire Serif'])
})

test('CA-01 a card shows a picture that loads, headline, text and a way to read more', async ({
  page,
  openWhole,
}) => {
  await openWhole('/')
  const card = page.getByRole('article').first()
  const isDrawn = () =>
    card
      .locator('img')
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth > 0)
  await expect.poll(isDrawn).toBe(true)
  await expect(card.getByRole('heading')).toBeVisible()
  const inGrid = page.getByRole('article').nth(1)
  await expect(inGrid.getByRole('link', { name: /^Read more/ })).toBeVisible()
  await expect(inGrid).toContainText(/\d+ publishers?/)
})

test('CA-06 every picture of the first page comes through our own proxy and loads', async ({
  page,
  openWhole,
}) => {
  await openWhole('/')
  const pictures = page.getByRole('article').locator('img')
  const isDrawn = (image: SVGElement | HTMLElement) =>
    image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate(isDrawn)).toBe(true)
  }
  const sources = await pictures.evaluateAll((all) =>
    all.map((image) => (image instanceof HTMLImageElement ? new URL(image.currentSrc).pathname : '')),
  )
  for (const source of sources) expect(source).toMatch(/^\/(images\/.+\.(avif|webp)|assets\/.+\.svg)$/)
})

test('FD-07 Load more appends stories until all are shown', async ({ page, open, edition, troubles }) => {
  // A picture of the sample edition is missing on purpose; its story shows another one.
  troubles.allow(/status of 404.*\/images\//)
  await open('/')
  const articles = page.getByRole('article')
  const more = page.getByRole('button', { name: 'Load more' })
  await expect(articles).toHaveCount(20)
  await more.click()
  await expect(articles).toHaveCount(40)
  const cards = countThreads(edition.stories)
  for (let shown = 40; shown < cards; shown += 20) {
    await more.click()
    await expect(articles).toHaveCount(Math.min(shown + 20, cards))
  }
  await expect(more).toBeHidden()
  const headlines = await articles.getByRole('heading').allTextContents()
  expect(new Set(headlines).size).toBe(cards)
})

test('RT-05 any other path shows the home feed', async ({ page, open }) => {
  await open('/no/such/page')
  await expect(page.getByRole('heading', { level: 1, name: APPLICATION_TEXTS.en.latest })).toBeAttached()
  await expect(page.getByRole('article')).toHaveCount(20)
})
