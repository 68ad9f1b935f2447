import type { Feed } from '@plainwire/domain/feed'
import { type Passports, passportsOf } from '../7-publish/index.ts'
import { breather } from '../concurrency/breather.ts'
import type { EditionState } from './edition-state.ts'

/** The public description of all publishers, from the window and the health of their feeds. */
export function passports(
  { publishers, clusters }: EditionState,
  feeds: readonly Pick<Feed, 'url' | 'publisherId' | 'health'>[],
  now: Date,
): Promise<Passports> {
  return passportsOf({ publishers, stories: [...clusters.values()], feeds, now, breathe: breather() })
}
