import { ApiError } from '../errors.ts'
import type { EditionSource, LoadedEdition } from './loaded-edition.ts'

/** The Retry-After before the first edition, which is being made. */
const RETRY_AFTER_SECONDS = 5

/** The edition being served. Throws UNAVAILABLE before the first one. */
export function currentEdition(editions: EditionSource): LoadedEdition {
  const edition = editions.current()
  if (!edition) throw noEditionError()
  return edition
}

/** The error for content that needs an edition, before the first one. */
export function noEditionError(): ApiError {
  return new ApiError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS })
}
