import { runAxe, runAxeOnColours } from '../testing/axe.ts'
import { expect, test } from '../testing/fixtures.ts'
import { changeLook } from '../testing/rendering.ts'

const TITLES = { en: 'How accurate we are', nl: 'Hoe nauwkeurig we zijn' }

for (const language of ['en', 'nl'] as const) {
  test(`B18 /quality shows the figures in ${language}, and its script is fetched only there`, async ({
    page,
    openWhole,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    const query = language === 'nl' ? '?lang=nl' : ''
    await openWhole(`/about${query}`)
    // Names of shared chunks list the dialogs that share them.
    expect(scripts.filter((url) => url.includes('/quality'))).toEqual([])
    await openWhole(`/quality${query}`)
    const dialog = page.getByRole('dialog', { name: TITLES[language] })
    await expect(dialog.getByRole('region').first()).toBeVisible()
    await expect(dialog.getByRole('img').first()).toHaveAccessibleName(/20\d\d/)
    expect(scripts.filter((url) => url.includes('/quality-dialog'))).not.toEqual([])
  })
}

test('B18 the figures can be read before any script runs', async ({ browser, origin }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${origin}/quality`)
  await expect(page.getByRole('region', { name: 'Text of article pages' })).toBeVisible()
  await context.close()
})

test('B18 the footer leads to the figures, and closing leads back', async ({ page, open }) => {
  await open('/health')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Quality figures' }).click()
  await expect(page).toHaveURL('/quality')
  const dialog = page.getByRole('dialog', { name: TITLES.en })
  await expect(dialog.getByRole('region').first()).toBeVisible()
  await dialog.getByText('All runs').first().click()
  await expect(dialog.getByRole('table').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page).toHaveURL('/health')
})

test('B19 axe finds nothing on /quality in any width and scheme, and nothing is clipped', async ({
  page,
  openWhole,
}) => {
  await openWhole('/quality')
  const dialog = page.getByRole('dialog', { name: TITLES.en })
  await dialog.getByText('All runs').first().click()
  await expect(dialog.getByRole('table').first()).toBeVisible()
  for (const width of [360, 1280]) {
    await changeLook(page, { width, colorScheme: 'light' })
    expect(await runAxe(page), `light at ${width} px`).toEqual([])
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    // Dark differs from light in nothing but colours.
    await changeLook(page, { width, colorScheme: 'dark' })
    expect(await runAxeOnColours(page), `dark at ${width} px`).toEqual([])
  }
})
