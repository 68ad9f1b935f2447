import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '@plainwire/domain/log'
import { connect, type Db, getErrorMessage } from '@plainwire/store'

/** The delay between two attempts to reach a database that was unreachable at start, in ms. */
const RETRY_MS = 5_000

/**
 * Connects to the database in the background, and retries until the database answers or the process stops; what
 * is on disk can be served meanwhile. Of the result, `now` returns the database once it is connected; `ready`
 * resolves to the database, or to undefined if the process stops first; and `failed` resolves when the first
 * attempt has failed.
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
