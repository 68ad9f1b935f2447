import { fold } from '../text/index.ts'
import type { FollowedThing } from './followed-schema.ts'

export {
  FOLLOW_KINDS,
  type FollowKind,
  MAX_FOLLOW_KEY,
  MAX_FOLLOW_LABEL,
  MAX_FOLLOW_STORIES,
} from './follow-kinds.ts'
export { FollowedThing } from './followed-schema.ts'

/** The identity of a followed thing, ignoring accents and case. */
export function followId({ kind, key }: Pick<FollowedThing, 'kind' | 'key'>): string {
  return `${kind}:${fold(key.trim())}`
}

/** The key of a followed place: 'NL' or 'Zwolle, NL'. */
export function placeKey(countryCode: string, city?: string): string {
  return city ? `${city}, ${countryCode}` : countryCode
}
