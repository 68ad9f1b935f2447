import type { NewsStory } from '@plainwire/domain/contract'
import { differingList, trendingList } from '@plainwire/domain/ranking'
import { type Headline, toHeadline } from '../card.ts'
import type { HeldEdition } from '../held-edition.ts'
import { clearStoriesFor } from './readers-stories.ts'
import { contextOf, ofEdition, type Reading } from './request.ts'

export interface BesideRequest extends Reading {
  /** Ids of what is on screen already: those and no others. */
  onScreen?: readonly string[] | undefined
  /** Ids of the page's first cards: none of them is repeated. */
  shown?: readonly string[] | undefined
}

function storiesOf({ byId }: HeldEdition, ids: readonly string[] = []): NewsStory[] {
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The stories that are on screen already, in their order; undefined where none have to stay. */
function preservedOf(
  stories: readonly NewsStory[],
  { onScreen, shown = [] }: BesideRequest,
): NewsStory[] | undefined {
  return onScreen
    ?.filter((id) => !shown.includes(id))
    .flatMap((id) => stories.find((story) => story.id === id) ?? [])
}

/**
 * The stories with most reports now, without the page's first cards and those in the list of differing
 * sources.
 */
export const answerTrending = ofEdition((edition, request: BesideRequest): Headline[] => {
  const stories = clearStoriesFor(edition, request)
  const list = () => {
    const shown = storiesOf(edition, request.shown)
    const differing = request.shown ? differingList(stories, contextOf(request), shown) : []
    return trendingList(stories, contextOf(request), [...shown, ...differing])
  }
  return (preservedOf(stories, request) ?? list()).map((story) => toHeadline(story, request.language))
})

/** The best stories on which sources differ, without the page's first cards. */
export const answerDiffering = ofEdition((edition, request: BesideRequest): Headline[] => {
  const stories = clearStoriesFor(edition, request)
  const list =
    preservedOf(stories, request) ??
    differingList(stories, contextOf(request), storiesOf(edition, request.shown))
  return list.map((story) => toHeadline(story, request.language))
})
