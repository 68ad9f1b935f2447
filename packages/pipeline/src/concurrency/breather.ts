import { setImmediate as turn } from 'node:timers/promises'

/**
 * The maximum time without yielding to the event loop, in ms, so that a server in the same process isn't
 * delayed noticeably.
 */
const MAX_BUSY_MS = 10

/**
 * Returns a function to call and await between two pieces of work. It yields to the event loop if the time
 * since the last yield exceeds the limit.
 */
export function createEventLoopYielder(maxBusyMs = MAX_BUSY_MS): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < maxBusyMs) return
    await turn()
    since = performance.now()
  }
}
