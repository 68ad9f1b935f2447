import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '../testing/fixtures.ts'
import { test } from '../testing/network.ts'

/** Delivers a push message to the service worker, as the browser's push service would. */
async function deliver(context: BrowserContext, page: Page, origin: string, message: object): Promise<void> {
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  const data = JSON.stringify(message)
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  await session.detach()
}

/**
 * A script that makes the service worker record its notifications, because Chromium shows none on a machine
 * without a window system.
 */
const WRITES_DOWN = `
  ServiceWorkerRegistration.prototype.showNotification = async (title, { body, data, tag }) => {
    const shown = await caches.open('shown')
    await shown.put('/shown?' + tag, Response.json({ title, body, data }))
  }
`

/** The recorded notifications, the last one of each tag. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('shown')
    const answers = await cache.matchAll()
    return Promise.all(answers.map((answer) => answer.json()))
  })

test('breaking news is shown as a notification, without its headline if the reader has muted it', async ({
  page,
  context,
  openWhole,
  origin,
  edition,
  gateway,
  network: _,
}) => {
  test.setTimeout(180_000)
  const worker = await (await fetch(`${origin}/sw.js`)).text()
  gateway.replace('/sw.js', WRITES_DOWN + worker)
  await openWhole('/')
  // Waits for the service worker without a timeout of its own, because a busy machine may be slow.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const story = edition.stories[0]
  if (!story) throw new Error('The edition has a story.')
  const news = { id: story.id, headline: 'Dam breaks near Zwolle', label: 'Breaking', language: 'en' }
  await deliver(context, page, origin, { ...news, text: '', topics: story.categories })
  const whole = { title: 'Breaking', body: news.headline, data: { path: `/story/${story.id}` } }
  await expect.poll(() => shown(page), { timeout: 60_000 }).toEqual([whole])

  // The data that the page caches for the worker after a mute was added.
  await page.evaluate(async () => {
    const mute = { id: 'word:dam', kind: 'word', text: 'dam', mode: 'hide', addedAt: '2026-01-01T00:00:00Z' }
    const choices = Response.json({ neutral: 'About something you muted', mutes: [mute] })
    await (await caches.open('plainwire-push')).put('/push-choices?kept', choices)
  })
  await deliver(context, page, origin, { ...news, text: '', topics: [] })
  await expect
    .poll(() => shown(page), { timeout: 60_000 })
    .toEqual([{ title: 'Breaking', body: 'About something you muted', data: { path: '/' } }])
})
