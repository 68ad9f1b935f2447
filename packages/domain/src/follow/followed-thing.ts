import type { FollowedThing } from '../contract/index.ts'
import { foldCaseAndAccents } from '../text/index.ts'

/**
 * Returns an id that is the same for all spellings of a followed thing's key that differ only in accents, case
 * or outer spaces.
 */
export function buildFollowedThingId({ kind, key }: Pick<FollowedThing, 'kind' | 'key'>): string {
  return `${kind}:${foldCaseAndAccents(key.trim())}`
}

/** Returns the key of a followed country or city: 'NL' or 'Zwolle, NL'. */
export function buildFollowedPlaceKey(countryCode: string, city?: string): string {
  return city ? `${city}, ${countryCode}` : countryCode
}
