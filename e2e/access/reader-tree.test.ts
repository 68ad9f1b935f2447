import type { Locator } from '@playwright/test'
import { expect, test } from '../testing/fixtures.ts'

/** The levels of the visible headings, in order. */
function headingLevels(scope: Locator): Promise<number[]> {
  return scope.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>('h1,h2,h3,h4,h5,h6')]
      .filter((heading) => heading.checkVisibility())
      .map(({ tagName }) => Number(tagName[1])),
  )
}

function isInOrder(levels: number[]): boolean {
  return (
    levels[0] === 1 && levels.every((level, index) => index === 0 || level <= (levels[index - 1] ?? 0) + 1)
  )
}

test('B19 a screen reader finds landmarks, one main heading, headings in order, and positions in lists', async ({
  page,
  openWhole,
}) => {
  await openWhole('/')
  for (const role of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(role)).toHaveCount(1)
  await expect(page.getByRole('navigation', { name: 'News sections' }).filter({ visible: true })).toHaveCount(
    1,
  )
  const levels = await headingLevels(page.locator('body'))
  expect(levels.filter((level) => level === 1)).toEqual([1])
  expect(isInOrder(levels), levels.join(' ')).toBe(true)
  const trending = page.getByRole('list').filter({ has: page.getByRole('listitem') })
  expect(await trending.count()).toBeGreaterThan(0)
  const tree = await page.locator('body').ariaSnapshot()
  const nameless = tree
    .split('\n')
    .filter((line) =>
      /^\s*- (?:button|link|combobox|searchbox|slider|checkbox|radio)(?: \[.*\])?:?\s*$/.test(line),
    )
  expect(nameless).toEqual([])
})

test('B19 a screen reader announces loaded stories, search results and messages, without moving the focus', async ({
  page,
  open,
  troubles,
}) => {
  // A picture of the sample edition is missing on purpose.
  troubles.allow(/status of 404.*\/images\//)
  await open('/')
  const said = page.getByRole('status')
  const more = page.getByRole('button', { name: 'Load more' })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(said.filter({ hasText: /\d+ more stor(?:y|ies) loaded/ }).first()).toBeAttached()
  await page.getByRole('article').nth(1).getByRole('heading').getByRole('link').click()
  const dialog = page.getByRole('dialog')
  const heading = dialog.getByRole('heading', { level: 1 })
  await expect(heading).toHaveCount(1)
  await expect(dialog).toHaveAccessibleName((await heading.innerText()).trim())
  await expect(dialog.getByRole('region', { name: 'Sources', exact: true })).toBeVisible()
  expect(isInOrder(await headingLevels(dialog))).toBe(true)
  const list = dialog.getByRole('region', { name: 'Sources', exact: true }).getByRole('list')
  await expect(list.getByRole('listitem').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Mute …' }).click()
  await dialog.getByRole('region', { name: 'Mute from this story' }).getByRole('button').first().click()
  await page.getByRole('dialog').last().getByRole('button', { name: 'Mute', exact: true }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'Topic added to muted list' }).first(),
  ).toBeAttached()
})
