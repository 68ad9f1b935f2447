import { WORKER_PATH } from '@plainwire/domain/addresses'
import { HOUR_MS } from '@plainwire/domain/units'
import type { WorkerMessage } from './cache-names.ts'
import { newerRelease, reloadPage } from './release.ts'
import { trustedWorkerUrl } from './worker-url.ts'

/** How often a page that stays open looks for a newer release; a page that is loaded looks by itself. */
const UPDATE_INTERVAL_MS = HOUR_MS

/** The longest wait for the worker to delete something, in ms. */
const FORGET_MS = 5000

/**
 * The longest wait for a new worker to take control, in ms. One that is delayed, by work of the previous
 * worker or because that one was just started, takes control at a later load; the page needn't wait for it.
 */
const TAKE_OVER_MS = 3000

/** The parts of a worker that a page uses. */
export type Worker = Pick<ServiceWorker, 'postMessage'>

/** The script that this page began with: it is of this page's release and no other. */
function ownScript(): string {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? ''
}

function post(worker: Worker, message: WorkerMessage, ports: MessagePort[] = []): void {
  worker.postMessage(message, ports)
}

/** Whether a worker is of this page's release. */
function isOfThisRelease(worker: Worker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => {
      port1.close()
      resolve(data === true)
    }
    post(worker, { kind: 'is-yours', script: ownScript() }, [port2])
  })
}

/** Activates the newer worker, and reloads the page afterwards: once, and only on the reader's request. */
function loadNewer(registration: ServiceWorkerRegistration): void {
  const { waiting } = registration
  if (waiting) {
    navigator.serviceWorker.addEventListener('controllerchange', reloadPage, { once: true })
    setTimeout(reloadPage, TAKE_OVER_MS)
    post(waiting, { kind: 'take-over' })
  } else reloadPage()
}

/**
 * Activates a waiting worker immediately if the page is already of its release. Otherwise the reader is
 * notified of the new one.
 */
async function meet(waiting: Worker, registration: ServiceWorkerRegistration): Promise<void> {
  if (await isOfThisRelease(waiting)) post(waiting, { kind: 'take-over' })
  else newerRelease.set(() => loadNewer(registration))
}

function watchUpdates(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator
  if (registration.waiting) void meet(registration.waiting, registration)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      // Without a predecessor, the first worker becomes active by itself.
      if (installing.state === 'installed' && registration.active) void meet(installing, registration)
    })
  })
  serviceWorker.addEventListener('controllerchange', async () => {
    const { controller } = serviceWorker
    if (controller && !(await isOfThisRelease(controller))) newerRelease.set(reloadPage)
  })
  // Without a connection there is none to be found: the next time is soon enough.
  setInterval(() => void registration.update().catch(() => undefined), UPDATE_INTERVAL_MS)
}

/** The browser's workers; undefined if it has none or denies access. */
function workers(): ServiceWorkerContainer | undefined {
  return navigator.serviceWorker
}

/** Starts the service worker, if the browser supports it. Otherwise reading works without. */
export async function startWorker(): Promise<void> {
  if (!workers()) return
  try {
    // The only address that this application ever registers; the policy has vouched for it.
    const url = trustedWorkerUrl(WORKER_PATH)
    watchUpdates(await navigator.serviceWorker.register(url, { scope: '/', updateViaCache: 'none' }))
  } catch {
    return
  }
}

/** Caches the edition and story on screen, once the worker is active. */
export async function cacheScreen(screen: Omit<WorkerMessage & { kind: 'keep' }, 'kind'>): Promise<void> {
  if (!workers()) return
  const { active } = await navigator.serviceWorker.ready
  if (active) post(active, { kind: 'keep', ...screen })
}

/**
 * Caches the pages and pictures of the saved stories, once the worker is active.
 *
 * @param isWanted checked then: the session may have ended meanwhile
 */
export async function cacheSaved(
  pictures: Record<string, string | null>,
  isWanted: () => boolean,
): Promise<void> {
  if (!workers()) return
  const { active } = await navigator.serviceWorker.ready
  if (active && isWanted()) post(active, { kind: 'keep-saved', pictures })
}

/** Has the worker, where there is one, forget the saved stories. */
export async function forgetSaved(): Promise<void> {
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

/** Unregisters every worker of this application. The next visit starts a new one. */
export async function endWorkers(): Promise<void> {
  if (!workers()) return
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
}
