import type { NewsStory, Preferences } from '../contract/index.ts'
import { buildPersonalStoryList, type RankingContext, rankTopStories } from '../ranking/index.ts'
import {
  applyMutesToStories,
  type FoldedStoryTextIndex,
  type MuteLanguageRules,
  mergeDeviceAndAccountMutes,
  toAccountMutes,
} from '../reader/index.ts'
import { HOUR_MS } from '../units/index.ts'
import type { DigestKind } from './due.ts'

/** The maximum number of stories in a digest, by the kind of digest. */
const SIZES = { weekly: 12, daily: 10 } as const satisfies Record<DigestKind, number>
const SPAN_HOURS = { weekly: 7 * 24, daily: 36 } as const satisfies Record<DigestKind, number>
/**
 * The maximum time between the publication of a story and its first appearance in an edition, in hours.
 * Stories published up to this long before the last digest may have been missing in it, so they still count
 * as new.
 */
const LATE_HOURS = 6

/** The input from which a reader's digest is made. */
export interface DigestInput {
  stories: readonly NewsStory[]
  kind: DigestKind
  preferences: Pick<Preferences, 'interests' | 'mutedTopics' | 'mutedSources' | 'mutedWords'>
  now: Date
  /** When the last digest of this kind was made; undefined if there was none. */
  lastAt: Date | undefined
  /** Ids of stories in earlier digests, which aren't repeated. */
  known: ReadonlySet<string>
  wordRules: MuteLanguageRules
  /** The index of the edition's stories for matching mutes; built once per edition. */
  muteIndex?: FoldedStoryTextIndex | undefined
}

function isFresh({ kind, now, lastAt }: DigestInput): (story: NewsStory) => boolean {
  const sinceLast = lastAt ? (now.getTime() - lastAt.getTime()) / HOUR_MS + LATE_HOURS : SPAN_HOURS[kind]
  const hours = Math.min(SPAN_HOURS[kind], Math.max(0, sinceLast))
  const from = now.getTime() - hours * HOUR_MS
  // The comparison is false for an invalid date (NaN), so that a story with such a date is never new.
  return ({ published_at: at }) => Date.parse(at) >= from
}

/**
 * Returns the stories that a digest can contain: those that are new since the last digest, were in no earlier
 * digest and aren't muted.
 */
export function selectDigestCandidates(parts: DigestInput): readonly NewsStory[] {
  const { stories, preferences, now, known, wordRules, muteIndex } = parts
  const fresh = stories.filter(isFresh(parts)).filter(({ id }) => !known.has(id))
  const mutes = mergeDeviceAndAccountMutes([], toAccountMutes(preferences), now)
  return mutes.length === 0 ? fresh : applyMutesToStories(fresh, mutes, now, wordRules, muteIndex).stories
}

/**
 * Returns the stories of a reader's digest, best first and at most one per thread: stories that are new since
 * the last digest and not muted. The weekly digest is ordered by score; the daily one begins with the reader's
 * interests.
 */
export function selectDigestStories(parts: DigestInput): NewsStory[] {
  const { kind, preferences, now } = parts
  const left = selectDigestCandidates(parts)
  const context: RankingContext = { now, topics: preferences.interests.map((name) => name.toLowerCase()) }
  if (kind === 'weekly') return rankTopStories(left, context, SIZES.weekly)
  return buildPersonalStoryList(left, context)
    .items.slice(0, SIZES.daily)
    .map(({ story }) => story)
}
