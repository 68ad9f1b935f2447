import { APPLICATION_TEXTS } from '../testing/application-texts.ts'
import { OPEN_DIALOGS, runAxe } from '../testing/axe.ts'
import { findStoryWithMostSources } from '../testing/edition.ts'
import { expect, test } from '../testing/fixtures.ts'
import { measureLayoutShift } from '../testing/layout-shift.ts'

test('HD-03 the language selector changes the page at once, and the choice is remembered', async ({
  page,
  open,
}) => {
  await open('/')
  await page.getByRole('button', { name: APPLICATION_TEXTS.en.language }).click()
  await page.getByRole('link', { name: 'Nederlands' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  await expect(page.getByRole('heading', { level: 1, name: APPLICATION_TEXTS.nl.latest })).toBeAttached()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: APPLICATION_TEXTS.nl.latest })).toBeAttached()
  await page.getByRole('button', { name: APPLICATION_TEXTS.nl.language }).click()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: APPLICATION_TEXTS.en.latest })).toBeAttached()
})

test('LA-04 a story has its Dutch texts', async ({ page, open, edition }) => {
  const story = findStoryWithMostSources(edition)
  const dutch = story.translations['nl-NL']
  await open(`/story/${story.id}?lang=nl`)
  const dialog = page.getByRole('dialog', { name: dutch?.headline ?? 'no headline' })
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText(dutch?.sub_headline ?? 'no sub-headline')
  await expect(dialog.getByRole('region', { name: APPLICATION_TEXTS.nl.sources })).toBeVisible()
})

test('LA-04 a story without a Dutch text is shown in English', async ({ page, open, edition }) => {
  const story = edition.stories.find(({ translations }) => translations['nl-NL'] === undefined)
  await open(`/story/${story?.id}?lang=nl`)
  const dialog = page.getByRole('dialog', { name: story?.headline ?? 'no headline' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en')
})

const AMSTERDAM = {
  city: 'Amsterdam',
  country: 'Netherlands',
  countryCode: 'NL',
  latitude: 52.37,
  longitude: 4.9,
}

test('LA-01 a reader whose place is in the Netherlands is offered Dutch, without losing their place on the page', async ({
  page,
  openWhole,
}) => {
  await page.addInitScript(
    (place) => localStorage.setItem('plainwire.place', place),
    JSON.stringify(AMSTERDAM),
  )
  await openWhole('/science')
  await page.evaluate(() => scrollTo(0, 600))
  const accept = page.getByRole('button', { name: 'Lees Nederlands' })
  await expect(accept).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await runAxe(page)).toEqual([])
  await accept.click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  await expect(page).toHaveURL(/\/science\?lang=nl$/)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await page.getByRole('button', { name: 'Back to English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(accept).toHaveCount(0)
})

test.describe('in a Dutch browser', () => {
  test.use({ locale: 'nl-NL' })

  test('LA-01 Dutch is offered, and declining leaves the page in English', async ({ page, open }) => {
    await open('/')
    await page.getByRole('button', { name: 'Blijf bij Engels' }).click()
    await expect(page.getByRole('heading', { level: 1, name: APPLICATION_TEXTS.en.latest })).toBeAttached()
    await page.reload()
    await page.mouse.move(9, 9)
    await expect(page.getByText('Plainwire is er ook in het Nederlands.')).toHaveCount(0)
  })
})

for (const path of ['/', '/local'] as const) {
  test(`place, language and theme of an earlier visit move nothing on ${path}`, async ({
    page,
    openWhole,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.addInitScript((place) => {
      localStorage.setItem('plainwire.place', place)
      localStorage.setItem('plainwire.language', '"nl"')
    }, JSON.stringify(AMSTERDAM))
    await openWhole(`${path}?lang=nl`)
    await expect(page.getByRole('banner').getByRole('button', { name: 'Locatie: Amsterdam' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await measureLayoutShift(page)).toBeLessThanOrEqual(0.01)
  })
}

test('LA-02 the settings have a card for the language; detecting again clears the choice', async ({
  page,
  open,
}) => {
  await open('/')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Reading settings' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Nederlands' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  expect(await runAxe(page, OPEN_DIALOGS)).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('plainwire.language'))).toBe('"nl"')
  await dialog.getByRole('button', { name: 'Kies volgens mijn locatie' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await page.evaluate(() => localStorage.getItem('plainwire.language'))).toBeNull()
})
