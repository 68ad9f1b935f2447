import type { NewsStory } from '../../contract/index.ts'
import { foldCaseAndAccents } from '../../text/index.ts'
import { MINUTE_SECONDS } from '../../units/index.ts'

/** A reader's learned preference for each category and tag, in points; positive is liked. */
export type LearnedInterests = Readonly<Record<string, number>>

/** One action of a reader on a story. */
export type ReaderStoryAction =
  | { kind: 'open' }
  | { kind: 'read'; seconds: number }
  | { kind: 'save' }
  | { kind: 'hide' }

/** The categories and tags of a story, from which a reader's preferences are learned. */
export type StoryInterestFeatures = Pick<NewsStory, 'categories' | 'tags'>

const OPEN_POINTS = 1
const SAVE_POINTS = 3
const HIDE_POINTS = -4
/** The number of points that a correction by the reader adds or subtracts; no single action has more. */
const CORRECTION_POINTS = 4
/** The maximum number of points for reading time, one per minute. */
const MAX_READ_POINTS = 3
/** The factor by which each new action multiplies all earlier points, so that old interests fade. */
const FADING = 0.99
/** The minimum points of a stored category or tag; those with fewer are removed. */
const LEAST_POINTS = 0.05
/** The maximum number of stored categories and tags; those with the weakest preference are removed. */
export const MAX_LEARNED_INTERESTS = 120
/**
 * The number of points at which a preference reaches half of its maximum; high, so that a single story has
 * little effect.
 */
const HALF_POINTS = 6
/**
 * The maximum number of a story's categories and tags that affect its rank: those with the strongest
 * preference.
 */
const COUNTED = 3
/** The maximum difference that learned interests make to a story's ranking factor, which is 1 without them. */
const WEIGHT = 0.5

function pointsOf(signal: ReaderStoryAction): number {
  if (signal.kind === 'open') return OPEN_POINTS
  if (signal.kind === 'save') return SAVE_POINTS
  if (signal.kind === 'hide') return HIDE_POINTS
  return Math.min(MAX_READ_POINTS, Math.max(0, signal.seconds) / MINUTE_SECONDS)
}

/** The names of a story's categories and tags, in lower case and without accents or duplicates. */
const namesOf = ({ categories, tags }: StoryInterestFeatures) => [
  ...new Set([...categories, ...tags].map(foldCaseAndAccents)),
]

/** The categories and tags with the strongest preference, at most `MAX_LEARNED_INTERESTS`. */
function strongest(learned: LearnedInterests): LearnedInterests {
  const entries = Object.entries(learned).filter(([, points]) => Math.abs(points) >= LEAST_POINTS)
  const order = entries.toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a))
  return Object.fromEntries(order.slice(0, MAX_LEARNED_INTERESTS))
}

/** The learned interests after an action of the reader. */
export function updateLearnedInterests(
  learned: LearnedInterests,
  story: StoryInterestFeatures,
  signal: ReaderStoryAction,
): LearnedInterests {
  const points = pointsOf(signal)
  if (points === 0) return learned
  const next = new Map(Object.entries(learned).map(([name, known]) => [name, known * FADING]))
  for (const name of namesOf(story)) next.set(name, (next.get(name) ?? 0) + points)
  return strongest(Object.fromEntries(next))
}

/** Returns the preference for a category or tag, from -1 (disliked) to 1 (liked); 0 if nothing is known. */
export function getLearnedPreference(learned: LearnedInterests, name: string): number {
  const points = Object.hasOwn(learned, name) ? (learned[name] ?? 0) : 0
  return points / (Math.abs(points) + HALF_POINTS)
}

/**
 * Returns the learned interests after a reader's correction: a category or tag that they like more or less, or
 * that is to be forgotten.
 */
export function applyInterestCorrection(
  learned: LearnedInterests,
  name: string,
  change: 'more' | 'less' | 'forget',
): LearnedInterests {
  const { [name]: points = 0, ...others } = learned
  if (change === 'forget') return others
  return strongest({
    ...others,
    [name]: points + (change === 'more' ? CORRECTION_POINTS : -CORRECTION_POINTS),
  })
}

/**
 * Returns the categories and tags of a story that affect its rank, at most three, the strongest preference
 * first.
 */
export function listLearnedRankingReasons(
  learned: LearnedInterests,
  story: StoryInterestFeatures,
): { name: string; liking: number }[] {
  return namesOf(story)
    .map((name) => ({ name, liking: getLearnedPreference(learned, name) }))
    .filter(({ liking: much }) => much !== 0)
    .sort((a, b) => Math.abs(b.liking) - Math.abs(a.liking) || (a.name < b.name ? -1 : 1))
    .slice(0, COUNTED)
}

/**
 * The ranking factor of learned interests, 0.5–1.5; 1 if no preference for the story's categories and tags is
 * known.
 */
export function computeLearnedInterestsFactor(
  learned: LearnedInterests | undefined,
  story: StoryInterestFeatures,
): number {
  const reasons = learned ? listLearnedRankingReasons(learned, story) : []
  if (reasons.length === 0) return 1
  return 1 + (WEIGHT * reasons.reduce((sum, { liking: much }) => sum + much, 0)) / reasons.length
}
