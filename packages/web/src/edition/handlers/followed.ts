import type { NewsStory } from '@plainwire/domain/contract'
import {
  buildFollowedThingId,
  createFollowMatcher,
  type FollowedThing,
  findFollowedNews,
  type StoriesAtLastVisit,
} from '@plainwire/domain/follow'
import { type Card, toCard } from '../card.ts'
import { getEditionSearchIndex } from '../worker/search-index-of.ts'
import { listUnmutedStories } from './apply-mutes.ts'
import { createEditionHandler, type ListSettings } from './request.ts'

/** The maximum number of new stories listed for a followed thing. */
export const MAX_NEW_STORIES = 5
/** The maximum number of earlier stories listed for a followed thing. */
export const MAX_EARLIER_STORIES = 3

/** The fields of a story on the Following page. */
export type FollowedStory = Pick<Card, 'id' | 'title' | 'language' | 'reports' | 'updatedAt'>

/** The edition's stories about one followed thing, the most recently changed first. */
export interface FollowedStories {
  /** The followed thing's id. */
  id: string
  fresh: readonly FollowedStory[]
  freshTotal: number
  earlier: readonly FollowedStory[]
  earlierTotal: number
}

/** The content of the Following page. */
export interface FollowingPageContent {
  things: readonly FollowedStories[]
  /**
   * The time of the last change of each story about these things, by story id, also of stories that aren't
   * listed. At the reader's next visit to the page, a story counts as new only if it has changed since that
   * time.
   */
  shown: StoriesAtLastVisit
}

interface FollowedRequest extends ListSettings {
  things: readonly FollowedThing[]
  known: StoriesAtLastVisit
}

/**
 * Returns the new and earlier stories of each thing that the reader follows, without muted stories. They are
 * computed in the worker, so that what the reader follows doesn't leave the device.
 */
export const handleFollowingPageRequest = createEditionHandler(
  (edition, request: FollowedRequest): FollowingPageContent => {
    const { things, known, language, ...reading } = request
    const index = getEditionSearchIndex(edition, language)
    const matching = edition.once(`follow-matcher ${language}`, () => createFollowMatcher(index))
    const clear = new Set(listUnmutedStories(edition, { ...reading, language }).map(({ id }) => id))
    const toFollowed = (story: NewsStory): FollowedStory => {
      const { id, title, language: written, reports, updatedAt } = toCard(story, language)
      return { id, title, language: written, reports, updatedAt }
    }
    const isShown = ({ id }: NewsStory) => clear.has(id)
    const news = findFollowedNews(things, edition.stories, { matching, known, isShown })
    const shown = news.flatMap(({ fresh, earlier }) => [...fresh, ...earlier])
    return {
      things: news.map(({ thing, fresh, earlier }) => ({
        id: buildFollowedThingId(thing),
        fresh: fresh.slice(0, MAX_NEW_STORIES).map(toFollowed),
        freshTotal: fresh.length,
        earlier: earlier.slice(0, MAX_EARLIER_STORIES).map(toFollowed),
        earlierTotal: earlier.length,
      })),
      shown: Object.fromEntries(shown.map(({ id, updated_at }) => [id, updated_at])),
    }
  },
)
