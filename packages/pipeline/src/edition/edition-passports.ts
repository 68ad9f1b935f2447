import type { Feed } from '@plainwire/domain/feed'
import { buildPublisherPassports, type PublisherPassports } from '../7-publish/index.ts'
import { createEventLoopYielder } from '../concurrency/breather.ts'
import type { EditionState } from './edition-state.ts'

/**
 * Builds the public description of every publisher, from the articles of all current stories and the health
 * of the feeds.
 */
export function buildEditionPassports(
  { publishers, clusters }: EditionState,
  feeds: readonly Pick<Feed, 'url' | 'publisherId' | 'health'>[],
  now: Date,
): Promise<PublisherPassports> {
  return buildPublisherPassports({
    publishers,
    stories: [...clusters.values()],
    feeds,
    now,
    breathe: createEventLoopYielder(),
  })
}
