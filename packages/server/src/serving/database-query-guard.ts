import type { Log } from '@plainwire/domain/log'
import { ApiError } from '../errors.ts'
import { createThrottledWarning } from './limits/throttled-warning.ts'

const RETRY_AFTER_SECONDS = 5
/**
 * The time limit of all queries of a request, in ms. Longer than the pool waits for a connection (5 s) and than
 * a search may take (2 s); without it, a database that neither responds nor closes its connections would block
 * requests indefinitely.
 */
const PATIENCE_MS = 8_000

/**
 * Returns a function that waits for the result of a query. If the query fails or takes longer than eight
 * seconds, the function throws UNAVAILABLE and logs a sentence, at most once a minute. An ApiError is passed
 * on. The database may still complete the work after that, so calls that write must be repeatable.
 *
 * @param failure the sentence for the log
 */
export function createDatabaseQueryGuard(log: Log, now: () => Date, failure: string) {
  const warn = createThrottledWarning(log, now, failure)
  return async <T>(answer: Promise<T>): Promise<T> => {
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => late.reject(new Error('It took too long.')), PATIENCE_MS)
    try {
      return await Promise.race([answer, late.promise])
    } catch (cause) {
      if (cause instanceof ApiError) throw cause
      warn({ err: cause })
      throw new ApiError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause })
    } finally {
      clearTimeout(timer)
    }
  }
}
