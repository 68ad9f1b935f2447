import type { Feed } from '@plainwire/domain/feed'
import { makePassports, type Passports } from '../7-publish/index.ts'
import { createBreather } from '../concurrency/breather.ts'
import type { EditionState } from './edition-state.ts'

/** The public description of all publishers, from the window and the health of their feeds. */
export function makeEditionPassports(
  { publishers, clusters }: EditionState,
  feeds: readonly Pick<Feed, 'url' | 'publisherId' | 'health'>[],
  now: Date,
): Promise<Passports> {
  return makePassports({ publishers, stories: [...clusters.values()], feeds, now, breathe: createBreather() })
}
