/** An event whose handling may continue asynchronously. */
export interface ExtendableWorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

interface WorkerFetchEvent extends ExtendableWorkerEvent {
  readonly request: Request
  respondWith: (answer: Promise<Response>) => void
}

interface WorkerPushEvent extends ExtendableWorkerEvent {
  readonly data: { text: () => string } | null
}

interface WorkerClickEvent extends ExtendableWorkerEvent {
  readonly notification: { readonly data: unknown; close: () => void }
}

/** A window of this application. */
interface WorkerClient {
  focus: () => Promise<unknown>
  navigate: (url: string) => Promise<unknown>
}

interface WorkerMessageEvent extends ExtendableWorkerEvent {
  readonly data: unknown
  readonly ports: readonly MessagePort[]
}

/**
 * The members of a service worker's global scope that are used here, which TypeScript's DOM library lacks.
 */
interface WorkerScope {
  readonly clients: {
    claim: () => Promise<void>
    matchAll: (about: { type: 'window'; includeUncontrolled: boolean }) => Promise<WorkerClient[]>
    openWindow: (url: string) => Promise<unknown>
  }
  readonly registration: ServiceWorkerRegistration
  skipWaiting: () => Promise<void>
  addEventListener: {
    (kind: 'install' | 'activate', listener: (event: ExtendableWorkerEvent) => void): void
    (kind: 'push', listener: (event: WorkerPushEvent) => void): void
    (kind: 'notificationclick', listener: (event: WorkerClickEvent) => void): void
    (kind: 'fetch', listener: (event: WorkerFetchEvent) => void): void
    (kind: 'message', listener: (event: WorkerMessageEvent) => void): void
  }
}

// The service worker's global scope. It is cast, because TypeScript's types for workers conflict with those
// for pages.
export const serviceWorkerGlobal = globalThis as unknown as WorkerScope
