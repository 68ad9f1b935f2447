import type { Log } from '@plainwire/domain/log'
import { countedWarning } from '../counted-warning.ts'
import { ApiError } from '../errors.ts'

const RETRY_AFTER_SECONDS = 5
/**
 * For all queries of a request. Longer than the pool waits for a connection (5 s) and a search may take (2
 * s); without it, a database that neither answers nor breaks its connections would block requests
 * indefinitely.
 */
const PATIENCE_MS = 8_000

/**
 * Gives the function that waits for the database's answer; where it fails or takes longer than eight seconds, UNAVAILABLE for the
 * client and a sentence in the log, once a minute however many requests fail. An ApiError is passed on. What was
 * requested may still come about: calls that write can be repeated.
 *
 * @param failure the sentence for the log
 */
export function databaseAnswers(log: Log, now: () => Date, failure: string) {
  const warn = countedWarning(log, now, failure)
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
