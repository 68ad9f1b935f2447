import { CLOCK_TOLERANCE_MS, HOUR_MS } from '@plainwire/domain/units'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/**
 * The maximum time by which the database's clock is expected to be set back, in ms. After such a change,
 * stored times may be up to this much further in the future than intended. Those that are even further in the
 * future were set by a wrong clock.
 */
export const MAX_CLOCK_SETBACK_MS = HOUR_MS

/**
 * An SQL condition: whether a stored time has passed. A time further ahead than `longestMs` counts as passed,
 * because a wrong clock has set it.
 *
 * @param column the column's name, which must be a constant and never come from a request
 * @param longestMs the longest delay that is stored in this column
 */
export function buildTimePassedCondition(column: string, now: Date, longestMs: number): RawBuilder<SqlBool> {
  const at = sql.ref(column)
  return sql<SqlBool>`(${at} <= ${now} OR ${at} > ${new Date(now.getTime() + longestMs + CLOCK_TOLERANCE_MS)})`
}

/**
 * An SQL condition: whether a stored time is in the future although it should be in the past, because a wrong
 * clock has set it.
 */
export function buildFutureTimeCondition(column: string, now: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} > ${new Date(now.getTime() + CLOCK_TOLERANCE_MS)}`
}
