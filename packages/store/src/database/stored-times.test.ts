import { CLOCK_TOLERANCE_MS, HOUR_MS, MINUTE_MS } from '@plainwire/domain/units'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/index.ts'
import { buildFutureTimeCondition, buildTimePassedCondition } from './stored-times.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

/** Whether a condition on the column 'at' holds for a time that is `aheadMs` after `NOW`. */
async function holds(condition: RawBuilder<SqlBool>, aheadMs: number): Promise<unknown> {
  const at = new Date(NOW.getTime() + aheadMs)
  const { rows } = await sql<{ is_met: unknown }>`
    SELECT ${condition} AS is_met FROM (SELECT ${at}::timestamptz AS at) AS stored`.execute(database.db)
  return rows[0]?.is_met
}

describe('a stored time of at most an hour ahead', () => {
  const passed = buildTimePassedCondition('at', NOW, HOUR_MS)
  test.each([
    ['has passed at that instant', 0, true],
    ['has passed later', -HOUR_MS, true],
    ['has not passed before', 1, false],
    ['has not passed if it is as far ahead as it can be on a clock that differs', HOUR_MS + MINUTE_MS, false],
    [
      'counts as passed if it is further ahead, because a wrong clock has set it',
      HOUR_MS + MINUTE_MS + 1,
      true,
    ],
    ['counts as passed if it is years ahead', 10_000 * HOUR_MS, true],
  ])('%s', async (_, aheadMs, isPassed) => {
    expect(await holds(passed, aheadMs)).toBe(isPassed)
  })
})

describe('a stored time of the past', () => {
  const isFuture = buildFutureTimeCondition('at', NOW)
  test.each([
    ['is in the past', -1, false],
    ['may be ahead by as much as clocks differ', CLOCK_TOLERANCE_MS, false],
    ['is wrong if it is further ahead', CLOCK_TOLERANCE_MS + 1, true],
  ])('%s', async (_, aheadMs, isWrong) => {
    expect(await holds(isFuture, aheadMs)).toBe(isWrong)
  })
})
