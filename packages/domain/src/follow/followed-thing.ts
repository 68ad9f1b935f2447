import type { FollowedThing } from '../contract/index.ts'
import { foldCaseAndAccents } from '../text/index.ts'

/** The identity of a followed thing, ignoring accents and case. */
export function buildFollowedThingId({ kind, key }: Pick<FollowedThing, 'kind' | 'key'>): string {
  return `${kind}:${foldCaseAndAccents(key.trim())}`
}

/** The key of a followed place: 'NL' or 'Zwolle, NL'. */
export function buildFollowedPlaceKey(countryCode: string, city?: string): string {
  return city ? `${city}, ${countryCode}` : countryCode
}
