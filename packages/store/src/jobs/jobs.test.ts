import { sql } from 'kysely'
import { afterAll, afterEach, expect, test } from 'vitest'
import { buildFeedsToQueueQuery, listFeedsToQueue } from '../feeds/feeds.ts'
import { readSetting, saveSetting } from '../settings.ts'
import { testDatabase, testLog } from '../testing/index.ts'
import { createTestNewsroom } from '../testing/newsroom.ts'
import { NOW } from '../testing/samples.ts'
import { runStatement } from '../testing/test-server.ts'
import { type JobQueue, type JobQueueConfig, startJobQueue } from './jobs.ts'
import { queryQueueCounts } from './queue-counts.ts'
import type { WritingTask } from './writing-tasks.ts'

const database = await testDatabase()
const { db } = database
let running: JobQueue[] = []
afterAll(() => database.drop())
afterEach(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()))
  running = []
  await runStatement(database.connectionString, 'DELETE FROM pgboss.job')
})

async function start(work: JobQueueConfig['work'], change: Partial<JobQueueConfig> = {}): Promise<JobQueue> {
  const jobs = await startJobQueue({
    connectionString: database.connectionString,
    log: testLog(),
    work,
    ...change,
  })
  running.push(jobs)
  return jobs
}

/** A list whose length can be awaited. */
function record<T>() {
  const items: T[] = []
  let wake: () => void = () => undefined
  return {
    items,
    add(item: T) {
      items.push(item)
      wake()
    },
    async until(count: number) {
      while (items.length < count) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
  }
}

test('a feed that is requested repeatedly while it waits is gathered once', async () => {
  const clerk = await start({})
  expect(await clerk.requestGather([{ id: 'a' }, { id: 'b' }, { id: 'a' }])).toBe(2)
  expect(await clerk.requestGather([{ id: 'b' }, { id: 'c' }])).toBe(1)
  expect(await clerk.requestGather([])).toBe(0)
  const gathered = record<string>()
  await start({ gather: async (feedId) => gathered.add(feedId) })
  await gathered.until(3)
  expect(gathered.items.toSorted()).toEqual(['a', 'b', 'c'])
})

test('a feed that is being gathered isn’t queued; once done it can be again', async () => {
  const gathered = record<string>()
  let finish: () => void = () => undefined
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const jobs = await start({
    gather: async (feedId) => {
      gathered.add(feedId)
      await finished
    },
  })
  await jobs.requestGather([{ id: 'a' }])
  await gathered.until(1)
  expect(await jobs.requestGather([{ id: 'a' }])).toBe(0)
  finish()
  await expect.poll(() => jobs.requestGather([{ id: 'a' }])).toBe(1)
  await gathered.until(2)
})

test('feeds that are queued or being gathered are not looked for again', async () => {
  const urls = ['a', 'b', 'c'].map((name) => `https://gazette.example/${name}`)
  const { feeds } = await createTestNewsroom(database, urls)
  const toQueue = async (limit: number) =>
    (await listFeedsToQueue(db, NOW, limit, 'live')).map(({ id }) => id)
  const begun = record<string>()
  const gate = Promise.withResolvers<void>()
  const [first] = await toQueue(1)
  const jobs = await start({
    gather: async (feedId) => {
      begun.add(feedId)
      await gate.promise
    },
  })
  await jobs.requestGather([{ id: first ?? '' }])
  await begun.until(1)
  const others = feeds.map(({ id }) => id).filter((id) => id !== first)
  expect((await toQueue(3)).toSorted()).toEqual(others.toSorted())
  gate.resolve()
  await expect.poll(() => toQueue(3)).toHaveLength(3)
})

test('the queue is read once, not once for each feed that is due, also before anything was analyzed', async () => {
  const count = 3_000
  const urls = Array.from({ length: count }, (_, number) => `https://gazette.example/${number}`)
  const { feeds } = await createTestNewsroom(database, urls)
  const jobs = await start({})
  await jobs.requestGather(feeds.slice(0, 1_000).map(({ id }) => ({ id })))
  const query = buildFeedsToQueueQuery(db, NOW, 200, 'live')
  expect(await query.execute()).toHaveLength(200)
  const [plan] = await query.explain('json', sql`analyze, buffers`)
  const blocks = plan?.['QUERY PLAN'][0].Plan['Shared Hit Blocks']
  // The query reads about two blocks for each feed, to check that its publisher isn't withdrawn. Reading the
  // queue for each feed would take many more.
  expect(blocks).toBeLessThan(4 * count)
})

test('of one registered domain one feed at a time is gathered, by all processes together; others don’t wait', async () => {
  const begun = record<string>()
  const gate = Promise.withResolvers<void>()
  const gather = async (feedId: string) => {
    begun.add(feedId)
    if (feedId === 'slow') await gate.promise
  }
  const first = await start({ gather })
  await first.requestGather([{ id: 'slow', domain: 'courier.example' }])
  await begun.until(1)
  await start({ gather })
  await first.requestGather([
    { id: 'waits', domain: 'courier.example' },
    { id: 'other', domain: 'gazette.example' },
  ])
  await begun.until(2)
  expect(begun.items).toEqual(['slow', 'other'])
  gate.resolve()
  await begun.until(3)
  expect(begun.items.at(-1)).toBe('waits')
})

test('row 36: two processes share the feeds out and gather none twice', async () => {
  const gathered = record<string>()
  const gather = async (feedId: string) => gathered.add(feedId)
  const first = await start({ gather })
  await start({ gather })
  const feeds = Array.from({ length: 40 }, (_, index) => ({ id: `feed-${index}` }))
  await first.requestGather(feeds)
  await gathered.until(40)
  expect(new Set(gathered.items).size).toBe(40)
})

test('a request made while an edition is being made isn’t forgotten, several are one', async () => {
  const edited = record<number>()
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const jobs = await start({
    edit: async () => {
      edited.add(edited.items.length)
      if (edited.items.length === 1) await held
    },
  })
  await jobs.requestEdit()
  await edited.until(1)
  for (let times = 0; times < 5; times += 1) await jobs.requestEdit()
  release()
  await edited.until(2)
  await expect
    .poll(async () => (await queryQueueCounts(db)).find(({ name }) => name === 'edit')?.waiting)
    .toBe(0)
  expect(edited.items).toHaveLength(2)
})

test('row 36: a request in a transaction holds exactly if the transaction does', async () => {
  const jobs = await start({})
  const failing = db.transaction().execute(async (transaction) => {
    await jobs.requestGather([{ id: 'a' }], transaction)
    await saveSetting(transaction, 'gathered', true)
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  expect(await readSetting(db, 'gathered')).toBeUndefined()
  expect(
    await db.transaction().execute((transaction) => jobs.requestGather([{ id: 'a' }], transaction)),
  ).toBe(1)
})

test('what fails is tried again', async () => {
  const attempts = record<string>()
  const jobs = await start({
    edit: async () => {
      attempts.add('edit')
      if (attempts.items.length === 1) throw new Error('no paper')
    },
  })
  await runStatement(database.connectionString, "UPDATE pgboss.queue SET retry_delay = 0 WHERE name = 'edit'")
  await jobs.requestEdit()
  await attempts.until(2)
})

test('a stop signals the work to end and waits for it', async () => {
  const begun = record<string>()
  let hasEnded = false
  const jobs = await start({
    'house-keeping': (signal) =>
      new Promise<void>((resolve) => {
        begun.add('house-keeping')
        signal.addEventListener('abort', () => {
          hasEnded = true
          resolve()
        })
      }),
  })
  await jobs.requestHousekeeping()
  await begun.until(1)
  const since = performance.now()
  await jobs.stop()
  expect(hasEnded).toBe(true)
  expect(performance.now() - since).toBeLessThan(8_000)
})

test('work that doesn’t end is given back to the queue', async () => {
  const begun = record<string>()
  const stubborn = await start(
    {
      edit: () =>
        new Promise<void>(() => {
          begun.add('stubborn')
        }),
    },
    { drainMs: 1_000 },
  )
  await stubborn.requestEdit()
  await begun.until(1)
  await stubborn.stop()
  await runStatement(
    database.connectionString,
    "UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'",
  )
  await start({ edit: async () => begun.add('next') })
  await begun.until(2)
  expect(begun.items).toEqual(['stubborn', 'next'])
})

test('row 36: alone on its database, a process takes up at once what a killed one left', async () => {
  const clerk = await start({})
  await clerk.requestGather([{ id: 'a' }])
  await runStatement(
    database.connectionString,
    "UPDATE pgboss.job SET state = 'active', started_on = now(), heartbeat_on = now() WHERE name = 'gather'",
  )
  const gathered = record<string>()
  await start({ gather: async (feedId) => gathered.add(feedId) }, { isAlone: true })
  await runStatement(
    database.connectionString,
    "UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'",
  )
  await gathered.until(1)
  expect(gathered.items).toEqual(['a'])
})

test('jobs of a killed process are requeued, even if the same was requested again', async () => {
  const killed = await start({})
  await killed.requestEdit()
  await killed.requestHousekeeping()
  await killed.requestMail('one')
  await runStatement(database.connectionString, "UPDATE pgboss.job SET state = 'active', started_on = now()")
  await killed.requestEdit()
  await killed.requestMail('two')
  await killed.stop()
  const done = record<string>()
  await start(
    {
      edit: async () => done.add('edit'),
      'house-keeping': async () => done.add('house-keeping'),
      mail: async (sealed) => done.add(sealed),
    },
    { isAlone: true },
  )
  await done.until(4)
  expect(done.items.toSorted()).toEqual(['edit', 'house-keeping', 'one', 'two'])
})

/** The number of connections of job queues to this database. */
async function connections(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE application_name = 'pgboss' AND datname = current_database()
  `.execute(db)
  return rows[0]?.count ?? 0
}

test('a queue that can’t be joined leaves no connection behind', async () => {
  await runStatement(database.connectionString, 'ALTER TABLE pgboss.job_common RENAME TO elsewhere')
  try {
    await expect(start({}, { isAlone: true })).rejects.toThrow('job_common')
    expect(await connections()).toBe(0)
  } finally {
    await runStatement(database.connectionString, 'ALTER TABLE pgboss.elsewhere RENAME TO job_common')
  }
  await start({}, { isAlone: true })
  expect(await connections()).toBeGreaterThan(0)
})

test('a mail is retried for ten minutes, or longer if requested', async () => {
  const jobs = await start({})
  await jobs.requestMail('code')
  await jobs.requestMail('notice', undefined, 86_400)
  const { rows } = await sql<{ sealed: string; seconds: number; tries: number }>`
    SELECT data->>'sealed' AS sealed, retry_limit AS tries,
      round(extract(epoch FROM keep_until - start_after))::int AS seconds
    FROM pgboss.job WHERE name = 'mail' ORDER BY sealed
  `.execute(db)
  expect(rows).toEqual([
    { sealed: 'code', seconds: 600, tries: 8 },
    { sealed: 'notice', seconds: 86_400, tries: 60 },
  ])
})

test('the numbers of waiting and failed jobs are known, and a schedule is stored once', async () => {
  const jobs = await start({})
  await jobs.schedule('house-keeping', '17 * * * *')
  await jobs.schedule('house-keeping', '18 * * * *')
  expect(await queryQueueCounts(db)).toMatchObject([
    { name: 'gather' },
    { name: 'edit' },
    { name: 'house-keeping' },
    { name: 'push' },
    { name: 'alerts' },
    { name: 'mailings' },
    { name: 'write' },
    { name: 'mail' },
  ])
})

const task = (hash: string, reports = 1): WritingTask => ({
  hash,
  storyId: `story-${hash}`,
  language: 'en',
  system: 'Write.',
  user: '{}',
  reports,
})

test('requests to a model are sent once each, those of stories with most reports first', async () => {
  const clerk = await start({})
  await clerk.requestWriting('live', [task('a'), task('b', 5), task('c', 3)])
  await clerk.requestWriting('live', [task('a'), task('b', 5), task('c', 3)])
  const requests = record<string>()
  await start({ write: async ({ hash }) => requests.add(hash) })
  await requests.until(3)
  await expect
    .poll(async () => (await queryQueueCounts(db)).find(({ name }) => name === 'write')?.active)
    .toBe(0)
  expect(requests.items).toEqual(['b', 'c', 'a'])
})

test('an edition’s requests replace those that still wait, of its own content only', async () => {
  const clerk = await start({})
  await clerk.requestWriting('live', [task('a'), task('b')])
  await clerk.requestWriting('sample', [task('s')])
  await clerk.requestWriting('live', [task('b'), task('c')])
  const requests = record<string>()
  await start({ write: async ({ hash }) => requests.add(hash) })
  await requests.until(3)
  expect(requests.items.toSorted()).toEqual(['b', 'c', 's'])
})
