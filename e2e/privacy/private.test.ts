import type { Page } from '@playwright/test'
import { findStoryWithMostSources } from '../testing/edition.ts'
import { expect, test } from '../testing/fixtures.ts'
import { fetchSavedIds, restoreSession, signInOnboardedReader } from '../testing/signed-in.ts'
import { type RecordedRequest, startRecorder } from './recorder.ts'
import { classifyRequest, findUnlistedParts } from './unlisted.ts'

/** Words that this reader only mutes, so that no request may contain them. */
const MUTED = 'zebrafish'
const CITY = { typed: 'Reykj', name: /^Reykjav/, told: /reykjav|64\.1[34]\d|-21\.[89]\d/i }
/** Words that are only sent to our search of older stories, as the search box says. */
const SOUGHT = 'lighthousekeeper'

/** Requests that Chromium makes by itself to classify form fields; a page can't prevent them. */
const BROWSERS_OWN = /^content-autofill\.googleapis\.com:443$/

/** The reader's position, as phones report it. */
const POSITION = { latitude: 52.512345678901, longitude: 6.091234567891, accuracy: 20 }
/** The position with more than one decimal; not the fractions of seconds in times. */
const EXACT_POSITION = /(?:52\.51|6\.09)(?!\d*Z)/

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
  await page.getByRole('region', { name: 'Mute from this story' }).getByRole('button').first().click()
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
  const isSought = page.waitForRequest('**/api/stories/search?*')
  await field.fill(SOUGHT)
  await field.press('Enter')
  await isSought
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

async function takeCurrentLocation(page: Page): Promise<void> {
  await page.goto('/local')
  await page.getByRole('main').getByRole('button', { name: 'Use Current Location' }).click()
  await expect(page.getByText('Showing local stories from Zwolle')).toBeVisible()
}

/** All data of a request, as one text. */
function textOf({ url, headers, body }: RecordedRequest): string {
  return decodeURIComponent(
    `${url}\n${JSON.stringify(headers)}\n${body}`.replaceAll(/%(?![0-9a-f]{2})/gi, '%25'),
  )
}

test('B20 a whole session makes no request to other hosts, sets no cookie, and sends nothing about the reader', async ({
  browser,
  origin,
  edition,
}) => {
  test.setTimeout(180_000)
  const recorder = await startRecorder(origin)
  const proxy = { server: recorder.address, bypass: '<-loopback>' }
  const context = await browser.newContext({
    proxy,
    baseURL: origin,
    reducedMotion: 'reduce',
    serviceWorkers: 'allow',
    permissions: ['geolocation'],
    geolocation: POSITION,
  })
  const page = await context.newPage()
  // English is chosen, because the place would offer Dutch and the words are English.
  await page.addInitScript(() => localStorage.setItem('plainwire.language', '"en"'))
  await takeCurrentLocation(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Load more' }).click()
  await page.goto(`/story/${findStoryWithMostSources(edition).id}`)
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
  expect(all.flatMap(findUnlistedParts)).toEqual([])
  expect(all.filter((request) => EXACT_POSITION.test(textOf(request)))).toEqual([])
  const telling = all.filter((request) => textOf(request).includes(MUTED) || CITY.told.test(textOf(request)))
  expect(telling.map(({ url }) => url)).toEqual([])
  const searches = all.filter((request) => textOf(request).includes(SOUGHT))
  expect(searches.filter(({ url }) => !new URL(url).pathname.startsWith('/api/stories/search'))).toEqual([])
  const sent = all.filter(({ method }) => method !== 'GET' && method !== 'HEAD')
  expect(sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
    'POST /api/geo/reverse',
    'POST /api/stories/share',
  ])
  const kinds = new Set(all.map(classifyRequest))
  expect(kinds).toEqual(
    new Set(['page', 'files', 'edition', 'story', 'pictures', 'search', 'place', 'share']),
  )
})

test('M6: if a signed-in reader saves a story, only the account’s calls identify the reader', async ({
  browser,
  origin,
  page: outside,
}) => {
  test.setTimeout(180_000)
  const { token, session } = await signInOnboardedReader(outside)
  const recorder = await startRecorder(origin)
  const proxy = { server: recorder.address, bypass: '<-loopback>' }
  const context = await browser.newContext({
    proxy,
    baseURL: origin,
    reducedMotion: 'reduce',
    serviceWorkers: 'allow',
  })
  const page = await context.newPage()
  await restoreSession(page, session)
  await page.goto('/')
  const bookmark = page.getByRole('article').getByRole('button', { name: /^Save story/ })
  await bookmark.first().click()
  await expect.poll(async () => (await fetchSavedIds(outside.request, token)).length).toBe(1)
  await page.goto('/science')
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await expect.poll(() => recorder.all.map(classifyRequest)).toContain('story')
  await context.close()
  await recorder.stop()

  const all = recorder.all.filter(({ url }) => !BROWSERS_OWN.test(url))
  expect(all.flatMap(findUnlistedParts)).toEqual([])
  const named = all.filter(({ headers }) => headers.authorization)
  expect(new Set(named.map(classifyRequest))).toEqual(new Set(['account']))
})

test('M6: requests that aren’t on the list are found', async ({ browser, origin }) => {
  const recorder = await startRecorder(origin)
  const proxy = { server: recorder.address, bypass: '<-loopback>' }
  const context = await browser.newContext({ proxy, baseURL: origin, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto('/about')
  recorder.all.length = 0
  await page.evaluate(async () => {
    const asJson = { method: 'POST', headers: { 'content-type': 'application/json' } }
    await fetch('/api/geo/ip', { referrerPolicy: 'unsafe-url' })
    await fetch('/api/stories/s1?from=card')
    await fetch('/api/stories/s1', { headers: { authorization: 'Bearer x', 'x-visitor': '7' } })
    await fetch('/api/geo/reverse', { ...asJson, body: '{"latitude":1,"longitude":2,"accuracy":3}' })
    await fetch('/api/seen', { ...asJson, body: '{}' })
    await fetch('/news.json')
  })
  await context.close()
  await recorder.stop()
  const found = recorder.all.filter(({ url }) => url.startsWith(origin)).flatMap(findUnlistedParts)
  expect(found.sort()).toEqual([
    'GET /api/geo/ip header: referer',
    'GET /api/stories/s1 header: authorization',
    'GET /api/stories/s1 header: x-visitor',
    'GET /api/stories/s1 query: from',
    'POST /api/geo/reverse body: accuracy',
    'POST /api/seen',
  ])
})
