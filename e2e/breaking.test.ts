import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { test } from './network.ts'

/** Delivers a message to the service worker, as the browser does that has it from its maker's push service. */
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
 * A worker that writes its notifications down. A Chromium without a window system, which is all that a bare machine has,
 * shows none, whatever is permitted.
 */
const WRITES_DOWN = `
  ServiceWorkerRegistration.prototype.showNotification = async (title, { body, data, tag }) => {
    const shown = await caches.open('shown')
    await shown.put('/shown?' + tag, Response.json({ title, body, data }))
  }
`

/** The notifications of the worker, one for each tag. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('shown')
    const answers = await cache.matchAll()
    return Promise.all(answers.map((answer) => answer.json()))
  })

test('breaking news arrives as a calm notification, and without its headline where that is muted', async ({
  page,
  context,
  open,
  origin,
  edition,
  gateway,
  network: _,
}) => {
  test.setTimeout(180_000)
  const worker = await (await fetch(`${origin}/sw.js`)).text()
  gateway.replace('/sw.js', WRITES_DOWN + worker)
  await open('/')
  // However long it takes on a busy machine: the test's own time is the limit.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const story = edition.stories[0]
  if (!story) throw new Error('The edition has a story.')
  const news = { id: story.id, headline: 'Dam breaks near Zwolle', label: 'Breaking', language: 'en' }
  await deliver(context, page, origin, { ...news, text: '', topics: story.categories })
  const whole = { title: 'Breaking', body: news.headline, data: { path: `/story/${story.id}` } }
  await expect.poll(() => shown(page), { timeout: 60_000 }).toEqual([whole])

  // The data that the page stores for the worker after the reader has muted something.
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
