import { WORKER_PATH } from '@plainwire/domain/addresses'
import { HOUR_MS } from '@plainwire/domain/units'
import type { WorkerMessage } from './kept-files.ts'
import { newerRelease, reloadPage } from './release.ts'
import { trustedWorkerUrl } from './worker-url.ts'

/** How often a page that stays open looks for a newer release; a page that is loaded looks by itself. */
const UPDATE_INTERVAL_MS = HOUR_MS

/** So long a page waits for the worker to have forgotten something. */
const FORGET_MS = 5000

/**
 * So long a page waits for the worker that it asked to take over. One that is kept from it, by work of the worker before
 * or because that one was woken up just then, takes over at a later load; the page needn't wait for it.
 */
const TAKE_OVER_MS = 3000

/** What a page needs of a worker. */
export type Worker = Pick<ServiceWorker, 'postMessage'>

/** The script that this page began with: it is of this page's release and no other. */
function ownScript(): string {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? ''
}

function tell(worker: Worker, message: WorkerMessage, ports: MessagePort[] = []): void {
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
    tell(worker, { kind: 'is-yours', script: ownScript() }, [port2])
  })
}

/** Lets the newer worker take over, and loads the page when it has: once, and only because the reader asked for it. */
function loadNewer(registration: ServiceWorkerRegistration): void {
  const { waiting } = registration
  if (waiting) {
    navigator.serviceWorker.addEventListener('controllerchange', reloadPage, { once: true })
    setTimeout(reloadPage, TAKE_OVER_MS)
    tell(waiting, { kind: 'take-over' })
  } else reloadPage()
}

/** A worker that waits takes over at once where the page is already of its release. Otherwise the reader is told that a new one is ready. */
async function meet(waiting: Worker, registration: ServiceWorkerRegistration): Promise<void> {
  if (await isOfThisRelease(waiting)) tell(waiting, { kind: 'take-over' })
  else newerRelease.set(() => loadNewer(registration))
}

function watchUpdates(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator
  if (registration.waiting) void meet(registration.waiting, registration)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      // Without one before it, the first worker takes over by itself.
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

/** The browser's workers; undefined where it has none or keeps them from us. */
function workers(): ServiceWorkerContainer | undefined {
  return navigator.serviceWorker
}

/** Starts the service worker, where the browser has any. Where it can't, reading goes on without. */
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

/** Keeps what is on screen on this device, once the worker is there. */
export async function keepOnDevice(screen: Omit<WorkerMessage & { kind: 'keep' }, 'kind'>): Promise<void> {
  if (!workers()) return
  const { active } = await navigator.serviceWorker.ready
  if (active) tell(active, { kind: 'keep', ...screen })
}

/**
 * Keeps the pages and pictures of the saved stories on this device, once the worker is there.
 *
 * @param isWanted asked then: a session may have ended meanwhile
 */
export async function keepSaved(
  pictures: Record<string, string | null>,
  isWanted: () => boolean,
): Promise<void> {
  if (!workers()) return
  const { active } = await navigator.serviceWorker.ready
  if (active && isWanted()) tell(active, { kind: 'keep-saved', pictures })
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
  tell(worker, { kind: 'forget-saved' }, [port2])
  await done
  port1.close()
}

/** Ends every worker of this application. The next visit starts anew. */
export async function endWorkers(): Promise<void> {
  if (!workers()) return
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
}
