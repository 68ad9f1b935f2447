import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { ROOT } from '../../scripts/setup/paths.mjs'
import { APPLICATION_TEXTS } from '../testing/application-texts.ts'
import type { Edition } from '../testing/edition.ts'
import type { FaultInjectingProxy } from '../testing/fault-injecting-proxy.ts'
import { expect } from '../testing/fixtures.ts'
import { listCachedPaths, listPathsInCache, test, waitUntilEditionCached } from '../testing/network.ts'
import { chooseFromUserMenu, signInOnboardedReader } from '../testing/signed-in.ts'

/** The script element of a page of a release. As a locator it is also found after a reload. */
const scriptOf = (page: Page, release: number) =>
  page.locator(`script[type="module"][src^="/build/r${release}/boot-"]`)

/**
 * Waits until the service worker of a release controls the page, which takes about 4 s because it fetches
 * every file first. Meanwhile no message is sent to the workers: Chromium leaves the new one waiting if the
 * old one is woken up while it ends.
 */
async function workerIsOf(page: Page, release: number): Promise<void> {
  const describeWorkers = async (wanted: number) => {
    const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {}
    const names = await caches.keys()
    const isCached = names.some(
      (name) => name.startsWith('plainwire-release-') && name.endsWith(`r${wanted}`),
    )
    return { isCached, installing: installing?.state, waiting: waiting?.state, active: active?.state }
  }
  const expected = { isCached: true, installing: undefined, waiting: undefined, active: 'activated' }
  await expect
    .poll(() => page.evaluate(describeWorkers, release), { timeout: 60_000, message: `release ${release}` })
    .toEqual(expected)
  const isYours = page.evaluate(async () => {
    const { controller } = navigator.serviceWorker
    const script = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? ''
    const { port1, port2 } = new MessageChannel()
    return new Promise((resolve) => {
      port1.onmessage = ({ data }) => resolve(data)
      controller?.postMessage({ kind: 'is-yours', script }, [port2])
    })
  })
  expect(await isYours).toBe(true)
}

/**
 * Makes the worker that controls the page cache a picture that the server never sends. Resolves once the worker
 * has requested it.
 */
async function cacheEndlessPicture(page: Page, gateway: FaultInjectingProxy): Promise<void> {
  const endless = '/images/endless'
  gateway.hold(endless)
  const isRequested = page.context().waitForEvent('request', (request) => request.url().endsWith(endless))
  await page.evaluate((path) => {
    const message = { kind: 'keep', edition: 0, locale: 'en', pictures: [path], storyId: undefined }
    navigator.serviceWorker.controller?.postMessage(message)
  }, endless)
  await isRequested
}

/** Makes the browser look for a newer worker, as it does from time to time. */
const lookForNewer = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())

const cards = (page: Page) => page.getByRole('article')
/** The line about the missing connection: either the browser is offline or the server can't be reached. */
const line = (page: Page) =>
  page.getByRole('banner').getByText(/^(You are offline|Plainwire cannot be reached)\.$/)

test('row 42: the edition, its categories, search and an opened story are read without a connection', async ({
  page,
  openWhole,
  network,
  edition,
}) => {
  await openWhole('/')
  await waitUntilEditionCached(page)
  const opened = cards(page).first()
  const headline = (await opened.getByRole('heading').textContent()) ?? ''
  await opened.getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Sources', exact: true })).toBeVisible()
  await expect.poll(async () => (await listPathsInCache(page, 'plainwire-stories')).length).toBe(1)
  const path = new URL(page.url()).pathname

  await network.off()
  await page.goto('/')
  await expect(line(page)).toBeVisible()
  await expect(page.getByText(/This is the edition of \w+day/)).toBeVisible()
  await expect(cards(page)).toHaveCount(20)
  await expect(cards(page).first().getByRole('heading')).toHaveText(headline)
  const isDrawn = (image: SVGElement | HTMLElement) =>
    image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0
  await expect.poll(() => cards(page).first().locator('img').first().evaluate(isDrawn)).toBe(true)

  const sections = page
    .getByRole('navigation', { name: APPLICATION_TEXTS.en.sections })
    .filter({ visible: true })
  await sections.getByRole('link', { name: 'Science' }).click()
  const science = edition.stories.filter(({ categories }) => categories.includes('science'))
  await expect(cards(page)).toHaveCount(Math.min(20, science.length))

  await page.goto(`/?q=${encodeURIComponent(headline.split(' ')[0] ?? '')}`)
  await expect(cards(page).first()).toBeVisible()

  await page.goto(path)
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Sources', exact: true })).toBeVisible()
})

test('SM-07 a story that isn’t cached shows that there is no connection', async ({
  page,
  openWhole,
  network,
  edition,
}) => {
  await openWhole('/')
  await waitUntilEditionCached(page)
  await network.off()
  await page.goto(`/story/${edition.stories.at(-1)?.id}`)
  await expect(
    page.getByRole('dialog').getByText('Network error. Please check your connection and try again.'),
  ).toBeVisible()
})

test('in Dutch the shell, the texts and the offline line are Dutch', async ({ page, openWhole, network }) => {
  await openWhole('/?lang=nl')
  await waitUntilEditionCached(page)
  await network.off()
  await page.goto('/world?lang=nl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  await expect(
    page.getByRole('banner').getByText(/^(Je bent offline|Plainwire is niet bereikbaar)\.$/),
  ).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
})

/**
 * Caches an earlier edition of five stories beside the shown one. Both get higher numbers than the product's
 * editions, whose numbers begin at 1.
 */
const cacheEarlier = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('plainwire-editions')
    const [request] = await cache.keys()
    const answer = request && (await cache.match(request))
    const news = await answer?.json()
    const put = (edition: object & { edition: number; fetch_date: string }) => {
      const headers = {
        'content-type': 'application/json',
        'plainwire-edition': String(edition.edition),
        'plainwire-made-at': edition.fetch_date,
        'plainwire-bytes': '5000',
      }
      return cache.put(
        `/news.json?kept=${edition.edition}`,
        new Response(JSON.stringify(edition), { headers }),
      )
    }
    if (request) await cache.delete(request)
    await put({ ...news, edition: 12 })
    const dayBefore = new Date(Date.parse(news.fetch_date) - 26 * 3_600_000).toISOString()
    await put({ ...news, edition: 11, fetch_date: dayBefore, stories: news.stories.slice(0, 5) })
  })

test('ND-02 an earlier edition can be read offline, and the newest is shown when the connection is back', async ({
  page,
  openWhole,
  network,
}) => {
  await openWhole('/')
  await waitUntilEditionCached(page)
  await cacheEarlier(page)
  await network.off()
  await page.goto('/')
  await expect(cards(page)).toHaveCount(20)
  const earlier = page.getByText('Also available offline:').getByRole('button')
  await expect(earlier).toHaveCount(1)
  await earlier.click()
  await expect(cards(page)).toHaveCount(5)
  await network.on()
  // The reader returns to the page.
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(line(page)).toBeHidden()
  await expect(cards(page)).toHaveCount(20)
})

test('B20 no data of the reader is cached', async ({ page, openWhole }) => {
  await openWhole('/')
  await waitUntilEditionCached(page)
  const paths = Object.values(await listCachedPaths(page)).flat()
  const allowed =
    /^\/(build\/|assets\/|images\/(?!share\/)|shell\.html|news\.json\?kept=|translations\/[\w-]+\.json\?kept=|cities\.json$|api\/stories\/[a-z0-9-]+$)/
  expect(paths.filter((path) => !allowed.test(path))).toEqual([])
  expect(paths.filter((path) => path.startsWith('/news.json'))).toHaveLength(1)
})

/** The number of releases, one after another. From the second on, an older one's cache has to be removed. */
const RELEASES = process.env.TORTURE ? 10 : 4

test(`row 42: over ${RELEASES} releases the page is never older than before, and never reloads by itself`, async ({
  page,
  openWhole,
  gateway,
  network,
}) => {
  test.setTimeout(240_000)
  await openWhole('/')
  await waitUntilEditionCached(page)
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  for (let release = 1; release <= RELEASES; release += 1) {
    gateway.deploy(release)
    await page.reload()
    await expect(scriptOf(page, release)).toHaveCount(1)
    // The worker activates without asking, because the page already belongs to its release.
    await workerIsOf(page, release)
    await expect(page.getByText('A new version is ready.')).toBeHidden()
    const releases = Object.keys(await listCachedPaths(page)).filter((name) =>
      name.startsWith('plainwire-release-'),
    )
    expect(releases.length).toBeLessThanOrEqual(2)
  }
  expect(loads).toBe(RELEASES)
  await network.off()
  await page.reload()
  await expect(line(page)).toBeVisible()
  await expect(scriptOf(page, RELEASES)).toHaveCount(1)
  await expect(cards(page)).toHaveCount(20)
})

/** Saves a story as another device of the reader would. */
async function saveElsewhere(request: APIRequestContext, token: string, story: Edition['stories'][number]) {
  const { id, headline, sub_headline, description, categories, tags, published_at, sources } = story
  const snapshot = { headline, sub_headline, description, categories, tags, published_at, sources }
  const answer = await request.post('/api/saved-stories', {
    data: { storyId: id, story: snapshot },
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status()).toBe(200)
}

/** Removes stories from the cached edition, as a newer edition would. */
const dropFromEdition = (page: Page, ids: readonly string[]) =>
  page.evaluate(async (dropped) => {
    const cache = await caches.open('plainwire-editions')
    const editions = (await cache.keys()).filter(({ url }) => new URL(url).pathname === '/news.json')
    for (const request of editions) {
      const answer = await cache.match(request)
      const news: { stories: { id: string }[] } = await answer?.json()
      const stories = news.stories.filter(({ id }) => !dropped.includes(id))
      await cache.put(
        request,
        new Response(JSON.stringify({ ...news, stories }), { headers: answer?.headers ?? {} }),
      )
    }
  }, ids)

test('row 42: ten stories saved on another device can be read offline after one visit, also after a release and when the edition no longer has them', async ({
  page,
  openWhole,
  gateway,
  network,
  edition,
}) => {
  test.setTimeout(240_000)
  const saved = edition.stories.slice(-10)
  const { token } = await signInOnboardedReader(page)
  for (const story of saved) await saveElsewhere(page.request, token, story)
  await openWhole('/')
  await waitUntilEditionCached(page)
  const isStored = async () => {
    const stored = await listPathsInCache(page, 'plainwire-saved')
    return saved.filter(({ id }) => !stored.includes(`/api/stories/${id}`)).length
  }
  await expect.poll(isStored).toBe(0)
  gateway.deploy(1)
  await page.reload()
  await workerIsOf(page, 1)
  await dropFromEdition(
    page,
    saved.map(({ id }) => id),
  )

  await network.off()
  await page.goto('/')
  await expect(line(page)).toBeVisible()
  await chooseFromUserMenu(page, 'Saved Stories')
  const list = page.getByRole('dialog').last()
  await expect(list.getByText('10 saved stories')).toBeVisible()
  for (const { headline } of saved) await expect(list.getByRole('link', { name: headline })).toBeVisible()
  for (const { id, headline, sources } of saved) {
    await page.goto(`/story/${id}`)
    const dialog = page.getByRole('dialog', { name: headline })
    const links = dialog.getByRole('region', { name: 'Sources', exact: true }).getByRole('link')
    await expect(links).toHaveCount(sources.length)
  }
  // A story that was neither saved nor opened can't be read, so the stories above came from the cache of
  // saved ones.
  const other = edition.stories.find(({ id }) => !saved.some((story) => story.id === id))
  await page.goto(`/story/${other?.id}`)
  await expect(page.getByRole('dialog').getByText(/^Network error\./)).toBeVisible()
})

test('an open page shows that there is a new version; its parts still load, and a button loads the new version', async ({
  page,
  openWhole,
  gateway,
  context,
  network: _,
}) => {
  await openWhole('/')
  await waitUntilEditionCached(page)
  // The old worker's work ends although the picture never arrives, so the new worker can take over.
  await cacheEndlessPicture(page, gateway)
  gateway.deploy(1)
  const other = await context.newPage()
  await other.goto('/')
  await workerIsOf(other, 1)
  await expect(page.getByText('A new version is ready.')).toBeVisible()
  await expect(scriptOf(page, 1)).toHaveCount(0)
  // A chunk that this page hasn't fetched yet, and that the server no longer has.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Load it' }).click()
  await expect(scriptOf(page, 1)).toHaveCount(1)
  await expect(page.getByText('A new version is ready.')).toBeHidden()
})

test('a new version whose worker can’t activate is loaded anyway', async ({
  page,
  openWhole,
  gateway,
  network: _,
}) => {
  await openWhole('/')
  await waitUntilEditionCached(page)
  await cacheEndlessPicture(page, gateway)
  gateway.deploy(1)
  await lookForNewer(page)
  await page.getByRole('button', { name: 'Load it' }).click()
  await expect(scriptOf(page, 1)).toHaveCount(1)
  await expect(cards(page)).toHaveCount(20)
})

test('a chunk that no longer exists is reported, and the page stays', async ({
  page,
  openWhole,
  gateway,
  troubles,
  network: _,
}) => {
  troubles.allow(/Failed to load resource/)
  await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }))
  await openWhole('/')
  gateway.deploy(7)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page.getByText('This part belongs to an older version of Plainwire.')).toBeVisible()
  await expect(cards(page)).toHaveCount(20)
  await page.getByRole('button', { name: 'Load it' }).click()
  await expect(scriptOf(page, 7)).toHaveCount(1)
})

test('an operator can remove the service worker everywhere, with everything it has cached', async ({
  page,
  openWhole,
  gateway,
  network: _,
}) => {
  await openWhole('/')
  await waitUntilEditionCached(page)
  const source = readFileSync(join(ROOT, 'packages/server/src/pages/offline-files.ts'), 'utf8')
  const retired = /RETIRED_WORKER = `([^`]+)`/.exec(source)?.[1]
  gateway.replace('/sw.js', retired)
  await lookForNewer(page)
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0)
  expect(Object.keys(await listCachedPaths(page))).toEqual([])
})
