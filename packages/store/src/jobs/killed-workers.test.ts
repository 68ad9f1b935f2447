import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { testDatabase, testLog } from '../testing/index.ts'
import { createTestNewsroom } from '../testing/newsroom.ts'
import { type JobQueue, startJobQueue } from './jobs.ts'

/** The numbers of feeds, each gathered by one job, and of killed workers; more in `npm run torture -- 36`. */
const FEEDS = process.env.TORTURE ? 3_000 : 80
const KILLS = process.env.TORTURE ? 50 : 3

const database = await testDatabase()
const { db } = database
let clerk: JobQueue | undefined
afterAll(async () => {
  await clerk?.stop()
  await database.drop()
})

/**
 * Runs a process that gathers feeds, and kills it as soon as it has begun `killAfter` of them; if `killAfter`
 * is infinite, as soon as no jobs are left.
 */
async function gather(killAfter: number): Promise<{ begun: string[]; stored: string[] }> {
  const program = join(import.meta.dirname, '../testing/test-gatherer.ts')
  const child = spawn(process.execPath, [program, database.connectionString], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const begun: string[] = []
  const stored: string[] = []
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [word, feedId = ''] = line.split(' ')
    if (word === 'begun') begun.push(feedId)
    if (word === 'stored') stored.push(feedId)
    if (begun.length >= killAfter) child.kill('SIGKILL')
  })
  if (Number.isFinite(killAfter)) await ended
  else {
    await expect.poll(waiting, { timeout: 120_000 }).toBe(0)
    child.kill('SIGKILL')
    await ended
  }
  return { begun, stored }
}

/** The number of jobs that are queued, running or waiting for a retry. */
async function waiting(): Promise<number> {
  // Jobs of a killed worker are retried after half a minute; the test makes them due now.
  await sql`UPDATE pgboss.job SET start_after = now() WHERE name = 'gather' AND state IN ('retry', 'created')`.execute(
    db,
  )
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) FROM pgboss.job WHERE name = 'gather' AND state IN ('created', 'retry', 'active')`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

test(`row 36: ${KILLS} kills of a worker in the middle of ${FEEDS} jobs: each takes effect once, none is stuck`, async () => {
  const urls = Array.from({ length: FEEDS }, (_, index) => `https://gazette.example/${index}`)
  const { feeds } = await createTestNewsroom(database, urls)
  clerk = await startJobQueue({ connectionString: database.connectionString, log: testLog(), work: {} })
  expect(await clerk.requestGather(feeds)).toBe(FEEDS)
  const begun: string[] = []
  const stored: string[] = []
  for (let kill = 0; kill <= KILLS; kill += 1) {
    // The last process works until no jobs are left.
    const killed = await gather(kill < KILLS ? 3 + ((kill * 7) % 11) : Number.POSITIVE_INFINITY)
    begun.push(...killed.begun)
    stored.push(...killed.stored)
  }
  const articles = await db.selectFrom('articles').select(['feed_id', 'revision']).execute()
  expect(articles.map(({ feed_id }) => feed_id).toSorted()).toEqual(feeds.map(({ id }) => id).toSorted())
  expect(articles.filter(({ revision }) => revision !== 1)).toEqual([])
  const { rows } = await sql<{ state: string; count: number }>`
      SELECT state, count(*) FROM pgboss.job WHERE name = 'gather' GROUP BY state`.execute(db)
  expect(rows).toEqual([{ state: 'completed', count: FEEDS }])
  // Some feeds must have been begun twice; otherwise no kill has interrupted any work.
  expect(begun.length).toBeGreaterThan(FEEDS)
  expect(stored.length).toBeGreaterThanOrEqual(FEEDS - KILLS * 8)
}, 600_000)
