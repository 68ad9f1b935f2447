import { ApiError } from '../errors.ts'
import type { EditionSource, LoadedEdition } from './loaded-edition.ts'

/** Before the first edition: it is being made. */
const RETRY_AFTER_SECONDS = 5

/** The edition that is served now. Throws UNAVAILABLE before the first one. */
export function currentEdition(editions: EditionSource): LoadedEdition {
  const edition = editions.current()
  if (!edition) throw notYet()
  return edition
}

/** The error for content that isn't available until an edition is. */
export function notYet(): ApiError {
  return new ApiError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS })
}
