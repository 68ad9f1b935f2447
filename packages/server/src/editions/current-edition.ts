import { ApiError } from '../errors.ts'
import type { EditionSource, LoadedEdition } from './loaded-edition.ts'

/** The Retry-After, in seconds, while the first edition is still being made. */
const RETRY_AFTER_SECONDS = 5

/** Returns the edition being served. Throws UNAVAILABLE before the first edition. */
export function requireCurrentEdition(editions: EditionSource): LoadedEdition {
  const edition = editions.current()
  if (!edition) throw createNoEditionError()
  return edition
}

/** Creates the error for a request that needs an edition, while the first edition has not been made yet. */
export function createNoEditionError(): ApiError {
  return new ApiError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS })
}
