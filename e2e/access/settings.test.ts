import { runAxeOnColours } from '../testing/axe.ts'
import { findStoryWithMostSources } from '../testing/edition.ts'
import { expect, test } from '../testing/fixtures.ts'

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  test('B19 the current section, the category and the focus are visible in forced colours', async ({
    page,
    openWhole,
    edition,
  }) => {
    await openWhole('/science')
    const sections = page.getByRole('navigation', { name: 'News sections' }).filter({ visible: true })
    const chosen = sections.locator('[aria-current="page"]')
    await expect(chosen).toHaveCSS('text-decoration-line', 'underline')
    expect(await runAxeOnColours(page)).toEqual([])
    await openWhole(`/story/${findStoryWithMostSources(edition).id}`)
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close' }).first()
    await page.keyboard.press('Tab')
    await close.focus()
    await expect(close).not.toHaveCSS('outline-style', 'none')
    expect(await runAxeOnColours(page)).toEqual([])
  })
})

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } })

    test(`B19 a dialog ${reducedMotion === 'reduce' ? 'stands still' : 'arrives'} where motion is ${reducedMotion}`, async ({
      page,
      open,
    }) => {
      await open('/')
      await page.getByRole('article').nth(1).getByRole('heading').getByRole('link').click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      const name = await dialog.evaluate((element) => getComputedStyle(element).animationName)
      expect(name).toBe(reducedMotion === 'reduce' ? 'none' : 'arrive')
    })
  })
}
