import type { NewsStory } from '@plainwire/domain/contract'
import { listStoriesWithNumberConflicts, listTrendingStories } from '@plainwire/domain/ranking'
import { type Headline, toHeadline } from '../../card.ts'
import type { InMemoryEdition } from '../../worker/edition-in-memory.ts'
import { listUnmutedStories } from '../apply-mutes.ts'
import { buildRankingContext, createEditionHandler, type ListSettings } from '../request.ts'

/** A request for a list of headlines beside the cards. */
export interface HeadlineListRequest extends ListSettings {
  /** Ids of the headlines already on screen; if given, the list contains only those. */
  onScreen?: readonly string[] | undefined
  /** Ids of the stories on the page's first cards, which the list doesn't repeat. */
  shown?: readonly string[] | undefined
}

function storiesOf({ byId }: InMemoryEdition, ids: readonly string[] = []): NewsStory[] {
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/**
 * Returns the stories whose headlines are already on screen, in their order on screen, without those on the
 * page's first cards; undefined if the request doesn't say which headlines are on screen.
 */
function preservedOf(
  stories: readonly NewsStory[],
  { onScreen, shown = [] }: HeadlineListRequest,
): NewsStory[] | undefined {
  return onScreen
    ?.filter((id) => !shown.includes(id))
    .flatMap((id) => stories.find((story) => story.id === id) ?? [])
}

/**
 * Returns the trending stories, without those on the page's first cards and without those in the list of
 * stories on which sources differ.
 */
export const handleTrendingRequest = createEditionHandler(
  (edition, request: HeadlineListRequest): Headline[] => {
    const stories = listUnmutedStories(edition, request)
    const list = () => {
      const shown = storiesOf(edition, request.shown)
      const differing = request.shown
        ? listStoriesWithNumberConflicts(stories, buildRankingContext(request), shown)
        : []
      return listTrendingStories(stories, buildRankingContext(request), [...shown, ...differing])
    }
    return (preservedOf(stories, request) ?? list()).map((story) => toHeadline(story, request.language))
  },
)

/** Returns the best stories on which sources differ, without those on the page's first cards. */
export const handleStoriesWithConflictsRequest = createEditionHandler(
  (edition, request: HeadlineListRequest): Headline[] => {
    const stories = listUnmutedStories(edition, request)
    const list =
      preservedOf(stories, request) ??
      listStoriesWithNumberConflicts(stories, buildRankingContext(request), storiesOf(edition, request.shown))
    return list.map((story) => toHeadline(story, request.language))
  },
)
