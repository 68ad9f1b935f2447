import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Clocks of several machines differ by less than this, in ms. What is stored as later than that was stored by a clock that was wrong. */
export const CLOCK_TOLERANCE_MS = 60_000

/**
 * Whether a stored time has come: also one that is further ahead than anything is ever put off, which a clock that was wrong
 * for a moment has left behind.
 *
 * @param column of this source code, never a request's
 * @param longestMs the longest wait that is ever stored there
 */
export function hasCome(column: string, now: Date, longestMs: number): RawBuilder<SqlBool> {
  const at = sql.ref(column)
  return sql<SqlBool>`(${at} <= ${now} OR ${at} > ${new Date(now.getTime() + longestMs + CLOCK_TOLERANCE_MS)})`
}

/** Whether a stored time is in the future, where only what was done is stored. */
export function isAhead(column: string, now: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} > ${new Date(now.getTime() + CLOCK_TOLERANCE_MS)}`
}
