import { runAxe } from '../testing/axe.ts'
import { findStoryWithMostSources } from '../testing/edition.ts'
import { expect, test } from '../testing/fixtures.ts'

test('B15 with the keyboard alone a reader follows a name of a story and finds it on the Following page', async ({
  page,
  open,
  edition,
}) => {
  const story = findStoryWithMostSources(edition)
  await open(`/story/${story.id}`)
  const part = page.getByRole('dialog').getByRole('region', { name: 'Follow', exact: true })
  const star = part.getByRole('button').first()
  await star.focus()
  await page.keyboard.press('Space')
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: 'Following' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Following')
  await expect(page.getByRole('main').getByRole('link', { name: story.headline }).first()).toBeVisible()
  expect(await runAxe(page)).toEqual([])
})

test('B15 followed things are restored after a reload, and a second visit has no new stories', async ({
  page,
  open,
}) => {
  await open('/?q=the')
  await page.getByRole('button', { name: 'Follow this search' }).click()
  await page.goto('/following')
  await expect(page.getByRole('main').getByText(/new stories since your last visit/)).toBeVisible()
  await page.reload()
  const region = page.getByRole('region', { name: 'the', exact: true })
  await expect(region.getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('main').getByText('Nothing new since your last visit')).toBeVisible()
})

test('B15 the empty Following page is shown in Dutch and in forced colours', async ({ page, openWhole }) => {
  await openWhole('/following?lang=nl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gevolgd')
  const action = page.getByRole('link', { name: 'Naar het nieuws', exact: true })
  await expect(action).toBeVisible()
  expect(await runAxe(page)).toEqual([])
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(action).toBeVisible()
})
