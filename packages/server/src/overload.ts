import { ApiError } from './errors.ts'

/** The time after which a rejected request may be repeated, in s. */
const RETRY_AFTER_SECONDS = 5

/**
 * Rejects a request while the process is overloaded. Async, because an exception in a callback hook would end
 * the process.
 *
 * @throws ApiError UNAVAILABLE
 */
export async function rejectUnderPressure(): Promise<never> {
  throw new ApiError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS })
}
