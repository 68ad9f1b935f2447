import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NewsEdition } from '@plainwire/domain/contract'
import { writeEdition } from '@plainwire/pipeline'
import { type ContentKind, storeAndAnnounceEdition, takeLease } from '@plainwire/store'
import { type TestDatabase, testDatabase, testLog } from '@plainwire/store/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startEditionSyncFromDatabase } from '../follow-editions.ts'
import { chooseContentKinds } from '../roles/start/start-all.ts'
import { openConfiguredEditionSource, waitForEdition } from './editions.ts'
import { openWithdrawalsStore } from './withdrawals.ts'

const MOMENT = '2026-11-21T12:00:00.000Z'
const log = testLog()
let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plainwire-editions-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

function anEdition(number: number, content: ContentKind) {
  const news = NewsEdition.parse({
    edition: number,
    fetch_date: MOMENT,
    content,
    supported_locales: {},
    stories: [],
  })
  const files = new Map<string, Uint8Array>([
    ['news.json', Buffer.from(JSON.stringify(news))],
    ['stories.jsonl.gz', new Uint8Array()],
    ['stories.index.json', Buffer.from('{}')],
  ])
  return { number, content, publishedAt: MOMENT, stories: 1, files }
}

const publish = (number: number, content: ContentKind) => writeEdition(folder, anEdition(number, content))
const shown = async (content: 'auto' | ContentKind) =>
  (await openConfiguredEditionSource(folder, { content }, log)).current()?.pointer.number

describe('which edition is shown after a start', () => {
  test.each([
    ['auto', 1],
    ['live', 1],
    ['sample', 2],
  ] as const)('with %s, of a live edition and a newer sample', async (content, number) => {
    await publish(1, 'live')
    await publish(2, 'sample')
    expect(await shown(content)).toBe(number)
  })

  test('live shows no sample', async () => {
    await publish(1, 'sample')
    expect(await shown('auto')).toBe(1)
    expect(await shown('live')).toBeUndefined()
  })
})

test('a live edition that isn’t in the database because of a kill still ends the sample', async () => {
  const { db } = database
  const editions = await openConfiguredEditionSource(folder, { content: 'auto' }, log)
  expect(await chooseContentKinds({ content: 'auto' }, db, editions)).toEqual(['live', 'sample'])
  await publish(1, 'live')
  await editions.refresh()
  expect(await chooseContentKinds({ content: 'auto' }, db, editions)).toEqual(['live'])
  expect(await chooseContentKinds({ content: 'sample' }, db, editions)).toEqual(['sample'])
})

test('waiting for an edition ends when the process is stopped', async () => {
  const editions = await openConfiguredEditionSource(folder, { content: 'auto' }, log)
  const stopping = new AbortController()
  const waiting = waitForEdition(editions, 60_000, stopping.signal)
  stopping.abort()
  expect(await waiting).toBe(false)
})

test('an edition on the disk that the database knows otherwise gives way', async () => {
  const { db, connectionString } = database
  const lease = await takeLease(db, { name: 'edit', holder: 'test', ttlMs: 60_000 })
  if (!lease) throw new Error('the lease is taken')
  const theirs = anEdition(3, 'live')
  const { digest } = await writeEdition(join(folder, 'theirs'), theirs)
  const files = Array.from(theirs.files, ([path, bytes]) => ({ path, bytes }))
  const about = { number: 3, content: 'live' as const, publishedAt: new Date(MOMENT), storyCount: 1, digest }
  await storeAndAnnounceEdition(db, lease, about, files)

  const ours = join(folder, 'ours')
  await writeEdition(ours, { ...anEdition(7, 'live'), stories: 2 })
  const editions = await openConfiguredEditionSource(ours, { content: 'auto' }, log)
  const withdrawals = await openWithdrawalsStore(ours, log)
  const parts = { connectionString, db, log, folder: ours, editions, withdrawals }
  await (await startEditionSyncFromDatabase({ ...parts, isPublisher: true }))()
  expect(editions.current()?.pointer.number).toBe(7)
  await (await startEditionSyncFromDatabase({ ...parts, isPublisher: false }))()
  expect(editions.current()?.pointer.digest).toBe(digest)
})
