import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../testing/fixtures.ts'

const LONGEST_WAY = 90

/** Presses a key, Tab by default, until an element has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let step = 0; step < LONGEST_WAY; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`Not reached with ${LONGEST_WAY} presses of ${key}.`)
}

async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

test('B19 by keyboard alone: find, read, share, mute, change place and language; the focus comes back each time', async ({
  page,
  open,
}) => {
  await open('/')
  const search = page.getByRole('button', { name: 'Search', exact: true })
  await pressOn(page, search)
  const field = page.getByRole('combobox', { name: 'Search the news' })
  await expect(field).toBeFocused()
  await page.keyboard.type('the')
  await expect(page.getByRole('heading', { level: 1, name: 'Results for' })).toBeAttached()
  await page.keyboard.press('Enter')
  const found = page.getByRole('article').first().getByRole('heading').getByRole('link')
  await pressOn(page, found)
  const story = page.getByRole('dialog').first()
  await expect(story.getByRole('region', { name: 'Sources', exact: true })).toBeVisible()

  const share = story.getByRole('button', { name: 'Share', exact: true })
  await pressOn(page, share)
  const sharing = page.getByRole('dialog', { name: 'Share story' })
  await tabTo(page, sharing.getByRole('button', { name: 'Copy', exact: true }))
  await page.keyboard.press('Escape')
  await expect(sharing).toHaveCount(0)
  await expect(share).toBeFocused()

  const muting = story.getByRole('button', { name: 'Mute …' })
  await pressOn(page, muting)
  const offered = story.getByRole('region', { name: 'Mute from this story' }).getByRole('button').first()
  await pressOn(page, offered)
  const mutes = page.getByRole('dialog', { name: /^Muted words/ })
  await pressOn(page, mutes.getByRole('button', { name: 'Mute', exact: true }))
  await expect(mutes.getByRole('button', { name: /^Unmute/ })).toBeVisible()
  await page.keyboard.press('Escape')
  // The button is gone after muting; the focus stays in the story.
  await expect(story).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // The card that opened the story is muted now, so the focus moves to the main content.
  await expect(page.getByRole('main')).toBeFocused()

  await tabTo(page, field, 'Shift+Tab')
  await pressOn(page, page.getByRole('button', { name: 'Clear and close the search' }))
  await expect(search).toBeFocused()

  const place = page.getByRole('banner').getByRole('button', { name: /location/i })
  await tabTo(page, place, 'Shift+Tab')
  await page.keyboard.press('Enter')
  const cities = page
    .getByRole('searchbox')
    .or(page.getByRole('combobox', { name: /cit/i }))
    .filter({ visible: true })
  await tabTo(page, cities.first())
  await page.keyboard.type('Leeds')
  await expect(page.getByRole('status').filter({ hasText: /found/ })).toBeAttached()
  await pressOn(page, page.getByRole('button', { name: /^Leeds/ }).first())
  const placed = page.getByRole('banner').getByRole('button', { name: /Leeds/ })
  await expect(placed).toBeFocused()

  const language = page.getByRole('button', { name: /^(?:EN )?Language: English/ })
  await pressOn(page, language)
  await pressOn(page, page.getByRole('link', { name: 'Nederlands' }))
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
})
