import { runAxe, runAxeOnColours } from '../testing/axe.ts'
import { expect, test } from '../testing/fixtures.ts'
import { changeLook } from '../testing/rendering.ts'

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

test('B19 axe finds nothing on /status in any width and scheme, and nothing is clipped', async ({ page }) => {
  await page.goto('/status')
  for (const feeds of await page.locator('summary').all()) await feeds.click()
  for (const width of [360, 1280]) {
    await changeLook(page, { width, colorScheme: 'light' })
    expect(await runAxe(page), `light at ${width} px`).toEqual([])
    const cut = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(cut, `at ${width} px`).toBe(0)
    // Dark differs from light in nothing but colours.
    await changeLook(page, { width, colorScheme: 'dark' })
    expect(await runAxeOnColours(page), `dark at ${width} px`).toEqual([])
  }
})
