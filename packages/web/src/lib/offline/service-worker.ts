import { SERVICE_WORKER_PATH } from '@plainwire/domain/addresses'
import { HOUR_MS } from '@plainwire/domain/units'
import { toTrustedWorkerUrl } from '../start/worker-url.ts'
import type { ServiceWorkerMessage } from './cache-names.ts'
import { newerReleaseLoader, reloadPage } from './release.ts'

/** How often an open page checks for a newer release, in ms. Browsers also check whenever a page is loaded. */
const UPDATE_INTERVAL_MS = HOUR_MS

/** The maximum wait for the worker to delete the saved stories, in ms. */
const FORGET_MS = 5000

/**
 * The maximum wait for a new worker to take control, in ms. A worker that is delayed, for example by work of
 * the previous worker, takes control at a later load.
 */
const TAKE_OVER_MS = 3000

/**
 * The interval at which a message to a worker is repeated, in ms, and the maximum number of messages. A
 * message may have no effect: Chromium leaves a new worker waiting if the previous worker is woken up while
 * it ends, and a worker doesn't answer if the browser stops it before it has handled the message.
 */
const REPEAT_MS = 5000
const MAX_MESSAGES = 12

/** The part of a service worker's interface that the page uses. */
export type ServiceWorkerLike = Pick<ServiceWorker, 'postMessage'>

/** Returns the URL of this page's main script, which only this page's release contains. */
function ownScript(): string {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? ''
}

function post(worker: ServiceWorkerLike, message: ServiceWorkerMessage, ports: MessagePort[] = []): void {
  worker.postMessage(message, ports)
}

/** True if a worker belongs to this page's release. The question is repeated until the worker answers. */
function isOfThisRelease(worker: ServiceWorkerLike): Promise<boolean> {
  return new Promise((resolve) => {
    const ask = (left: number) => {
      const { port1, port2 } = new MessageChannel()
      const again = left > 1 ? setTimeout(ask, REPEAT_MS, left - 1) : undefined
      port1.onmessage = ({ data }) => {
        clearTimeout(again)
        port1.close()
        resolve(data === true)
      }
      post(worker, { kind: 'is-yours', script: ownScript() }, [port2])
    }
    ask(MAX_MESSAGES)
  })
}

/** Activates the newer worker and then reloads the page. Called only on the reader's request. */
function loadNewer(registration: ServiceWorkerRegistration): void {
  const { waiting } = registration
  if (waiting) {
    navigator.serviceWorker.addEventListener('controllerchange', reloadPage, { once: true })
    setTimeout(reloadPage, TAKE_OVER_MS)
    post(waiting, { kind: 'take-over' })
  } else reloadPage()
}

/** Requests a waiting worker to become active, and repeats the request while the worker stays waiting. */
function takeOver(waiting: ServiceWorker, left = MAX_MESSAGES): void {
  if (left === 0 || waiting.state !== 'installed') return
  post(waiting, { kind: 'take-over' })
  setTimeout(takeOver, REPEAT_MS, waiting, left - 1)
}

/**
 * Activates a waiting worker at once if it belongs to the page's release. Otherwise the reader is notified of
 * the newer release.
 */
async function handleWaiting(waiting: ServiceWorker, registration: ServiceWorkerRegistration): Promise<void> {
  if (await isOfThisRelease(waiting)) takeOver(waiting)
  else newerReleaseLoader.set(() => loadNewer(registration))
}

function watchUpdates(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator
  const watchInstalling = () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      // Without an active worker, the installed one is the first on the device, and becomes active by itself.
      if (installing.state === 'installed' && registration.active)
        void handleWaiting(installing, registration)
    })
  }
  if (registration.waiting) void handleWaiting(registration.waiting, registration)
  // The browser checks for a newer worker on each navigation, and may have found it before the page registers.
  watchInstalling()
  registration.addEventListener('updatefound', watchInstalling)
  serviceWorker.addEventListener('controllerchange', async () => {
    const { controller } = serviceWorker
    if (controller && !(await isOfThisRelease(controller))) newerReleaseLoader.set(reloadPage)
  })
  // Without a connection a check fails; the next one is soon enough.
  setInterval(() => void registration.update().catch(() => undefined), UPDATE_INTERVAL_MS)
}

/** Returns the browser's service workers; undefined if the browser has none or denies access. */
function workers(): ServiceWorkerContainer | undefined {
  return navigator.serviceWorker
}

/** Registers the service worker, if the browser supports it. Does nothing otherwise. */
export async function registerServiceWorker(): Promise<void> {
  if (!workers()) return
  try {
    // A URL that the page's Trusted Types policy allows.
    const url = toTrustedWorkerUrl(SERVICE_WORKER_PATH)
    watchUpdates(await navigator.serviceWorker.register(url, { scope: '/', updateViaCache: 'none' }))
  } catch {
    return
  }
}

/** Caches the edition and story on screen, once the worker is active. */
export async function cacheCurrentView(
  screen: Omit<ServiceWorkerMessage & { kind: 'keep' }, 'kind'>,
): Promise<void> {
  if (!workers()) return
  const { active } = await navigator.serviceWorker.ready
  if (active) post(active, { kind: 'keep', ...screen })
}

/**
 * Caches the pages and pictures of the saved stories, once the worker is active.
 *
 * @param isWanted checked before caching, because the session may have ended meanwhile
 */
export async function cacheSavedStoryPages(
  pictures: Record<string, string | null>,
  isWanted: () => boolean,
): Promise<void> {
  if (!workers()) return
  const { active } = await navigator.serviceWorker.ready
  if (active && isWanted()) post(active, { kind: 'keep-saved', pictures })
}

/**
 * Makes the service worker delete the saved stories, and waits until they are deleted, but at most `FORGET_MS`.
 */
export async function deleteSavedStoriesInWorker(): Promise<void> {
  const worker = workers()?.controller
  if (!worker) return
  const { port1, port2 } = new MessageChannel()
  const done = new Promise<void>((resolve) => {
    port1.onmessage = () => resolve()
    setTimeout(resolve, FORGET_MS)
  })
  post(worker, { kind: 'forget-saved' }, [port2])
  await done
  port1.close()
}

/** Unregisters all service workers of this application. The next visit registers a new one. */
export async function unregisterServiceWorkers(): Promise<void> {
  if (!workers()) return
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
}
