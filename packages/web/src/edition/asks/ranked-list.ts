import type { Section } from '@plainwire/domain/category'
import type { NewsStory } from '@plainwire/domain/contract'
import { isInCategory } from '@plainwire/domain/edition'
import {
  assisted,
  homeRanking,
  homeRules,
  type LocalStory,
  localList,
  localRules,
  personalList,
  rank,
  type ScoreSheet,
  scoreSheet,
  topicsMet,
} from '@plainwire/domain/ranking'
import { EDITION_SIZES, type ReadStories, readState } from '@plainwire/domain/reader'
import type { HeldEdition } from '../held-edition.ts'
import { keptFirst } from '../section-list.ts'
import { contextOf, type Reading } from './ask.ts'
import { unmutedFor } from './readers-stories.ts'

/** Which list. */
export interface ListAsk extends Reading {
  section: Section
  /** How near a story of Local should be, in km; undefined: as wide as the reader's country. */
  radiusKm?: number | undefined
  /** Ids of what is on screen already: it keeps its order, the rest follows. */
  keep: readonly string[]
  /** Only the first so many: an edition to finish (B11). */
  limit?: number | undefined
  /** What has been read: left out unless it has changed since. */
  hide?: ReadStories
}

/** A story in a list. */
export interface ListItem {
  story: NewsStory
  /** Its position by score alone, counted from 1. */
  rank: number
  /** Whether it was put higher than its score, as one of the best nearby. */
  isLifted: boolean
  /** What put it on Local. */
  local?: LocalStory
}

export interface RankedList {
  items: readonly ListItem[]
  /** How many of the first meet the reader's interests; undefined where the list isn't divided. */
  dividerAt: number | undefined
  /** Its first stories, whatever of it is left out. */
  first: readonly NewsStory[]
  /** What of it the reader has muted, best first. */
  hidden: readonly NewsStory[]
}

/** So much of a list is told of before anything is left out: an edition to finish has no more (B11). */
const FIRST = Math.max(...EDITION_SIZES)

function localItem(local: LocalStory, index: number): ListItem {
  return { story: local.story, rank: index + 1, isLifted: false, local }
}

/** The very numbers that order a story in that list (B9). In the personal list they order each of its parts. */
export function sheetIn({ section, ...reading }: ListAsk, story: NewsStory): ScoreSheet {
  const context = contextOf(reading)
  if (section === 'local' && context.reader) return scoreSheet(story, context, localRules(context.reader))
  if (section === 'all' && reading.interests.length === 0)
    return scoreSheet(story, context, homeRules(context))
  return scoreSheet(story, context)
}

/** The selection order: all with interests is personalised, all without is the home page, then local, then a category (FD-08). */
function ordered(stories: readonly NewsStory[], ask: ListAsk): Pick<RankedList, 'items' | 'dividerAt'> {
  const { section, radiusKm, interests } = ask
  const context = contextOf(ask)
  if (section === 'local') {
    return { items: localList(stories, context, radiusKm).map(localItem), dividerAt: undefined }
  }
  if (section === 'all' && interests.length > 0) {
    const { stories: list, dividerAt } = personalList(stories, context)
    const items = list.map((story, index) => {
      return { story, rank: index + 1, isLifted: false }
    })
    return { items, dividerAt }
  }
  if (section === 'all') return { items: homeRanking(stories, context), dividerAt: undefined }
  const ranked = rank(
    stories.filter((story) => isInCategory(story, section)),
    context,
  )
  const items = ranked.map(({ story }, index) => ({ story, rank: index + 1, isLifted: false }))
  return { items, dividerAt: undefined }
}

/** A list as Premium's switches leave it (PS-07). Newest first stays newest first. */
function withAssist(
  list: Pick<RankedList, 'items' | 'dividerAt'>,
  ask: ListAsk,
): Pick<RankedList, 'items' | 'dividerAt'> {
  const { assist, taste } = ask
  if (!assist) return list
  const context = contextOf(ask)
  const surprise = assist.surprise && !taste.newestFirst
  const meets = (story: NewsStory) => topicsMet(story, context) > 0
  const items = assisted(list.items, { ...assist, surprise }, meets)
  // With surprises among them the first no longer all meet the interests.
  if (list.dividerAt === undefined || surprise) return { items, dividerAt: undefined }
  const above = new Set(list.items.slice(0, list.dividerAt))
  return { items, dividerAt: items.filter((item) => above.has(item)).length }
}

/** A list, in the order of the ranking and of what is on screen already. Worked out once for all its pages. */
export function rankedList(edition: HeldEdition, ask: ListAsk): RankedList {
  return edition.once(JSON.stringify(ask), () => {
    const { keep, limit, hide } = ask
    const { stories, hidden } = unmutedFor(edition, ask)
    const list = withAssist(ordered(stories, ask), ask)
    const muted = ordered(
      hidden.map(({ story }) => story),
      ask,
    )
    const kept = keep.length > 0 ? keptFirst(keep, list.items) : list.items
    const short = limit === undefined ? kept : kept.slice(0, limit)
    const items = hide ? short.filter(({ story }) => readState(story, hide) !== 'read') : short
    const first = kept.slice(0, FIRST).map(({ story }) => story)
    return {
      items,
      first,
      hidden: muted.items.map(({ story }) => story),
      dividerAt: keep.length > 0 ? undefined : list.dividerAt,
    }
  })
}
