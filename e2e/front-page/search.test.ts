import type { Page } from '@playwright/test'
import { textPattern } from '../access/visit.ts'
import { APPLICATION_TEXTS, LANGUAGES } from '../testing/application-texts.ts'
import { runAxe } from '../testing/axe.ts'
import { expect, test } from '../testing/fixtures.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search the news' })
const opener = (page: Page) => page.getByRole('button', { name: 'Search', exact: true })

test('HD-05 FD-08 a search is typed, preserved by a reload and Back, and cleared', async ({
  page,
  open,
  edition,
}) => {
  const [story] = edition.stories
  const words = story?.headline ?? ''
  await open('/')
  // The page is hydrated in parts: a key has no effect before its part is hydrated.
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused({ timeout: 1000 })
  }).toPass()
  await field(page).fill(`"${words}"`)
  await expect(page.getByRole('heading', { level: 1, name: 'Results for' })).toContainText(words)
  const first = page.getByRole('article').first()
  await expect(first.getByRole('heading')).toHaveText(words)
  await expect(first.getByRole('heading').locator('mark').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Trending' })).toHaveCount(0)
  await page.reload()
  await expect(first.getByRole('heading')).toHaveText(words)
  await first.getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(first.getByRole('heading')).toHaveText(words)
  await page.getByRole('button', { name: 'Clear and close the search' }).click()
  await expect(field(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Trending' })).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
})

test('HD-05 suggestions tolerate a wrong letter and are chosen by keyboard alone', async ({
  page,
  open,
  edition,
}) => {
  const [name = ''] = edition.stories.flatMap(({ sources }) => sources.map((source) => source.name))
  const [longest = ''] = name.split(' ').toSorted((a, b) => b.length - a.length)
  await open('/')
  await opener(page).click()
  // The longest word is typed with one letter missing.
  await field(page).fill(longest.slice(0, 3) + longest.slice(4))
  await expect(page.getByRole('option', { name })).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option', { name })).toHaveAttribute('aria-selected', 'true', {
      timeout: 200,
    })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveValue(/^source:/)
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('the query is sent to the server only when a search is submitted', async ({ page, open }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) requests.push(request.url())
  })
  await open('/')
  await opener(page).click()
  await field(page).fill('bridge')
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “bridge”' })).toBeVisible()
  const archive = page.waitForResponse((answer) => answer.url().includes('/api/stories/search'))
  await field(page).press('Enter')
  expect((await archive).status()).toBe(200)
  await expect(page.getByRole('heading', { level: 2, name: 'Older stories' })).toBeVisible()
  expect(requests.every((url) => new URL(url).searchParams.get('q') === 'bridge')).toBe(true)
})

for (const width of [360, 1280]) {
  test(`FD-13 HD-06 an open search, its results and its empty state have no finding of axe at ${width} px`, async ({
    page,
    openWhole,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openWhole('/')
    await opener(page).click()
    await field(page).fill('the')
    await expect(page.getByRole('option').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Results for “the”' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'News sections' })).toHaveCount(width < 768 ? 0 : 1)
    expect(await runAxe(page)).toEqual([])
    await field(page).fill('xyzzy')
    await field(page).press('Enter')
    await expect(page.getByText('No stories found for "xyzzy". Try a different search term.')).toBeVisible()
    await expect(page.getByText('No older stories found.')).toBeVisible()
    expect(await runAxe(page)).toEqual([])
  })
}

test('a failed search of the archive shows a message and can be retried', async ({
  page,
  open,
  troubles,
}) => {
  let isAway = true
  await page.route('**/api/stories/search*', (route) => (isAway ? route.abort() : route.continue()))
  await open('/?q=xyzzy')
  await expect(page.getByRole('alert')).toContainText('Search failed')
  isAway = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No older stories found.')).toBeVisible()
  troubles.found.length = 0
})

for (const language of LANGUAGES) {
  test(`every example of a search operator finds stories of the sample edition, in ${language}`, async ({
    page,
    open,
  }) => {
    await open(`/${APPLICATION_TEXTS[language].query}`)
    const examples = page.locator('[aria-labelledby="search-examples"]').getByRole('button')
    const box = page.locator('[data-search-opener]')
    await box.click()
    await expect(examples).toHaveCount(8)
    for (let index = 0; index < 7; index += 1) {
      await examples.nth(index).click()
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
      await expect(examples).toHaveCount(0)
      await page.getByRole('button', { name: textPattern(language, 'search.clear') }).click()
      await box.click()
    }
  })
}

for (const width of [360, 1280]) {
  test(`nothing covers the results while a search is typed, at ${width} px`, async ({ page, openWhole }) => {
    await page.setViewportSize({ width, height: 800 })
    await openWhole('/')
    await opener(page).click()
    await field(page).fill('rotterdam')
    await expect(page.getByRole('option').first()).toBeVisible()
    const heading = page.getByRole('main').getByRole('article').first().getByRole('heading')
    await expect(heading).toBeVisible()
    for (const part of [heading, page.getByRole('heading', { level: 1, name: 'Results for' })]) {
      const isSeen = await part.evaluate((element) => {
        const { left, top, height } = element.getBoundingClientRect()
        const found = document.elementFromPoint(left + 4, top + height / 2)
        return found !== null && (element.contains(found) || found.contains(element))
      })
      expect(isSeen).toBe(true)
    }
  })
}
