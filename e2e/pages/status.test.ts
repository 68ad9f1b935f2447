import { runAxe } from '../testing/axe.ts'
import { expect, test } from '../testing/fixtures.ts'

test('B17 the footer leads to the status page, which leads back', async ({ page, open }) => {
  await open('/?lang=nl')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Status' }).click()
  await expect(page).toHaveURL('/status?lang=nl')
  await expect(page.getByRole('heading', { level: 1, name: 'Status' })).toBeVisible()
  await expect(page.getByText('Dit is de voorbeeldeditie')).toBeVisible()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByText('It is the sample edition')).toBeVisible()
  await page.getByRole('link', { name: 'To Plainwire' }).click()
  await expect(page).toHaveURL('/')
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test.describe(`${colorScheme} at ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } })

      test('B19 axe finds nothing on /status, and nothing is clipped', async ({ page }, testInfo) => {
        await page.goto('/status')
        for (const feeds of await page.locator('summary').all()) await feeds.click()
        await page.screenshot({
          path: testInfo.outputPath(`status-${colorScheme}-${width}.png`),
          fullPage: true,
        })
        expect(await runAxe(page)).toEqual([])
        const cut = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(cut).toBe(0)
      })
    })
  }
}
