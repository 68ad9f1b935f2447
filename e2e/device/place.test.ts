import { APPLICATION_TEXTS, LANGUAGES } from '../testing/application-texts.ts'
import { runAxe } from '../testing/axe.ts'
import { expect, test } from '../testing/fixtures.ts'

/** A position with twelve decimals, as phones report it. */
const ZWOLLE = { latitude: 52.512345678901, longitude: 6.091234567891, accuracy: 20 }
const SAID = {
  en: {
    current: 'Use Current Location',
    search: 'Search cities',
    label: (city: string) => `Location: ${city}`,
    unplaced: 'Choose your city to see the news from around it.',
  },
  nl: {
    current: 'Gebruik huidige locatie',
    search: 'Zoek een stad',
    label: (city: string) => `Locatie: ${city}`,
    unplaced: 'Kies je stad om het nieuws uit de buurt te zien.',
  },
} as const

for (const language of LANGUAGES) {
  const said = SAID[language]
  test(`LO-01 LO-06 a city is searched and chosen with the keyboard, in ${language}`, async ({
    page,
    open,
  }) => {
    await open(`/${APPLICATION_TEXTS[language].query}`)
    await page.evaluate((chosen) => localStorage.setItem('plainwire.language', `"${chosen}"`), language)
    await page.getByRole('banner').getByRole('button', { name: APPLICATION_TEXTS[language].location }).click()
    const field = page.getByRole('searchbox', { name: said.search })
    await expect(field).toBeFocused()
    await expect(page.getByRole('listitem').filter({ hasText: /^São Paulo/ })).toBeVisible()
    await field.fill('zwolle')
    await expect(page.getByRole('button', { name: /^Zwolle/ })).toBeVisible()
    await field.press('Tab')
    await page.keyboard.press('Enter')
    const selector = page.getByRole('banner').getByRole('button', { name: said.label('Zwolle') })
    await expect(selector).toBeFocused()
    await page.reload()
    await selector.click()
    await expect(page.getByRole('searchbox', { name: said.search })).toBeVisible()
    expect(await runAxe(page)).toEqual([])
  })

  test(`FD-10 LO-01 Local without a place shows the card, in ${language}`, async ({ page, openWhole }) => {
    await openWhole(`/local${APPLICATION_TEXTS[language].query}`)
    const main = page.getByRole('main')
    await expect(main.getByText(said.unplaced)).toBeVisible()
    await expect(main.getByRole('button', { name: said.current })).toBeVisible()
    expect(await runAxe(page)).toEqual([])
  })
}

test('LO-06 a Dutch name finds the city, and no city is listed twice', async ({ page, open }) => {
  await open('/')
  await page.getByRole('banner').getByRole('button', { name: APPLICATION_TEXTS.en.location }).click()
  const found = page.getByRole('list', { name: 'Cities found' }).getByRole('button')
  await page.getByRole('searchbox').fill('Antwerpen')
  await expect(found).toHaveText(['AntwerpBelgium'])
  await page.getByRole('searchbox').fill('new york')
  // East New York and West New York are other towns.
  await expect(found.first()).toHaveText('New YorkUnited States')
  await expect(found.filter({ hasText: /^New YorkUnited States$/ })).toHaveCount(1)
})

test('LO-02 the position isn’t requested before the reader asks for it', async ({
  page,
  context,
  openWhole,
}) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/geo/')) requests.push(request.url())
  })
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(ZWOLLE)
  await openWhole('/local')
  await page.getByRole('main').getByRole('button', { name: SAID.en.current }).waitFor()
  expect(requests).toEqual([])
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('LO-02 LO-05 the browser’s position is sent with one decimal, in a body, to find the town', async ({
  page,
  context,
  open,
}) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/geo/'))
      requests.push(`${new URL(request.url()).search}${request.postData()}`)
  })
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(ZWOLLE)
  await page.addInitScript(() => localStorage.setItem('plainwire.language', '"en"'))
  await open('/local')
  await page.getByRole('main').getByRole('button', { name: SAID.en.current }).click()
  await expect(page.getByText('Showing local stories from Zwolle')).toBeVisible()
  expect(requests).toEqual(['{"latitude":52.5,"longitude":6.1}'])
  const kept = await page.evaluate(() => localStorage.getItem('plainwire.found-place'))
  expect(JSON.parse(kept ?? '{}')).toMatchObject({ source: 'browser', latitude: 52.51, accuracy: 0.02 })
})

test('LO-03 if the position is refused and the server knows no place, Lisbon is the default', async ({
  page,
  open,
}) => {
  await open('/local')
  await page.getByRole('main').getByRole('button', { name: SAID.en.current }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Location: Lisbon' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('LO-03 if the detection fails, New York is the default, with a message', async ({ page, open }) => {
  await page.route('**/api/geo/ip', (route) => route.fulfill({ status: 200, body: 'no JSON' }))
  await open('/local')
  await page.getByRole('main').getByRole('button', { name: SAID.en.current }).click()
  // The text is in the toast, and briefly in the live region for screen readers.
  const toasts = page.getByRole('region', { name: 'Messages' })
  await expect(toasts.getByText('Failed to detect location')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Location: New York' })).toBeVisible()
})
