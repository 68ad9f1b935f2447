import { HOUR_MS } from '../../units/index.ts'

/** The time in which a story's recency factor halves, in hours: a week. */
export const HALF_LIFE_HOURS = 168
/** The age of a story without a usable date, in hours. */
export const UNDATED_STORY_AGE_HOURS = 24
/** The minimum of every ranking factor, so that one low factor never removes a story. */
export const MIN_RANKING_FACTOR = 0.001

/** Hours since a story was published; 24 without a usable date, 0 for dates in the future. */
export function computeAgeHours(publishedAt: Date | undefined, now: Date): number {
  const age = publishedAt ? (now.getTime() - publishedAt.getTime()) / HOUR_MS : Number.NaN
  return Number.isNaN(age) ? UNDATED_STORY_AGE_HOURS : Math.max(0, age)
}

/**
 * Returns the ranking factor of a story's age.
 *
 * @param publishedAt a missing or invalid date counts as 24 h old: a publisher's bad date must not break an
 * edition
 * @param now passed in, so that the same edition always ranks the same way
 * @returns 1 when published now or dated in the future, 0.5 after 168 h, never below 0.001
 */
export function computeRecencyFactor(publishedAt: Date | undefined, now: Date): number {
  return Math.max(MIN_RANKING_FACTOR, 0.5 ** (computeAgeHours(publishedAt, now) / HALF_LIFE_HOURS))
}
