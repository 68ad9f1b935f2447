import { foldCaseAndAccents } from '../text/index.ts'
import type { FollowedThing } from './followed-schema.ts'

export {
  FOLLOW_KINDS,
  type FollowKind,
  MAX_FOLLOW_KEY_LENGTH,
  MAX_FOLLOW_LABEL_LENGTH,
  MAX_STORIES_PER_FOLLOWED_THREAD,
} from './follow-kinds.ts'
export { FollowedThing } from './followed-schema.ts'

/** The identity of a followed thing, ignoring accents and case. */
export function buildFollowedThingId({ kind, key }: Pick<FollowedThing, 'kind' | 'key'>): string {
  return `${kind}:${foldCaseAndAccents(key.trim())}`
}

/** The key of a followed place: 'NL' or 'Zwolle, NL'. */
export function buildFollowedPlaceKey(countryCode: string, city?: string): string {
  return city ? `${city}, ${countryCode}` : countryCode
}
