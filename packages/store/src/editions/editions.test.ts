import { HOUR_MS } from '@plainwire/domain/units'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { ContentKind } from '../database/content.ts'
import { type Lease, releaseAllLeases } from '../jobs/leases.ts'
import { testDatabase, testLog } from '../testing/index.ts'
import { takeEditLease } from '../testing/newsroom.ts'
import { NOW } from '../testing/samples.ts'
import { runStatement } from '../testing/test-server.ts'
import { type EditionFile, findEditionManifest, iterateEditionFiles } from './edition-files.ts'
import { watchEditions } from './edition-watch.ts'
import {
  type Edition,
  findCurrentEdition,
  queryNextEditionNumber,
  storeAndAnnounceEdition,
} from './editions.ts'

const database = await testDatabase()
const { db } = database
let lease: Lease
afterAll(() => database.drop())
beforeEach(async () => {
  await runStatement(database.connectionString, 'TRUNCATE editions, edition_blobs CASCADE')
  lease = await takeEditLease(db)
})

const file = (path: string, text: string): EditionFile => ({ path, bytes: Buffer.from(text) })
async function record(files: EditionFile[], content: ContentKind = 'live', under = lease): Promise<Edition> {
  const number = await queryNextEditionNumber(db)
  const edition = { number, content, publishedAt: NOW, storyCount: 50, digest: `digest-${number}` }
  await storeAndAnnounceEdition(db, under, edition, files)
  return edition
}
async function read(number: number, has?: (path: string) => boolean) {
  const found: [string, string][] = []
  for await (const { path, bytes } of iterateEditionFiles(
    db,
    number,
    ({ path: name }) => has?.(name) ?? false,
  )) {
    found.push([path, Buffer.from(bytes).toString()])
  }
  return found
}
const blobs = async () => (await db.selectFrom('edition_blobs').select('sha256').execute()).length

test('an edition is there with all its files', async () => {
  expect(await findCurrentEdition(db)).toBeUndefined()
  const edition = await record([file('stories/a.json', 'A'), file('news.json', 'news')])
  expect(await findCurrentEdition(db)).toEqual(edition)
  expect(await read(edition.number)).toEqual([
    ['news.json', 'news'],
    ['stories/a.json', 'A'],
  ])
  expect(await read(edition.number, (path) => path === 'news.json')).toEqual([['stories/a.json', 'A']])
  expect(await findEditionManifest(db, edition.number)).toMatchObject([
    { path: 'news.json', size: 4 },
    { path: 'stories/a.json', size: 1 },
  ])
})

test('content that editions share is stored once', async () => {
  await record([file('news.json', 'one'), file('a.json', 'A'), file('b.json', 'A')])
  await record([file('news.json', 'two'), file('a.json', 'A')])
  expect(await blobs()).toBe(3)
})

test('the last 24 editions of each content are retained, with their files only', async () => {
  await record([file('news.json', 'sample')], 'sample')
  for (let index = 0; index < 26; index += 1) await record([file('news.json', `news ${index}`)])
  const kept = await db.selectFrom('editions').select(['number', 'content']).orderBy('number').execute()
  expect(kept).toHaveLength(25)
  expect(kept[0]).toEqual({ number: 1, content: 'sample' })
  expect(kept[1]?.number).toBe(4)
  expect(await blobs()).toBe(25)
  expect(await read(2)).toEqual([])
})

test('numbers grow over both contents, and each has its own current edition', async () => {
  const sample = await record([], 'sample')
  const live = await record([])
  expect([sample.number, live.number]).toEqual([1, 2])
  expect(await findCurrentEdition(db)).toEqual(live)
  expect(await findCurrentEdition(db, 'sample')).toEqual(sample)
})

test('an overtaken editor publishes nothing', async () => {
  await releaseAllLeases(db)
  const current = await takeEditLease(db)
  await expect(record([file('news.json', 'late')])).rejects.toMatchObject({ code: 'LEASE_LOST' })
  expect(await blobs()).toBe(0)
  await record([file('news.json', 'current')], 'live', current)
  expect(await read(1)).toEqual([['news.json', 'current']])
})

test('two editors under the same number: one edition, whole', async () => {
  const edition = { number: 1, content: 'live', publishedAt: NOW, storyCount: 50, digest: '' } as const
  const both = ['x', 'y'].map((text) =>
    storeAndAnnounceEdition(db, lease, edition, [file('news.json', text)]),
  )
  const results = await Promise.allSettled(both)
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await read(1)).toHaveLength(1)
})

/** Records the editions that a watch calls back with, and waits for one by its number. */
function reader() {
  const seen: number[] = []
  const waiting = new Map<number, () => void>()
  return {
    seen,
    onEdition: ({ number }: Edition) => {
      seen.push(number)
      waiting.get(number)?.()
    },
    until: (number: number) =>
      seen.includes(number) ? undefined : new Promise<void>((resolve) => waiting.set(number, resolve)),
  }
}
const watching = { pollMs: HOUR_MS }

test('a watching process gets the current edition and each new one at once', async () => {
  const { connectionString } = database
  await record([])
  const { seen, onEdition, until } = reader()
  const watch = await watchEditions({ connectionString, db, log: testLog(), ...watching }, onEdition)
  expect(seen).toEqual([1])
  await record([])
  await until(2)
  await watch.stop()
  await record([])
  expect(seen).toEqual([1, 2])
})

test('a watch whose connection is cut finds the next edition all the same', async () => {
  const { connectionString } = database
  const { onEdition, until } = reader()
  const log = testLog()
  const watch = await watchEditions({ connectionString, db, log, pollMs: 20 }, onEdition)
  await runStatement(
    connectionString,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'plainwire editions' AND datname = current_database()`,
  )
  await record([])
  await until(1)
  await record([])
  await until(2)
  await watch.stop()
  expect(log.lines.map(({ level }) => level)).toContain('warn')
})

test('a process that fails to take an edition over gets it again', async () => {
  const { connectionString } = database
  const { seen, onEdition, until } = reader()
  let failures = 2
  const flaky = (edition: Edition) => {
    failures -= 1
    if (failures >= 0) throw new Error('disk full')
    onEdition(edition)
  }
  await record([])
  const watch = await watchEditions({ connectionString, db, log: testLog(), pollMs: 20 }, flaky)
  await until(1)
  await watch.stop()
  expect(seen).toEqual([1])
})

test('a watch of one content isn’t notified of the other’s', async () => {
  const { connectionString } = database
  const { seen, onEdition, until } = reader()
  const options = { connectionString, db, log: testLog(), content: 'live', ...watching } as const
  const watch = await watchEditions(options, onEdition)
  await record([], 'sample')
  await record([], 'live')
  await until(2)
  await watch.stop()
  expect(seen).toEqual([2])
})
