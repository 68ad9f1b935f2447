import { expect, test } from '../testing/fixtures.ts'
import { countThreads } from '../testing/thread-count.ts'

const CATEGORIES = [
  'world',
  'politics',
  'science',
  'business',
  'technology',
  'environment',
  'health',
  'entertainment',
  'sports',
  'crime',
]

for (const category of CATEGORIES) {
  test(`RT-01 CA-02 /${category} shows that category only, without badges`, async ({
    page,
    open,
    edition,
    troubles,
  }) => {
    // Some pictures of the sample edition are missing on purpose.
    troubles.allow(/status of 404.*\/images\//)
    await open(`/${category}`)
    const name = `${category.charAt(0).toUpperCase()}${category.slice(1)}`
    await expect(page.getByRole('heading', { level: 1, name: `${name} news` })).toBeAttached()
    const ofCategory = edition.stories.filter(({ categories }) => categories.includes(category))
    const articles = page.getByRole('article')
    await expect(articles).toHaveCount(Math.min(countThreads(ofCategory), 20))
    await expect(articles.getByRole('link', { name: /^Show only/ })).toHaveCount(0)
    const headlines = await articles.getByRole('heading').allTextContents()
    expect(ofCategory.map(({ headline }) => headline)).toEqual(expect.arrayContaining(headlines))
  })
}

test('RT-01 /local shows the local section', async ({ page, open }) => {
  await open('/local')
  await expect(page.getByRole('heading', { level: 1, name: 'Local news' })).toBeAttached()
})

test('RT-06 choosing a category navigates there and scrolls to the top', async ({ page, open }) => {
  await open('/')
  const chosen = page.getByRole('contentinfo').getByRole('link', { name: 'Science' })
  await chosen.scrollIntoViewIfNeeded()
  await chosen.click()
  await expect(page).toHaveURL('/science')
  await expect(page.getByRole('heading', { level: 1, name: 'Science news' })).toBeAttached()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('CA-02 a badge on a card leads to its category', async ({ page, open }) => {
  await open('/')
  const badge = page
    .getByRole('article')
    .nth(1)
    .getByRole('link', { name: /^Show only/ })
  const path = await badge.getAttribute('href')
  await badge.click()
  await expect(page).toHaveURL(path ?? 'no path')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
