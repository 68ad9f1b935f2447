import { PrecacheController } from 'workbox-precaching'
import { CACHE_NAMES, RELEASE_CACHE_PREFIX, type ServiceWorkerMessage } from '../lib/offline/cache-names.ts'
import { cacheResponse, fetchShownFile } from './cache-response.ts'
import { cacheEdition } from './cached-editions.ts'
import { cacheSavedStories, clearSavedStoriesCache } from './cached-saved.ts'
import { findReleaseCachesToDelete } from './entries-to-evict.ts'
import { determineRequestKind } from './kinds.ts'
import { openNotificationPage, showPushNotification } from './push-notifications.ts'
import { REQUEST_HANDLERS } from './request-handlers.ts'
import { type ExtendableWorkerEvent, serviceWorkerGlobal } from './scope.ts'
import { buildStoryCallPath } from './story-call.ts'

/** The release's id and files, inserted by the build (vite-service-worker.ts). */
declare const RELEASE: { id: string; files: { url: string; revision: string | null }[] }

/** The maximum number of pictures that are cached each time the page reports what is on screen. */
const MAX_PICTURES = 40

const cacheName = RELEASE_CACHE_PREFIX + RELEASE.id
const own = new PrecacheController({ cacheName })
own.addToCacheList(RELEASE.files)

async function activate(event: ExtendableWorkerEvent): Promise<void> {
  await own.activate(event)
  const leave = findReleaseCachesToDelete(await caches.keys(), cacheName)
  await Promise.all(leave.map((name) => caches.delete(name)))
  await serviceWorkerGlobal.clients.claim()
}

/**
 * Caches a file that the page has just shown. The file comes from the browser's HTTP cache. Failed responses
 * aren't cached.
 */
async function cacheShown(name: (typeof CACHE_NAMES)[keyof typeof CACHE_NAMES], path: string): Promise<void> {
  const { href, origin } = new URL(path, location.origin)
  if (origin !== location.origin || (await (await caches.open(name)).match(href))) return
  const answer = await fetchShownFile(href)
  if (answer.ok) await cacheResponse(name, href, answer)
}

async function cacheScreen({ edition, locale, pictures, storyId }: ServiceWorkerMessage & { kind: 'keep' }) {
  await cacheEdition(edition, locale)
  const story = storyId && buildStoryCallPath(storyId)
  const work = pictures.slice(0, MAX_PICTURES).map((path) => cacheShown(CACHE_NAMES.pictures, path))
  await Promise.allSettled(story ? [cacheShown(CACHE_NAMES.stories, story), ...work] : work)
}

serviceWorkerGlobal.addEventListener('install', (event) => event.waitUntil(own.install(event)))
serviceWorkerGlobal.addEventListener('activate', (event) => event.waitUntil(activate(event)))
serviceWorkerGlobal.addEventListener('message', (event) => {
  // Only pages of this origin can send messages to this worker, so the type is trusted.
  const message = event.data as ServiceWorkerMessage
  if (message.kind === 'keep') event.waitUntil(cacheScreen(message))
  if (message.kind === 'keep-saved') event.waitUntil(cacheSavedStories(message.pictures))
  if (message.kind === 'forget-saved')
    event.waitUntil(clearSavedStoriesCache().then(() => event.ports[0]?.postMessage(true)))
  if (message.kind === 'take-over') event.waitUntil(serviceWorkerGlobal.skipWaiting())
  if (message.kind === 'is-yours') {
    const [port] = event.ports
    port?.postMessage(RELEASE.files.some(({ url }) => url === message.script))
  }
})
serviceWorkerGlobal.addEventListener('push', (event) =>
  event.waitUntil(showPushNotification(event.data?.text(), new Date())),
)
serviceWorkerGlobal.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openNotificationPage(event.notification.data))
})
serviceWorkerGlobal.addEventListener('fetch', (event) => {
  const { request } = event
  const kind = determineRequestKind(request, location.origin)
  if (!kind) return
  const answer = REQUEST_HANDLERS[kind]({
    request,
    ownFile: (url) => own.matchPrecache(url),
    after: (work) => event.waitUntil(work),
  })
  event.respondWith(answer)
})
