import { expect, test } from '../testing/fixtures.ts'

const MENU = /^More about this story/

test('FD-07 Load more shows the next page, and the lists come from the worker', async ({
  page,
  open,
  edition,
  troubles,
}) => {
  // A picture of the sample edition is missing on purpose.
  troubles.allow(/status of 404.*\/images\//)
  await open('/')
  const articles = page.getByRole('article')
  await expect(articles).toHaveCount(20)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(articles).toHaveCount(Math.min(40, edition.stories.length))
  const headlines = await articles.getByRole('heading').allTextContents()
  expect(new Set(headlines).size).toBe(headlines.length)
})

test('FD-09 after going back and forth the list is that of the section in the address', async ({
  page,
  open,
}) => {
  await open('/science')
  const sections = page.getByRole('navigation', { name: 'News sections' }).filter({ visible: true })
  await sections.getByRole('link', { name: 'World' }).click()
  await sections.getByRole('link', { name: 'Politics' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Politics news' })).toBeAttached()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Science news' })).toBeAttached()
})

test('a reader opens a story’s score sheet, and changes the ranking', async ({ page, open }) => {
  await open('/')
  await page.getByRole('button', { name: MENU }).nth(1).click()
  await page.getByRole('button', { name: 'Why am I seeing this' }).click()
  const sheet = page.getByRole('dialog', { name: 'Why am I seeing this' })
  await expect(sheet.getByRole('row', { name: /^Score/ })).toBeVisible()
  await sheet.getByRole('button', { name: 'Change the ranking' }).click()
  const ranking = page.getByRole('dialog', { name: 'How your news is ranked' })
  await ranking.getByRole('checkbox', { name: /^Newest first/ }).check()
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Your ranking' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Your ranking' })).toBeVisible()
})

test('a finite edition ends, and read stories are remembered', async ({ page, open }) => {
  await open('/')
  await page.getByRole('button', { name: 'All stories' }).click()
  await page.getByRole('radio', { name: /^6 stories/ }).check()
  await expect(page.getByRole('article')).toHaveCount(6)
  await expect(page.getByText('You have read 0 of 6 stories.')).toBeVisible()
  await page.getByRole('article').nth(2).getByRole('heading').getByRole('link').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
  await expect(page.getByText('You have read 1 of 6 stories.')).toBeVisible()
  await page.getByRole('button', { name: 'Go on with all stories' }).click()
  await expect(page.getByRole('article')).toHaveCount(20)
})
