import type { NewsStory, Preferences } from '../contract/index.ts'
import { personalList, type RankingContext, topOf } from '../ranking/index.ts'
import { accountMutes, type MuteIndex, mutesOfBoth, type WordRules, withoutMuted } from '../reader/index.ts'
import { HOUR_MS } from '../units/index.ts'
import type { DigestKind } from './due.ts'

/** Stories at most, and how far back the first digest looks. */
const SIZES = { weekly: 12, daily: 10 } as const satisfies Record<DigestKind, number>
const SPAN_HOURS = { weekly: 7 * 24, daily: 36 } as const satisfies Record<DigestKind, number>
/** A story may reach us this much later than it was published. */
const LATE_HOURS = 6

/** The input of a reader's digest. */
export interface DigestParts {
  stories: readonly NewsStory[]
  kind: DigestKind
  preferences: Pick<Preferences, 'interests' | 'mutedTopics' | 'mutedSources' | 'mutedWords'>
  now: Date
  /** When the last digest of this kind was made; undefined before the first. */
  lastAt: Date | undefined
  /** Stories of earlier digests, which aren't repeated. */
  known: ReadonlySet<string>
  lore: WordRules
  /** Made once an edition. */
  muteIndex?: MuteIndex | undefined
}

function isFresh({ kind, now, lastAt }: DigestParts): (story: NewsStory) => boolean {
  const sinceLast = lastAt ? (now.getTime() - lastAt.getTime()) / HOUR_MS + LATE_HOURS : SPAN_HOURS[kind]
  const hours = Math.min(SPAN_HOURS[kind], Math.max(0, sinceLast))
  const from = now.getTime() - hours * HOUR_MS
  // False where there is no date.
  return ({ published_at: at }) => Date.parse(at) >= from
}

/** The stories that are new since the last digest, without muted ones. */
export function freshStories(parts: DigestParts): readonly NewsStory[] {
  const { stories, preferences, now, known, lore, muteIndex } = parts
  const fresh = stories.filter(isFresh(parts)).filter(({ id }) => !known.has(id))
  const mutes = mutesOfBoth([], accountMutes(preferences), now)
  return mutes.length === 0 ? fresh : withoutMuted(fresh, mutes, now, lore, muteIndex).stories
}

/**
 * The stories of a reader's digest, the first first and one a thread: only what is new since the last, without what they have muted. The week's are
 * ordered by score, the day's begin with those of the reader's interests.
 */
export function digestStories(parts: DigestParts): NewsStory[] {
  const { kind, preferences, now } = parts
  const left = freshStories(parts)
  const context: RankingContext = { now, topics: preferences.interests.map((name) => name.toLowerCase()) }
  if (kind === 'weekly') return topOf(left, context, SIZES.weekly)
  return personalList(left, context)
    .items.slice(0, SIZES.daily)
    .map(({ story }) => story)
}
