import { APPLICATION_TEXTS, LANGUAGES } from '../testing/application-texts.ts'
import { expect, test } from '../testing/fixtures.ts'

const ROTTERDAM = {
  city: 'Rotterdam',
  country: 'Netherlands',
  countryCode: 'NL',
  latitude: 51.92,
  longitude: 4.48,
}
const BANNERS = { en: 'Showing local stories from Rotterdam', nl: 'Lokaal nieuws uit Rotterdam' }
const UNPLACED = {
  en: 'Choose your city to see the news from around it.',
  nl: 'Kies je stad om het nieuws uit de buurt te zien.',
}

for (const language of LANGUAGES) {
  test(`FD-10 Local without a city asks for one, in ${language}`, async ({ page, open }) => {
    await open(`/local${APPLICATION_TEXTS[language].query}`)
    await expect(page.getByText(UNPLACED[language])).toBeVisible()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
  })

  test(`FD-01 Local shows the city and the reason why each story is listed, in ${language}`, async ({
    page,
    open,
  }) => {
    await page.addInitScript(
      ([place, chosen]) => {
        localStorage.setItem('plainwire.place', place)
        localStorage.setItem('plainwire.language', chosen)
      },
      [JSON.stringify(ROTTERDAM), JSON.stringify(language)] as const,
    )
    await open(`/local${APPLICATION_TEXTS[language].query}`)
    await expect(page.getByText(BANNERS[language])).toBeVisible()
    await expect(page.getByRole('article').first()).toContainText(/\d+ km/)
    await page.setViewportSize({ width: 320, height: 700 })
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await expect.poll(overflow).toBeLessThanOrEqual(0)
  })
}

test('the radius narrows Local and is remembered', async ({ page, open }) => {
  await page.addInitScript((place) => {
    localStorage.setItem('plainwire.place', place)
    localStorage.setItem('plainwire.language', '"en"')
  }, JSON.stringify(ROTTERDAM))
  await open('/local')
  await expect(page.getByRole('article').first()).toBeVisible()
  const radius = page.getByRole('slider', { name: /Radius/ })
  await radius.fill('2')
  await expect(radius).toHaveAttribute('aria-valuetext', '50 km')
  await page.reload()
  await expect(radius).toHaveAttribute('aria-valuetext', '50 km')
})
