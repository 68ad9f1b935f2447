import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { testDatabase, testLog } from '../testing/index.ts'
import { runStatement } from '../testing/test-server.ts'
import {
  DEAD_LETTER_QUEUE,
  installJobQueues,
  isLimitedToOneWaitingJob,
  JOB_NAMES,
  type JobName,
} from './job-queues.ts'

const database = await testDatabase()
const { connectionString } = database
afterAll(() => database.drop())

interface QueueRow {
  name: string
  policy: string
  retry_limit: number
  expire_seconds: number
  dead_letter: string | null
}

async function queues(): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    SELECT name, policy, retry_limit, expire_seconds, dead_letter FROM pgboss.queue
    WHERE name NOT LIKE '\\_\\_%' ORDER BY name`.execute(database.db)
  return rows
}

test('at most one job waits of kinds whose one job serves all requests', () => {
  const limited: JobName[] = ['edit', 'house-keeping', 'push', 'alerts', 'mailings']
  for (const name of JOB_NAMES)
    expect([name, isLimitedToOneWaitingJob(name)]).toEqual([name, limited.includes(name)])
  expect(JOB_NAMES).toHaveLength(8)
})

test('every kind of job has a queue, and one more has the jobs that failed', async () => {
  expect((await queues()).map(({ name }) => name).toSorted()).toEqual(
    [...JOB_NAMES, DEAD_LETTER_QUEUE].toSorted(),
  )
})

test('jobs that concern a reader or are requested again are not retained after they failed', async () => {
  const forgotten = (await queues()).filter(({ dead_letter }) => dead_letter === null)
  expect(forgotten.map(({ name }) => name)).toEqual([DEAD_LETTER_QUEUE, 'mail', 'write'])
  const others = (await queues()).flatMap(({ dead_letter }) => dead_letter ?? [])
  expect(others).toEqual(Array(6).fill(DEAD_LETTER_QUEUE))
})

test('installing the queues again brings back their settings, and leaves their jobs', async () => {
  const before = await queues()
  await runStatement(
    connectionString,
    `UPDATE pgboss.queue SET retry_limit = 99, expire_seconds = 1 WHERE name <> '${DEAD_LETTER_QUEUE}';
     INSERT INTO pgboss.job (name, data) VALUES ('gather', '{"feedId": "a"}')`,
  )
  const log = testLog()
  await installJobQueues({ connectionString, log })
  expect(await queues()).toEqual(before)
  expect(before.find(({ name }) => name === 'mail')).toMatchObject({ retry_limit: 8, expire_seconds: 60 })
  const { rows } = await sql<{ name: string }>`SELECT name FROM pgboss.job`.execute(database.db)
  expect(rows).toEqual([{ name: 'gather' }])
  expect(log.lines).toEqual([])
})
