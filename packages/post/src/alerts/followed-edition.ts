import type { NewsStory } from '@plainwire/domain/contract'
import { createFollowMatcher, type FollowedThing } from '@plainwire/domain/follow'
import { buildSearchIndex } from '@plainwire/domain/search'
import type { CurrentEditionSource } from '../current-edition-source.ts'

/** An edition, ready to be matched with followed things. */
export interface MatchableEdition {
  number: number
  madeAt: Date
  stories: readonly NewsStory[]
  byId: ReadonlyMap<string, NewsStory>
  /** Returns the positions, in `stories`, of the stories about a followed thing. */
  matching: (thing: FollowedThing) => readonly number[]
}

/**
 * Creates a function that returns the current edition, ready to be matched with followed things, or undefined
 * before the first edition. Each edition is prepared only once.
 */
export function createMatchableEditionGetter(
  editions: CurrentEditionSource,
): () => MatchableEdition | undefined {
  let known: MatchableEdition | undefined
  let digest: string | undefined
  return () => {
    const edition = editions.current()
    if (!edition || digest === edition.pointer.digest) return edition && known
    digest = edition.pointer.digest
    const { stories, fetch_date } = edition.news
    known = {
      number: edition.pointer.number,
      madeAt: new Date(fetch_date),
      stories,
      byId: new Map(stories.map((story) => [story.id, story])),
      matching: createFollowMatcher(buildSearchIndex(stories)),
    }
    return known
  }
}
