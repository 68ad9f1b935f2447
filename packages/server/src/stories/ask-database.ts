import { ApiError } from '../errors.ts'
import type { Log } from '../options.ts'

const RETRY_AFTER_SECONDS = 5

/** What the database answers; where it can't, UNAVAILABLE for the client and a sentence in the log. */
export function askDatabase<T>(answer: Promise<T>, log: Log, failure: string): Promise<T> {
  return answer.catch((cause: unknown) => {
    log.warn({ err: cause }, failure)
    throw new ApiError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause })
  })
}
