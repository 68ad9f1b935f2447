import { richStory } from './edition.ts'
import { expect, test } from './fixtures.ts'
import { WORDS } from './words.ts'

test('HD-03 the language selector changes the page at once, and the choice is remembered', async ({
  page,
  open,
}) => {
  await open('/')
  await page.getByRole('button', { name: WORDS.en.language }).click()
  await page.getByRole('link', { name: 'Nederlands' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  await expect(page.getByRole('heading', { level: 1, name: WORDS.nl.latest })).toBeAttached()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: WORDS.nl.latest })).toBeAttached()
  await page.getByRole('button', { name: WORDS.nl.language }).click()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: WORDS.en.latest })).toBeAttached()
})

test('LA-04 a story has its Dutch texts', async ({ page, open, edition }) => {
  const story = richStory(edition)
  const dutch = story.translations['nl-NL']
  await open(`/story/${story.id}?lang=nl`)
  const dialog = page.getByRole('dialog', { name: dutch?.headline ?? 'no headline' })
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText(dutch?.sub_headline ?? 'no sub-headline')
  await expect(dialog.getByRole('region', { name: WORDS.nl.sources })).toBeVisible()
})

test('LA-04 a story without a Dutch text is shown in English', async ({ page, open, edition }) => {
  const story = edition.stories.find(({ translations }) => translations['nl-NL'] === undefined)
  await open(`/story/${story?.id}?lang=nl`)
  const dialog = page.getByRole('dialog', { name: story?.headline ?? 'no headline' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en')
})
