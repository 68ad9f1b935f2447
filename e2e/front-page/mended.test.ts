import type { Page } from '@playwright/test'
import { expect, test } from '../testing/fixtures.ts'
import { changeLook } from '../testing/rendering.ts'

test('the last row of the footer doesn’t wrap', async ({ page, openWhole }) => {
  await openWhole('/')
  const foot = page.getByRole('contentinfo')
  const middles = await Promise.all(
    [
      foot.getByText(/^©/),
      foot.getByRole('link', { name: 'Quality figures' }),
      foot.getByRole('button', { name: 'Reading settings' }),
    ].map((part) =>
      // Measures the height of the text, because a button is higher than its text.
      part.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        const { top, bottom } = range.getBoundingClientRect()
        return Math.round((top + bottom) / 2)
      }),
    ),
  )
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1)
})

test('nothing shows through behind the close button of a scrolled dialog, at 360 and 1280 px', async ({
  page,
  openWhole,
}) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await openWhole('/')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Reading settings' }).click()
  const dialog = page.getByRole('dialog')
  const close = dialog.getByRole('button', { name: 'Close' }).first()
  await expect(close).toBeVisible()
  for (const width of [360, 1280]) {
    await changeLook(page, { width, height: 700 })
    for (const scrolled of [60, 240, 400]) {
      await dialog.evaluate((element, top) => element.scrollTo({ top }), scrolled)
      const isCovered = await close.evaluate((button) => {
        const { left, top, width: wide, height } = button.getBoundingClientRect()
        const corners = [0.1, 0.9].flatMap((x) => [0.1, 0.9].map((y) => [left + wide * x, top + height * y]))
        return corners.every(([x = 0, y = 0]) => {
          const [below] = document
            .elementsFromPoint(x, y)
            .filter((one) => !button.contains(one) && one.tagName !== 'FORM')
          // Below the button there has to be an opaque header, not the dialog's text.
          return (
            below?.contains(button) &&
            below.tagName !== 'DIALOG' &&
            !/, 0\)$/.test(getComputedStyle(below).backgroundColor)
          )
        })
      })
      expect(isCovered, `scrolled by ${scrolled} px at ${width} px`).toBe(true)
    }
  }
})

test.describe('the ranking', () => {
  const headlines = (page: Page) => page.locator('#news article :is(h2, h3)').allTextContents()

  for (const width of [1024, 1280]) {
    test(`is beside the list at ${width} px, and changes the list at once`, async ({ page, openWhole }) => {
      await page.setViewportSize({ width, height: 900 })
      await openWhole('/')
      await page.getByRole('main').getByRole('button', { name: 'Ranking' }).click()
      const panel = page.getByRole('dialog', { name: 'How your news is ranked' })
      await expect(panel).toBeFocused()
      const before = await headlines(page)
      await panel.getByRole('checkbox', { name: /^Newest first/ }).check()
      await expect.poll(() => headlines(page)).not.toEqual(before)
      const edge = (await panel.boundingBox())?.x ?? 0
      for (const card of await page.locator('#news article').all()) {
        const box = await card.boundingBox()
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(edge)
      }
      await page.locator('#news article :is(h2, h3) a').first().click()
      await expect(page).toHaveURL(/\/story\//)
      await page.goBack()
      await panel.getByText('Newest first').click()
      await expect.poll(() => headlines(page)).toEqual(before)
      await panel.press('Escape')
      await expect(panel).toHaveCount(0)
    })
  }

  test('is a sheet on a phone', async ({ page, openWhole }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await openWhole('/')
    await page.getByRole('main').getByRole('button', { name: 'Ranking' }).click()
    const box = await page.getByRole('dialog', { name: 'How your news is ranked' }).boundingBox()
    expect(box?.width).toBeGreaterThan(330)
  })
})

for (const width of [360, 1280]) {
  test(`clicking a label selects its option and leaves the menu open, at ${width} px`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open('/')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: /^All stories/ }).click()
    await main.getByText('20 stories').click()
    await expect(main.getByRole('radio', { name: /^20 stories/ })).toBeChecked()
    await main.getByText('Hide what I have read').click()
    await expect(main.getByRole('checkbox', { name: 'Hide what I have read' })).toBeChecked()
    await page.getByRole('button', { name: 'Theme and text size' }).first().click()
    const size = page.locator('label:visible').filter({ hasText: '115%' })
    await size.click()
    await expect(size.getByRole('radio')).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(size).toHaveCount(0)
  })
}

test('the controls of the masthead are in one row on a phone', async ({ page, openWhole }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openWhole('/')
  const header = page.getByRole('banner')
  const controls = [
    header.getByRole('link', { name: 'Plainwire, home' }).first(),
    header.getByRole('button', { name: 'Choose a location' }),
    header.getByRole('button', { name: 'Search', exact: true }).first(),
  ]
  const middles = await Promise.all(
    controls.map(async (control) => {
      const box = await control.boundingBox()
      return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2)
    }),
  )
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(6)
})
