import { expect, test } from '../testing/fixtures.ts'

test('a page without interaction starts nothing for 5 s', async ({ page }) => {
  await page.clock.install()
  const isStarted = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/news.json')),
    )
  await page.goto('/')
  await page.waitForLoadState('load')
  await page.clock.runFor(4000)
  expect(await isStarted()).toBe(false)
  await page.clock.runFor(4000)
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  )
})

test('SI-08 for a reader who returns from an identity provider the application starts at once', async ({
  page,
}) => {
  // The page's clock only advances by these steps, so the 5 s never pass.
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto('/#sign-in=google.error.failed')
  const isToldOf = async () => {
    await page.clock.runFor(50)
    return page.getByRole('dialog').isVisible()
  }
  await expect.poll(isToldOf).toBe(true)
})

for (const path of ['/', '/local']) {
  test(`the first click on ${path} is not lost, however early it comes`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'commit' })
    const search = page.getByRole('button', { name: 'Search', exact: true })
    await search.waitFor()
    // A click without a pointer, as by a screen reader, before the application has started.
    await search.evaluate((button) => button instanceof HTMLElement && button.click())
    await expect(page.getByRole('combobox', { name: 'Search the news' })).toBeFocused()
  })
}

test('with a persisted place Local is never shown without it', async ({ page, open }) => {
  await open('/local')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^London/ })
    .click()
  await expect(page.getByText('Showing local stories from London')).toBeVisible()
  await page.route('**/build/entry-client*', () => undefined)
  await page.reload({ waitUntil: 'load' })
  await expect(page.getByText('Choose your city to see the news from around it.')).toBeHidden()
})
