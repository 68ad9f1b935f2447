import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '@plainwire/domain/log'
import { connect, type Db, getErrorMessage } from '@plainwire/store'

/** The delay between two attempts to reach a database that was unreachable at start, in ms. */
const RETRY_MS = 5_000

/**
 * Tries to connect, beside other work, until the database answers or the process stops (`ready` then resolves
 * to undefined); what is on disk can be served meanwhile. `failed` resolves when the first attempt failed.
 */
export function connectDatabaseInBackground(
  about: { connectionString: string; log: Log },
  closers: AsyncDisposableStack,
  stopping: AbortSignal,
) {
  let db: Db | undefined
  const failed = Promise.withResolvers<void>()
  const tryOn = async (): Promise<Db | undefined> => {
    while (!stopping.aborted) {
      try {
        // A call of `connect` makes one attempt, and the wait between attempts is outside it, so that a stop
        // waits for at most one attempt.
        db = await connect({ ...about, patienceMs: 0 })
        return db
      } catch (error) {
        about.log.warn({ reason: getErrorMessage(error) }, 'database unreachable')
        failed.resolve()
        await pause(RETRY_MS, undefined, { signal: stopping }).catch(() => undefined)
      }
    }
    return undefined
  }
  const ready = tryOn()
  closers.defer(async () => (await ready)?.destroy())
  return { now: () => db, ready, failed: failed.promise }
}
