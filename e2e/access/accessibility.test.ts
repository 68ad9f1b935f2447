import type { Page } from '@playwright/test'
import { runAxe, runAxeOnColours } from '../testing/axe.ts'
import { findStoryWithMostSources } from '../testing/edition.ts'
import { expect, test } from '../testing/fixtures.ts'
import { changeLook } from '../testing/rendering.ts'

// The most different screens in every width and scheme. Each other screen is in one look in states.test.ts,
// because axe takes seconds a page.

/**
 * Expects that axe finds nothing on an open page in any look.
 *
 * @param prepare brings the page into its state, at each width
 */
async function expectNoFindings(page: Page, prepare?: () => Promise<void>): Promise<void> {
  for (const width of [1280, 360]) {
    await changeLook(page, { width, colorScheme: 'light' })
    await prepare?.()
    expect(await runAxe(page), `light at ${width} px`).toEqual([])
    // Dark differs from light in nothing but colours.
    await changeLook(page, { width, colorScheme: 'dark' })
    expect(await runAxeOnColours(page), `dark at ${width} px`).toEqual([])
  }
}

for (const path of ['/', '/technology']) {
  test(`axe finds nothing on ${path} in any width and scheme`, async ({ page, openWhole }) => {
    await openWhole(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    await expectNoFindings(page)
  })
}

test('axe finds nothing on the front page in Dutch', async ({ page, openWhole }) => {
  await openWhole('/?lang=nl')
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  expect(await runAxe(page)).toEqual([])
})

test('axe finds nothing on a story in any width and scheme', async ({ page, openWhole, edition }) => {
  await openWhole(`/story/${findStoryWithMostSources(edition).id}`)
  const sources = page.getByRole('dialog').getByRole('region', { name: 'Sources', exact: true })
  await expectNoFindings(page, () => expect(sources).toBeVisible())
})

test('axe finds nothing on an open menu in any width and scheme', async ({ page, openWhole }) => {
  await openWhole('/crime')
  const choice = page.getByRole('link', { name: 'Nederlands' })
  await expectNoFindings(page, async () => {
    await page.keyboard.press('Escape')
    await expect(choice).toHaveCount(0)
    await page.getByRole('button', { name: 'Language: English' }).click()
    await expect(choice).toBeVisible()
  })
})
