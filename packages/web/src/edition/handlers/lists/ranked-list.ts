import type { NewsStory } from '@plainwire/domain/contract'
import { hasSufficientStoryQuality } from '@plainwire/domain/ranking'
import { FINITE_EDITION_SIZES, getStoryReadState } from '@plainwire/domain/reader'
import { preserveOnScreenOrder, promoteAllowedStory } from '../../lists/thread-entry.ts'
import type { InMemoryEdition } from '../../worker/edition-in-memory.ts'
import { applyMutesToEdition } from '../apply-mutes.ts'
import { createCoverageGapLookup } from './gaps.ts'
import type { ListRequest } from './list-request.ts'
import {
  applyRequestedPremiumOptions,
  type OrderedStoryList,
  rankSectionStories,
  type StoryListItem,
} from './section-order.ts'

/** A whole list in its final order. */
export interface RankedList extends OrderedStoryList {
  /**
   * The first stories of the list, before read stories and stories outside the finite edition are left out.
   */
  first: readonly NewsStory[]
  /** All stories of the finite edition, including read ones; empty if no finite edition is requested. */
  finite: readonly NewsStory[]
  /** The stories that mutes hide from the list, best first. */
  hidden: readonly NewsStory[]
}

/** The length of `RankedList.first`: the size of the largest finite edition. */
const FIRST = Math.max(...FINITE_EDITION_SIZES)

/** Returns the stories with the selected coverage gap; all stories if none is selected. */
function withGap(
  edition: InMemoryEdition,
  stories: readonly NewsStory[],
  request: ListRequest,
): readonly NewsStory[] {
  const { gap } = request
  if (gap === undefined) return stories
  const gapsOf = createCoverageGapLookup(edition, request)
  return stories.filter((story) => gapsOf(story).includes(gap))
}

/**
 * Returns the stories that a list may contain: those that mutes don't hide and that have the selected coverage
 * gap. If the reader has switched on the Premium option `lowQuality`, stories of low quality are left out.
 */
function listable(edition: InMemoryEdition, request: ListRequest): readonly NewsStory[] {
  const stories = withGap(edition, applyMutesToEdition(edition, request).stories, request)
  return request.assist?.lowQuality ? stories.filter(hasSufficientStoryQuality) : stories
}

/** Returns the stories that mutes hide from a list, best first. */
function mutedOf(edition: InMemoryEdition, request: ListRequest): NewsStory[] {
  const { hidden } = applyMutesToEdition(edition, request)
  const muted = hidden.map(({ story }) => story)
  const { items } = rankSectionStories(withGap(edition, muted, request), request)
  return items.flatMap(({ story, others = [] }) => [story, ...others.map((other) => other.story)])
}

/** Puts the best story that isn't blurred in front of each thread whose first story is blurred. */
function unveiled(
  items: readonly StoryListItem[],
  blurred: ReadonlyMap<string, unknown>,
): readonly StoryListItem[] {
  if (blurred.size === 0) return items
  return items.map((item) => promoteAllowedStory(item, ({ id }) => !blurred.has(id)) ?? item)
}

/**
 * Leaves read stories out of a list. A thread whose first story has been read shows its best unread story
 * instead. In a finite edition, such a thread is left out, so that the reader can finish the edition.
 */
function unread(items: readonly StoryListItem[], { limit, hide }: ListRequest): readonly StoryListItem[] {
  if (!hide) return items
  const isUnread = (story: NewsStory) => getStoryReadState(story, hide) !== 'read'
  if (limit !== undefined) return items.filter(({ story }) => isUnread(story))
  return items.flatMap((item) => promoteAllowedStory(item, isUnread) ?? [])
}

/** Returns the items of the finite edition; the whole list if none is requested. */
function finiteOf(
  items: readonly StoryListItem[],
  { limit, begun = [] }: ListRequest,
): readonly StoryListItem[] {
  if (limit === undefined || begun.length === 0) return items.slice(0, limit)
  const ids = new Set(begun)
  const left = preserveOnScreenOrder(begun, items).filter(({ story }) => ids.has(story.id))
  return (left.length > 0 ? left : items).slice(0, limit)
}

/**
 * Returns the whole list for a request: stories already on screen first, then the others by rank. The list is
 * computed once for all of its pages.
 */
export function buildRankedList(edition: InMemoryEdition, request: ListRequest): RankedList {
  return edition.once(JSON.stringify(request), () => {
    const { onScreen, limit } = request
    const { blurred } = applyMutesToEdition(edition, request)
    const list = applyRequestedPremiumOptions(
      rankSectionStories(listable(edition, request), request),
      request,
    )
    const inOrder = unveiled(
      onScreen.length > 0 ? preserveOnScreenOrder(onScreen, list.items) : list.items,
      blurred,
    )
    const first = inOrder.slice(0, FIRST).map(({ story }) => story)
    const finite = finiteOf(inOrder, request)
    return {
      items: unread(finite, request),
      first,
      finite: limit === undefined ? [] : finite.map(({ story }) => story),
      hidden: mutedOf(edition, request),
      dividerAt: onScreen.length > 0 ? undefined : list.dividerAt,
    }
  })
}
