import { type RawBuilder, type SqlBool, sql } from 'kysely'

/**
 * Clocks of several machines differ by less than this, in ms. A stored time further in the future was set by a
 * wrong clock.
 */
const CLOCK_TOLERANCE_MS = 60_000

/**
 * An SQL condition: whether a stored time has passed. A time further ahead than `longestMs` counts as passed,
 * because a wrong clock has set it.
 *
 * @param column a name in this source code, never from a request
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
