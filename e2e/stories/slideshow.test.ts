import type { Page } from '@playwright/test'
import { OPEN_DIALOGS, runAxe } from '../testing/axe.ts'
import type { Edition } from '../testing/edition.ts'
import { expect, test } from '../testing/fixtures.ts'

/** The story with the most pictures, each counted once. */
function picturedStory({ stories }: Edition) {
  const count = (story: Edition['stories'][number]) =>
    new Set(story.sources.flatMap(({ media }) => media.map(({ url }) => url))).size
  const [most] = stories.toSorted((a, b) => count(b) - count(a))
  if (most === undefined || count(most) < 2) throw new Error('No story has two pictures.')
  return { id: most.id, headline: most.headline, count: count(most) }
}

const slides = (page: Page) => page.getByRole('dialog', { name: 'Pictures of this story' }).last()
/** The thumbnails. The strip is cyclic, so that some are repeated if there are few pictures. */
const thumbnails = (page: Page) => page.getByRole('navigation', { name: 'All pictures' }).getByRole('button')
const position = (page: Page, index: number, count: number) => page.getByText(`${index} / ${count}`)

test('SM-02 SL-01 SL-02 the picture shows the number of pictures and opens them; arrow keys cycle; Escape closes', async ({
  page,
  openWhole,
  edition,
}) => {
  const { id, headline, count } = picturedStory(edition)
  await openWhole(`/story/${id}`)
  const opener = page.getByRole('button', { name: `Show all ${count} pictures` })
  await expect(opener).toHaveText(String(count))
  await opener.click()
  await expect(position(page, 1, count)).toBeVisible()
  await expect(slides(page)).toContainText(headline)
  await expect(thumbnails(page).locator('img').first()).toBeVisible()
  // The strip contains the pictures around the current one.
  expect(await thumbnails(page).count()).toBeGreaterThanOrEqual(Math.min(count, 3))
  await page.keyboard.press('ArrowRight')
  await expect(position(page, 2, count)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  // A key that is pressed while the pictures still move may be ignored.
  await expect(position(page, 1, count)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(position(page, count, count)).toBeVisible()
  await page.getByRole('button', { name: 'Next picture' }).click()
  await expect(position(page, 1, count)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Read the article at/ }).first()).toHaveAttribute(
    'target',
    '_blank',
  )
  expect(await runAxe(page, OPEN_DIALOGS)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(slides(page)).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: headline })).toBeVisible()
  await expect(opener).toBeFocused()
})

test('SL-02 SL-03 on a phone there is no full screen, and a swipe shows the next picture', async ({
  page,
  openWhole,
  edition,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { id, count } = picturedStory(edition)
  await openWhole(`/story/${id}`)
  await page.getByRole('button', { name: `Show all ${count} pictures` }).click()
  await expect(position(page, 1, count)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Full screen' })).toHaveCount(0)
  await page.mouse.move(260, 300)
  await page.mouse.down()
  await page.mouse.move(180, 300)
  await page.mouse.up()
  await expect(position(page, 2, count)).toBeVisible()
  await page.goBack()
  await expect(slides(page)).toHaveCount(0)
})
