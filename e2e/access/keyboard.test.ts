import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../testing/fixtures.ts'

const LONGEST_WAY = 60

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < LONGEST_WAY; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Not reached with ${LONGEST_WAY} presses of Tab.`)
}

test('CA-04 a story is found, opened, read and closed by keyboard alone', async ({ page, open }) => {
  await open('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the news' })).toBeFocused()
  await page.keyboard.press('Enter')
  const link = page.getByRole('article').nth(1).getByRole('heading').getByRole('link')
  await tabTo(page, link)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  const source = dialog.getByRole('region', { name: 'Sources', exact: true }).getByRole('link').first()
  await expect(source).toBeVisible()
  await tabTo(page, source)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('HD-02 the menu More opens, closes with Escape and returns the focus', async ({ page, open }) => {
  await open('/')
  const more = page.getByRole('button', { name: 'More', exact: true })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await expect(more).toBeFocused()
})
