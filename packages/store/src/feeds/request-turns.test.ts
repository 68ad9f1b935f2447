import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../testing/index.ts'
import { deleteOldRequestTurns, releaseRequestTurn, takeRequestTurn } from './request-turns.ts'

const database = await testDatabase()
const { db } = database
afterAll(() => database.drop())
beforeEach(() => db.deleteFrom('request_turns').execute())

const FIRST = '00000000-0000-4000-8000-000000000001'
const SECOND = '00000000-0000-4000-8000-000000000002'
const domain = 'gazette.example'
const take = (holder: string, turnMs = 30_000) => takeRequestTurn(db, { domain, holder, turnMs })
const end = (holder: string, gapMs: number, requestedGapMs?: number) =>
  releaseRequestTurn(db, { domain, holder, gapMs, requestedGapMs })
/** Simulates that a number of seconds have passed, by moving the stored times back. */
const later = (seconds: number) => {
  const age = sql`${seconds}::double precision * interval '1 second'`
  return db
    .updateTable('request_turns')
    .set({
      held_until: sql`held_until - ${age}`,
      free_at: sql`free_at - ${age}`,
      gap_until: sql`gap_until - ${age}`,
    })
    .execute()
}

test('a turn is one process’s until it is ended, and the next begins after the gap', async () => {
  expect(await take(FIRST)).toBe(0)
  const untilFree = await take(SECOND)
  expect(untilFree).toBeGreaterThan(20_000)
  expect(untilFree).toBeLessThanOrEqual(30_000)
  await end(FIRST, 1_500)
  for (const holder of [FIRST, SECOND]) {
    const gap = await take(holder)
    expect(gap).toBeGreaterThan(0)
    expect(gap).toBeLessThanOrEqual(1_500)
  }
  await later(2)
  expect(await take(SECOND)).toBe(0)
  expect(await take(FIRST)).toBeGreaterThan(0)
})

test('another publisher is free meanwhile', async () => {
  await take(FIRST)
  expect(await takeRequestTurn(db, { domain: 'courier.example', holder: SECOND, turnMs: 30_000 })).toBe(0)
})

test('of fifty concurrent requests one gets the turn, also for a new publisher', async () => {
  const holders = Array.from({ length: 50 }, () => crypto.randomUUID())
  const waits = await Promise.all(holders.map((holder) => take(holder)))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(1)
})

test('the turn of a killed process is free when its time is over, and what it ends then is another’s', async () => {
  await take(FIRST)
  await later(31)
  expect(await take(SECOND)).toBe(0)
  await end(FIRST, 0)
  expect(await take(FIRST)).toBeGreaterThan(0)
})

test('a gap requested from one process applies to the others for a day', async () => {
  await take(FIRST)
  await end(FIRST, 1_500, 20_000)
  await later(21)
  expect(await take(SECOND)).toBe(0)
  await end(SECOND, 1_500)
  expect(await take(FIRST)).toBeGreaterThan(15_000)
  await later(25 * 3_600)
  expect(await take(SECOND)).toBe(0)
  await end(SECOND, 1_500)
  expect(await take(FIRST)).toBeLessThanOrEqual(1_500)
})

test('row 43: a time stored by a wrong clock delays nobody', async () => {
  await take(FIRST)
  await later(-400 * 86_400)
  expect(await take(SECOND)).toBe(0)
})

test('publishers that nothing is requested of are forgotten', async () => {
  await take(FIRST)
  await end(FIRST, 0)
  await deleteOldRequestTurns(db, new Date(Date.now() - 3_600_000))
  expect(await db.selectFrom('request_turns').select('domain').execute()).toHaveLength(1)
  await later(7_200)
  await deleteOldRequestTurns(db, new Date(Date.now() - 3_600_000))
  expect(await db.selectFrom('request_turns').select('domain').execute()).toEqual([])
})
