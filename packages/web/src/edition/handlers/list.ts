import type { NewsStory } from '@plainwire/domain/contract'
import { type LocalLevel, localReason } from '@plainwire/domain/ranking'
import type { Mute } from '@plainwire/domain/reader'
import { EDITION_SIZES, readingMinutes } from '@plainwire/domain/reader'
import { type Card, toCard } from '../card.ts'
import { withTownIn } from '../dutch-town.ts'
import type { Answer } from '../news-answer.ts'
import { othersAmong } from '../thread-entry.ts'
import { type MutedStories, named } from './muted.ts'
import { type ListItem, type ListRequest, rankedList } from './ranked-list.ts'
import { clearStoriesFor, unmutedFor } from './readers-stories.ts'
import { ofEdition } from './request.ts'

export interface EditionSize {
  size: number
  /** Fewer where there are no more. */
  stories: number
  minutes: number
}

export interface ListPage {
  cards: Card[]
  /** How many stories the whole list has, one a thread. */
  total: number
  /** How many of the first meet the reader's interests; undefined where the list isn't divided. */
  dividerAt: number | undefined
  /** On Local, how many stories each threshold gave. */
  levels: Partial<Record<LocalLevel, number>>
  /** The possible finite editions by size, before mutes and read stories are left out. */
  sizes: readonly EditionSize[]
  /** The finite edition: the requested number of stories, and the ids of all it contains, read or not. */
  finite: { limit: number; ids: readonly string[] } | undefined
  /** The stories that the reader's mutes hide. */
  hidden: MutedStories
}

/** A list, or why it isn't available. */
export type ListAnswer = Answer<ListPage>

function cardOf(
  { story, local }: ListItem,
  { language }: ListRequest,
  veil: Mute | undefined,
  more: number,
): Card {
  const card = withTownIn(language, toCard(story, language, veil))
  return {
    ...card,
    ...(local && { local: localReason(local) }),
    ...(more > 0 && story.thread && { more, threadId: story.thread.id }),
  }
}

function levelsOf(items: readonly ListItem[]): ListPage['levels'] {
  const levels: ListPage['levels'] = {}
  for (const { local } of items) if (local) levels[local.level] = (levels[local.level] ?? 0) + 1
  return levels
}

/** The finite edition of the first `size` stories of a list. */
export function editionSize(list: readonly NewsStory[], size: number): EditionSize {
  const stories = list.slice(0, size)
  return { size, stories: stories.length, minutes: readingMinutes(stories) }
}

/** A page of a list's cards, from a position on. */
export const answerList = ofEdition(
  (edition, { offset, count, ...request }: ListRequest & { offset: number; count: number }): ListPage => {
    const { items, first, finite, dividerAt, hidden } = rankedList(edition, request)
    const { blurred } = unmutedFor(edition, request)
    const others = othersAmong(clearStoriesFor(edition, request))
    const cards = items
      .slice(offset, offset + count)
      .map((item) => cardOf(item, request, blurred.get(item.story.id), others(item.story)))
    return {
      cards,
      total: items.length,
      dividerAt,
      levels: levelsOf(items),
      sizes: EDITION_SIZES.map((size) => editionSize(first, size)),
      finite:
        request.limit === undefined ? undefined : { limit: request.limit, ids: finite.map(({ id }) => id) },
      hidden: named(hidden, request),
    }
  },
)
