import type { Page } from '@playwright/test'
import { richStory } from '../edition.ts'
import { expect, test } from '../fixtures.ts'
import { type Recorded, startRecorder } from './recorder.ts'

/** Words that this reader says to their device and to nobody else. */
const MUTED = 'zebrafish'
const CITY = { typed: 'Reykj', name: /^Reykjav/, told: /reykjav|64\.1[34]\d|-21\.[89]\d/i }
/** Words that go to our own search of older stories, and nowhere else: the box says so. */
const SOUGHT = 'lighthousekeeper'

/** Chromium itself asks there what kind of field a form has; a page can neither cause nor prevent it. */
const BROWSERS_OWN = /^content-autofill\.googleapis\.com:443$/

/**
 * What browsers say of themselves and of a request, also of one that goes on where another was ended. Anything else would be
 * ours, and there is nothing we want to know.
 */
const USUAL_HEADERS =
  /^(?:host|(?:proxy-)?connection|user-agent|accept(?:-.*)?|sec-.*|referer|origin|content-(?:type|length)|if-(?:none-match|range)|cache-control|pragma|upgrade-insecure-requests|priority|service-worker|range)$/

async function readAStory(page: Page): Promise<void> {
  await page.getByRole('dialog').locator('summary').first().click()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Link to this story' })).toHaveValue(/\/story\//)
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^Show (?:all \d+ pictures|the picture large)$/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Pictures of this story' }).first()).toBeVisible()
  await page.keyboard.press('Escape')
}

async function mute(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mute …' }).click()
  const mutes = page.getByRole('dialog', { name: /^Muted words/ })
  await mutes.getByRole('radio', { name: 'Word' }).check()
  await mutes.getByRole('combobox').or(mutes.getByRole('textbox')).first().fill(MUTED)
  await mutes.getByRole('button', { name: 'Mute', exact: true }).click()
  await expect(mutes.getByRole('button', { name: `Unmute ${MUTED}` })).toBeVisible()
  await page.keyboard.press('Escape')
}

async function search(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const field = page.getByRole('combobox', { name: 'Search the news' })
  await field.fill(SOUGHT)
  await expect(page.getByText(/No stories found for/)).toBeVisible()
  await page.getByRole('button', { name: 'Clear and close the search' }).click()
}

async function choosePlace(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /location/i })
    .filter({ visible: true })
    .first()
    .click()
  await page.getByRole('searchbox').or(page.getByRole('combobox')).last().fill(CITY.typed)
  await page
    .getByRole('button', { name: CITY.name })
    .or(page.getByRole('option', { name: CITY.name }))
    .first()
    .click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('plainwire.place'))).toMatch(CITY.told)
}

/** Everything of a request, as one text. */
function said({ url, headers, body }: Recorded): string {
  return decodeURIComponent(
    `${url}\n${JSON.stringify(headers)}\n${body}`.replaceAll(/%(?![0-9a-f]{2})/gi, '%25'),
  )
}

test('B20 a whole session asks no other host, keeps no cookie and tells nobody about the reader', async ({
  browser,
  origin,
  edition,
}) => {
  test.setTimeout(180_000)
  const recorder = await startRecorder(origin)
  const proxy = { server: recorder.address, bypass: '<-loopback>' }
  const context = await browser.newContext({ proxy, baseURL: origin, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('button', { name: 'Load more' }).click()
  await page.goto(`/story/${richStory(edition).id}`)
  await readAStory(page)
  await mute(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
  await search(page)
  await choosePlace(page)
  for (const path of ['/local', '/science', '/crime', '/about', '/quality', '/?lang=nl']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  }
  await context.setOffline(true)
  await page.goto('/world').catch(() => undefined)
  await context.setOffline(false)
  expect(await context.cookies()).toEqual([])
  await context.close()
  await recorder.stop()

  const all = recorder.all.filter(({ url }) => !BROWSERS_OWN.test(url))
  expect(all.length).toBeGreaterThan(20)
  expect(all.map(({ url }) => url).filter((url) => !url.startsWith(`${origin}/`))).toEqual([])
  expect(all.filter(({ headers, setsCookie }) => headers.cookie || setsCookie)).toEqual([])
  const headers = new Set(all.flatMap((request) => Object.keys(request.headers)))
  expect([...headers].filter((name) => !USUAL_HEADERS.test(name))).toEqual([])
  const telling = all.filter((request) => said(request).includes(MUTED) || CITY.told.test(said(request)))
  expect(telling.map(({ url }) => url)).toEqual([])
  const searches = all.filter((request) => said(request).includes(SOUGHT))
  expect(searches.filter(({ url }) => !new URL(url).pathname.startsWith('/api/stories/search'))).toEqual([])
  const sent = all.filter(({ method }) => method !== 'GET' && method !== 'HEAD')
  expect(sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
    'POST /api/stories/share',
  ])
})
