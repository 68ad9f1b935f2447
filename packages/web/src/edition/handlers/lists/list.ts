import type { NewsStory } from '@plainwire/domain/contract'
import { findLocalStoryReason, type ProximityLevel } from '@plainwire/domain/ranking'
import type { Mute } from '@plainwire/domain/reader'
import { computeTotalReadingMinutes, FINITE_EDITION_SIZES } from '@plainwire/domain/reader'
import { type Card, toCard } from '../../card.ts'
import { localiseTownName } from '../../labels/dutch-town.ts'
import { createThreadSiblingCounter } from '../../lists/thread-entry.ts'
import type { NewsRequestResult } from '../../news-answer.ts'
import { applyMutesToEdition, listUnmutedStories } from '../apply-mutes.ts'
import { createEditionHandler } from '../request.ts'
import type { ListRequest } from './list-request.ts'
import { type MutedStories, summariseMutedStories } from './muted.ts'
import { buildRankedList } from './ranked-list.ts'
import type { StoryListItem } from './section-order.ts'

/** A size that the reader can choose for a finite edition, a list of limited length. */
export interface FiniteEditionSize {
  /** The requested number of stories. */
  size: number
  /** The number of stories that the finite edition would have; fewer than `size` if the list is shorter. */
  stories: number
  /** The reading time of these stories, in minutes. */
  minutes: number
}

/** A page of a list, and facts about the whole list. */
export interface ListPage {
  cards: Card[]
  /** The number of entries of the whole list, one for each thread. */
  total: number
  /**
   * The number of entries at the top that match the reader's interests and that a divider separates from the
   * others; undefined if there is no divider.
   */
  dividerAt: number | undefined
  /** In the section Local, the number of stories at each level of proximity to the reader's place. */
  levels: Partial<Record<ProximityLevel, number>>
  /** The sizes of finite editions of this list, computed before read stories are left out. */
  sizes: readonly FiniteEditionSize[]
  /**
   * The finite edition: the requested number of stories, and the ids of all its stories, including those that
   * the reader has read. Undefined if none was requested.
   */
  finite: { limit: number; ids: readonly string[] } | undefined
  /** The stories that the reader's mutes hide. */
  hidden: MutedStories
}

/** A list, or the reason it isn't available. */
export type ListResult = NewsRequestResult<ListPage>

function cardOf(
  { story, local }: StoryListItem,
  { language }: ListRequest,
  veil: Mute | undefined,
  more: number,
): Card {
  const card = localiseTownName(language, toCard(story, language, veil))
  return {
    ...card,
    ...(local && { local: findLocalStoryReason(local) }),
    ...(more > 0 && story.thread && { more, threadId: story.thread.id }),
  }
}

function levelsOf(items: readonly StoryListItem[]): ListPage['levels'] {
  const levels: ListPage['levels'] = {}
  for (const { local } of items) if (local) levels[local.level] = (levels[local.level] ?? 0) + 1
  return levels
}

/**
 * Returns the number of stories and the reading time of a finite edition that consists of the first `size`
 * stories of a list.
 */
export function measureFiniteEdition(list: readonly NewsStory[], size: number): FiniteEditionSize {
  const stories = list.slice(0, size)
  return { size, stories: stories.length, minutes: computeTotalReadingMinutes(stories) }
}

/** Returns a page of a list: at most `count` cards, beginning at position `offset`. */
export const handleListRequest = createEditionHandler(
  (edition, { offset, count, ...request }: ListRequest & { offset: number; count: number }): ListPage => {
    const { items, first, finite, dividerAt, hidden } = buildRankedList(edition, request)
    const { blurred } = applyMutesToEdition(edition, request)
    const others = createThreadSiblingCounter(listUnmutedStories(edition, request))
    const cards = items
      .slice(offset, offset + count)
      .map((item) => cardOf(item, request, blurred.get(item.story.id), others(item.story)))
    return {
      cards,
      total: items.length,
      dividerAt,
      levels: levelsOf(items),
      sizes: FINITE_EDITION_SIZES.map((size) => measureFiniteEdition(first, size)),
      finite:
        request.limit === undefined ? undefined : { limit: request.limit, ids: finite.map(({ id }) => id) },
      hidden: summariseMutedStories(hidden, request),
    }
  },
)
