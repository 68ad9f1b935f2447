import { sql } from 'kysely'
import { afterAll, afterEach, expect, test } from 'vitest'
import { testDatabase, testLog } from '../testing/index.ts'
import { resetJobTimesAheadOfClock } from './job-times.ts'
import { startJobQueue } from './jobs.ts'

const database = await testDatabase()
const { db } = database
afterAll(() => database.drop())
afterEach(() => sql`DELETE FROM pgboss.job`.execute(db))

const rows = async (query: ReturnType<typeof sql<{ n: number }>>) => (await query.execute(db)).rows[0]?.n
/** Returns the number of stored times in the future for which pg-boss's maintenance, or a worker, waits. */
const inFuture = () =>
  rows(sql`
    SELECT (SELECT count(*) FROM pgboss.version WHERE cron_on > now())::integer
      + (SELECT count(*) FROM pgboss.queue WHERE greatest(monitor_on, maintain_on, monitor_claim_on) > now())::integer
      + (SELECT count(*) FROM pgboss.job WHERE greatest(start_after, started_on, heartbeat_on) > now() + interval '1 day')::integer AS n
  `)

test('M4, row 43: after a clock that was 400 days ahead the queue schedules, starts and misses workers again', async () => {
  const jobs = await startJobQueue({ connectionString: database.connectionString, log: testLog(), work: {} })
  await jobs.requestHousekeeping()
  await jobs.requestEdit()
  await jobs.stop()
  await sql`UPDATE pgboss.version SET cron_on = now() + interval '400 days'`.execute(db)
  await sql`UPDATE pgboss.queue SET monitor_on = now() + interval '400 days', maintain_on = now() + interval '400 days'`.execute(
    db,
  )
  await sql`UPDATE pgboss.job SET start_after = now() + interval '400 days' WHERE name = 'edit'`.execute(db)
  await sql`
    UPDATE pgboss.job SET state = 'active', started_on = now() + interval '400 days', heartbeat_on = now() + interval '400 days'
    WHERE name = 'house-keeping'
  `.execute(db)
  expect(await inFuture()).toBeGreaterThan(3)
  expect(await resetJobTimesAheadOfClock(db)).toBeGreaterThan(3)
  expect(await inFuture()).toBe(0)
  expect(await resetJobTimesAheadOfClock(db)).toBe(0)
  let edited: () => void = () => undefined
  const done = new Promise<void>((resolve) => {
    edited = resolve
  })
  const again = await startJobQueue({
    connectionString: database.connectionString,
    log: testLog(),
    work: { edit: async () => edited() },
  })
  await done
  await again.stop()
})

test('what is put off for a reason stays so', async () => {
  const jobs = await startJobQueue({ connectionString: database.connectionString, log: testLog(), work: {} })
  await jobs.requestEdit()
  await jobs.stop()
  await sql`UPDATE pgboss.job SET start_after = now() + interval '30 minutes'`.execute(db)
  expect(await resetJobTimesAheadOfClock(db)).toBe(0)
})
