import { setImmediate as turn } from 'node:timers/promises'

/** Work without a pause, in ms: a longer one is felt by the readers that the same process serves. */
const MAX_BUSY_MS = 10

/** Gives a function to await between two pieces of work: it lets everything else have its turn whenever the work took long enough. */
export function breather(maxBusyMs = MAX_BUSY_MS): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < maxBusyMs) return
    await turn()
    since = performance.now()
  }
}
