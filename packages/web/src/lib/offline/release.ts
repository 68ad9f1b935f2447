import { createStore } from '../store.ts'

/** A function that loads the newer release; undefined while this page belongs to the newest release. */
export const newerReleaseLoader = createStore<(() => void) | undefined>(undefined)

/**
 * True if a chunk of this page couldn't be loaded: the server has a newer release, or there is no connection.
 */
export const isChunkMissing = createStore(false)

/** Reloads the page, which loads the newest release. */
export function reloadPage(): void {
  location.reload()
}
