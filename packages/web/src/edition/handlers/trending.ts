import type { NewsStory } from '@plainwire/domain/contract'
import { differingList, trendingList } from '@plainwire/domain/ranking'
import { type Headline, toHeadline } from '../card.ts'
import type { HeldEdition } from '../held-edition.ts'
import { contextOf, ofEdition, type Reading } from './ask.ts'
import { clearStoriesFor } from './readers-stories.ts'

export interface BesideRequest extends Reading {
  /** Ids of what is on screen already: those and no others. */
  keep?: readonly string[] | undefined
  /** Ids of the page's first cards: none of them is repeated. */
  shown?: readonly string[] | undefined
}

function storiesOf({ byId }: HeldEdition, ids: readonly string[] = []): NewsStory[] {
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The stories that are on screen already, in their order; undefined where none have to stay. */
function keptOf(stories: readonly NewsStory[], { keep, shown = [] }: BesideRequest): NewsStory[] | undefined {
  return keep
    ?.filter((id) => !shown.includes(id))
    .flatMap((id) => stories.find((story) => story.id === id) ?? [])
}

/**
 * The stories with most reports now, without the page's first cards and those in the list of differing
 * sources.
 */
export const answerTrending = ofEdition((edition, ask: BesideRequest): Headline[] => {
  const stories = clearStoriesFor(edition, ask)
  const list = () => {
    const shown = storiesOf(edition, ask.shown)
    const differing = ask.shown ? differingList(stories, contextOf(ask), shown) : []
    return trendingList(stories, contextOf(ask), [...shown, ...differing])
  }
  return (keptOf(stories, ask) ?? list()).map((story) => toHeadline(story, ask.language))
})

/** The best stories on which sources differ, without the page's first cards. */
export const answerDiffering = ofEdition((edition, ask: BesideRequest): Headline[] => {
  const stories = clearStoriesFor(edition, ask)
  const list = keptOf(stories, ask) ?? differingList(stories, contextOf(ask), storiesOf(edition, ask.shown))
  return list.map((story) => toHeadline(story, ask.language))
})
