import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeEditionFolder } from '../product/edition-folder.ts'
import { runProductRole } from '../product/product.ts'
import { runAxe } from '../testing/axe.ts'
import { test as base, expect } from '../testing/fixtures.ts'

/** A URL where no database answers. The role `serve` then serves the files of the edition. */
const NO_DATABASE = 'postgres://nobody@127.0.0.1:1/none'
const THREAD = 'tpeace'
const HEADLINES = [
  'Envoys meet in Geneva for peace talks',
  'Bridge opens in Zwolle',
  'Ceasefire holds for a second day',
  'Prisoners exchanged at the border',
  'Museum shows paintings by candlelight',
]
/** True for the first, third and fourth story, which are one thread. */
const isInThread = (index: number) => [0, 2, 3].includes(index)

function storyOf(headline: string, index: number, now: Date) {
  const at = new Date(now.getTime() - (index + 1) * 60 * 60_000).toISOString()
  const source = {
    id: `a${index}`,
    publisher_id: 'courier',
    name: 'Courier',
    original_headline: headline,
    url: `https://courier.example/${index}`,
    publishedAt: at,
    word_count: 300,
    language: 'en',
    is_major: false,
    media: [],
  }
  const scores = { local_relevance: 5, cleanliness: 8, political_neutrality: 8, popularity_score: 5 }
  return {
    id: `story-${index}`,
    headline,
    sub_headline: `Below: ${headline}.`,
    description: `${headline}.`,
    language: 'en',
    categories: ['world'],
    tags: [],
    location: null,
    relevant_countries: [],
    published_at: at,
    updated_at: at,
    primary_image_url: null,
    analytics: { global_relevance: 5, ...scores },
    reports: { articles: 1, publishers: 1, owners: 1, independent: 1 },
    translations: {},
    sources: [source],
    ...(isInThread(index) && { thread: { id: THREAD } }),
  }
}

function detailsOf(story: ReturnType<typeof storyOf>) {
  const { id, headline, sub_headline, description, published_at } = story
  const texts = { title: headline, summary: sub_headline, excerpt: sub_headline, description }
  const pictures = { imageUrl: null, imageSources: [] }
  const times = { createdAt: published_at, publishedAt: published_at }
  const lists = { urls: [], sources: [], sentences: {}, whyHere: [] }
  return { id, ...texts, category: 'world', location: '', ...pictures, ...times, ...lists, story }
}

/** Tests with a product whose edition has a thread of three stories. */
const test = base.extend<object, { origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'plainwire-threads-'))
      const now = new Date()
      const stories = HEADLINES.map((headline, index) => storyOf(headline, index, now))
      const moment = now.toISOString()
      writeEditionFolder(dataDir, {
        now,
        stories,
        threads: [{ id: THREAD, name: { en: 'Geneva' }, story_ids: ['story-0', 'story-2', 'story-3'] }],
        details: stories.map(detailsOf),
        publishers: { edition: 1, measured: { from: moment, to: moment }, publishers: [] },
      })
      const product = await runProductRole('serve', { DATA_DIR: dataDir, DATABASE_URL: NO_DATABASE })
      await use(product.origin)
      await product.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
})

test('a thread is one card, before and after hydration, and links to its other stories', async ({
  page,
  open,
}) => {
  const shown = ['Envoys meet in Geneva for peace talks', 'Bridge opens in Zwolle', HEADLINES[4] ?? '']
  const cards = page.getByRole('main').getByRole('article')
  await page.goto('/')
  await expect(cards.getByRole('heading')).toHaveText(shown)
  await open('/')
  await expect(cards.getByRole('heading')).toHaveText(shown)
  await cards
    .first()
    .getByRole('link', { name: /^2 more on this/ })
    .click()
  const topic = page.getByRole('dialog', { name: 'Geneva' })
  await expect(topic.getByRole('heading', { level: 3 })).toHaveText([
    HEADLINES[0] ?? '',
    HEADLINES[2] ?? '',
    HEADLINES[3] ?? '',
  ])
  await expect(page).toHaveURL(`/thread/${THREAD}`)
  await expect(page).toHaveTitle('Geneva · Plainwire')
  expect(await runAxe(page)).toEqual([])
  await topic.getByRole('link', { name: HEADLINES[3] ?? '' }).press('Enter')
  await expect(page).toHaveURL(/\/story\/story-3$/)
  const story = page.getByRole('dialog')
  await expect(story.getByRole('heading', { level: 1 })).toHaveText(HEADLINES[3] ?? '')
  await story.getByRole('link', { name: 'Timeline of this topic' }).press('Enter')
  await expect(page).toHaveURL(`/thread/${THREAD}`)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Geneva' })).toHaveCount(0)
})

test('the page of an unknown thread shows that, and isn’t indexed by search engines', async ({
  page,
  open,
  request,
  troubles,
}) => {
  troubles.allow(/404/)
  const html = await (await request.get('/thread/none')).text()
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  // This server has no archive, so it can't know whether the thread existed, and the page would retry.
  const json = { error: { code: 'THREAD_NOT_FOUND', message: 'There is no such thread.' } }
  await page.route('**/api/threads/none', (route) => route.fulfill({ status: 404, json }))
  await open('/thread/none')
  await expect(page.getByRole('dialog', { name: 'Topic not found' })).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a card’s line and the page of its story link to the others', async ({ page }) => {
    await page.goto('/?lang=nl')
    const line = page.getByRole('link', { name: /^Nog 2 hierover/ })
    await expect(line).toHaveAttribute('href', `/thread/${THREAD}?lang=nl`)
    await page.goto(`/thread/${THREAD}?lang=nl`)
    const dialog = page.getByRole('dialog', { name: 'Geneva' })
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
      HEADLINES[0] ?? '',
      HEADLINES[2] ?? '',
      HEADLINES[3] ?? '',
    ])
    await page.goto('/story/story-0?lang=nl')
    const topic = page.getByRole('region', { name: 'Meer over dit onderwerp' })
    await expect(topic.getByRole('link')).toHaveText([
      HEADLINES[2] ?? '',
      HEADLINES[3] ?? '',
      'Tijdlijn van dit onderwerp',
    ])
  })
})
