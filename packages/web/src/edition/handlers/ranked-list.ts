import type { Section } from '@plainwire/domain/category'
import type { NewsStory } from '@plainwire/domain/contract'
import type { CoverageGap } from '@plainwire/domain/coverage'
import {
  assisted,
  categoryList,
  homeRanking,
  homeRules,
  isGoodEnough,
  type LocalStory,
  localList,
  localRules,
  personalList,
  type Ranked,
  type ScoreSheet,
  scoreSheet,
  topicsMet,
} from '@plainwire/domain/ranking'
import { EDITION_SIZES, type ReadStories, readState } from '@plainwire/domain/reader'
import type { HeldEdition } from '../held-edition.ts'
import { showingOne, shownFirst, type ThreadEntry } from '../thread-entry.ts'
import { gapsIn } from './gaps.ts'
import { unmutedFor } from './readers-stories.ts'
import { contextOf, type Reading } from './request.ts'

/** Which list. */
export interface ListRequest extends Reading {
  section: Section
  /** How near a story of Local should be, in km; undefined: as wide as the reader's country. */
  radiusKm?: number | undefined
  /** Ids of the stories already on screen: their order is preserved, the rest follows. */
  onScreen: readonly string[]
  /** The size of a finite edition; missing for the whole list. */
  limit?: number | undefined
  /** Only stories with this coverage gap. */
  gap?: CoverageGap | undefined
  /**
   * Ids of the finite edition that was begun: it continues with those that still exist, and nothing is added.
   */
  begun?: readonly string[] | undefined
  /** The read stories, which are left out unless they have changed. */
  hide?: ReadStories
}

/** A story in a list. */
interface ListedStory {
  story: NewsStory
  /** Why it is on Local. */
  local?: LocalStory
}

/** An entry of a list: one a thread. */
export interface ListItem extends ListedStory, ThreadEntry<ListedStory> {
  /** Its position by score alone, counted from 1. */
  rank: number
  /** Whether it was put higher than its score, as one of the best nearby. */
  isLifted: boolean
}

export interface RankedList {
  items: readonly ListItem[]
  /** How many of the first meet the reader's interests; undefined where the list isn't divided. */
  dividerAt: number | undefined
  /** Its first stories, whatever of it is left out. */
  first: readonly NewsStory[]
  /** The stories of an edition to finish, read or not. */
  finite: readonly NewsStory[]
  /** The muted stories of the list, best first. */
  hidden: readonly NewsStory[]
}

/** The number of stories that are described before any are left out: no finite edition is larger. */
const FIRST = Math.max(...EDITION_SIZES)

function localItem(local: LocalStory, index: number): ListItem {
  const others = local.others?.map((other) => ({ story: other.story, local: other }))
  return { story: local.story, rank: index + 1, isLifted: false, local, others }
}

function rankedItem({ story, others }: Ranked, index: number): ListItem {
  return { story, rank: index + 1, isLifted: false, others }
}

/** The very numbers that order a story in that list. In the personal list they order each of its parts. */
export function sheetIn({ section, ...reading }: ListRequest, story: NewsStory): ScoreSheet {
  const context = contextOf(reading)
  if (section === 'local' && context.reader) return scoreSheet(story, context, localRules(context.reader))
  if (section === 'all' && reading.interests.length === 0)
    return scoreSheet(story, context, homeRules(context))
  return scoreSheet(story, context)
}

/** The selection order: all with interests is personalised, all without is the home page, then local, then a category. */
function ordered(
  stories: readonly NewsStory[],
  request: ListRequest,
): Pick<RankedList, 'items' | 'dividerAt'> {
  const { section, radiusKm, interests } = request
  const context = contextOf(request)
  if (section === 'local') {
    return { items: localList(stories, context, radiusKm).map(localItem), dividerAt: undefined }
  }
  if (section === 'all' && interests.length > 0) {
    const { items, dividerAt } = personalList(stories, context)
    return { items: items.map(rankedItem), dividerAt }
  }
  if (section === 'all') return { items: homeRanking(stories, context), dividerAt: undefined }
  return { items: categoryList(stories, section, context).map(rankedItem), dividerAt: undefined }
}

/** A list as Premium's switches leave it. Newest first stays newest first. */
function withAssist(
  list: Pick<RankedList, 'items' | 'dividerAt'>,
  request: ListRequest,
): Pick<RankedList, 'items' | 'dividerAt'> {
  const { assist, taste } = request
  if (!assist) return list
  const context = contextOf(request)
  const surprise = assist.surprise && !taste.newestFirst
  const meets = (story: NewsStory) => topicsMet(story, context) > 0
  const items = assisted(list.items, { ...assist, surprise }, meets)
  // With surprises among them the first no longer all meet the interests.
  if (list.dividerAt === undefined || surprise) return { items, dividerAt: undefined }
  const above = new Set(list.items.slice(0, list.dividerAt))
  return { items, dividerAt: items.filter((item) => above.has(item)).length }
}

/** The stories with the selected coverage gap. */
function withGap(
  edition: HeldEdition,
  stories: readonly NewsStory[],
  request: ListRequest,
): readonly NewsStory[] {
  const { gap } = request
  if (gap === undefined) return stories
  const gapsOf = gapsIn(edition, request)
  return stories.filter((story) => gapsOf(story).includes(gap))
}

/** The stories that a list may have: all but the hidden ones, and without the poor ones where Premium leaves them out. */
function listable(edition: HeldEdition, request: ListRequest): readonly NewsStory[] {
  const stories = withGap(edition, unmutedFor(edition, request).stories, request)
  return request.assist?.lowQuality ? stories.filter(isGoodEnough) : stories
}

/** All muted stories of a list, best first. */
function mutedOf(edition: HeldEdition, request: ListRequest): NewsStory[] {
  const { hidden } = unmutedFor(edition, request)
  const muted = hidden.map(({ story }) => story)
  const { items } = ordered(withGap(edition, muted, request), request)
  return items.flatMap(({ story, others = [] }) => [story, ...others.map((other) => other.story)])
}

/** Where a veil would be in front, a thread shows its best story without one. */
function unveiled(items: readonly ListItem[], blurred: ReadonlyMap<string, unknown>): readonly ListItem[] {
  if (blurred.size === 0) return items
  return items.map((item) => showingOne(item, ({ id }) => !blurred.has(id)) ?? item)
}

/**
 * A list without what was read: a thread shows its best story that is left. Of an edition to finish nothing takes the
 * place of what was read.
 */
function unread(items: readonly ListItem[], { limit, hide }: ListRequest): readonly ListItem[] {
  if (!hide) return items
  const isUnread = (story: NewsStory) => readState(story, hide) !== 'read'
  if (limit !== undefined) return items.filter(({ story }) => isUnread(story))
  return items.flatMap((item) => showingOne(item, isUnread) ?? [])
}

/** The items of a finite edition; all of the list if there is none. */
function finiteOf(items: readonly ListItem[], { limit, begun = [] }: ListRequest): readonly ListItem[] {
  if (limit === undefined || begun.length === 0) return items.slice(0, limit)
  const ids = new Set(begun)
  const left = shownFirst(begun, items).filter(({ story }) => ids.has(story.id))
  return (left.length > 0 ? left : items).slice(0, limit)
}

/** A list, in the order of the ranking and of what is on screen already. Worked out once for all its pages. */
export function rankedList(edition: HeldEdition, request: ListRequest): RankedList {
  return edition.once(JSON.stringify(request), () => {
    const { onScreen, limit } = request
    const { blurred } = unmutedFor(edition, request)
    const list = withAssist(ordered(listable(edition, request), request), request)
    const inOrder = unveiled(onScreen.length > 0 ? shownFirst(onScreen, list.items) : list.items, blurred)
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
