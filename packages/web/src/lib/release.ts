import { createStore } from './store.ts'

/** Loads the newer release that waits; undefined while this page is of the newest one. */
export const newerRelease = createStore<(() => void) | undefined>(undefined)

/** Whether a part of this page could not be fetched: its release is gone, or there is no connection. */
export const isPartMissing = createStore(false)

/** Reloads the page: the server always sends the newest release. */
export function reloadPage(): void {
  location.reload()
}
