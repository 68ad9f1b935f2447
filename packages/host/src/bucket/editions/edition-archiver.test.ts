import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEditionSigner, generateEditionKey } from '@plainwire/pipeline'
import { recordingLog } from '@plainwire/server/testing'
import type { Edition } from '@plainwire/store'
import { type TestDatabase, testDatabase } from '@plainwire/store/testing'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startEditionArchiver } from '../../serving/role-bucket.ts'
import { openConfiguredBucket } from '../open-bucket.ts'
import { startTestBucket, type TestBucket } from '../testing-bucket.ts'
import { readNewestEditionPointer } from './edition-archive.ts'
import { createEditionArchiver } from './edition-archiver.ts'
import { recordSignedEdition } from './testing-editions.ts'

const signer = createEditionSigner(generateEditionKey())
const logged = recordingLog()
let database: TestDatabase
let store: TestBucket
let closers: AsyncDisposableStack
let root: string
const recorded: Edition[] = []
beforeAll(async () => {
  database = await testDatabase()
  root = await mkdtemp(join(tmpdir(), 'plainwire-archiver-'))
  for (const number of [1, 2]) recorded.push(await recordSignedEdition(database.db, root, number, signer))
})
afterAll(async () => {
  await database.drop()
  await rm(root, { recursive: true })
})
beforeEach(async () => {
  logged.lines.length = 0
  store = await startTestBucket()
  closers = new AsyncDisposableStack()
})
afterEach(async () => {
  await closers.disposeAsync()
  await store.stop()
})

function opened() {
  const bucket = openConfiguredBucket(store.config, { log: logged.log }, closers)
  const newest = async () => (await readNewestEditionPointer(bucket).catch(() => undefined))?.digest
  return { bucket, newest }
}

test('an edition of the database is archived as it was published; a bucket that is away is tried again, and named once', async () => {
  const { bucket, newest } = opened()
  store.fault = (line) => (line.startsWith('PUT') ? 'error' : undefined)
  const archiver = createEditionArchiver({ bucket, db: database.db, log: logged.log, retryMs: 5 })
  for (const edition of recorded) archiver.archive(edition)
  const puts = () => store.requests.filter((line) => line.startsWith('PUT'))
  await vi.waitFor(() => expect(puts().length).toBeGreaterThan(12))
  store.fault = () => undefined
  await vi.waitFor(async () => expect(await newest()).toBe(recorded[1]?.digest))
  await archiver.stop()
  expect(logged.lines.filter((line) => line.startsWith('An edition could not'))).toHaveLength(1)
  expect(logged.lines.at(-1)).toBe('An edition was archived.')
})

test('at the start the newest edition of the database is archived, where it isn’t yet', async () => {
  const { bucket, newest } = opened()
  await startEditionArchiver(
    { bucket, config: { content: 'auto' }, db: database.db, log: logged.log },
    closers,
  )
  await vi.waitFor(async () => expect(await newest()).toBe(recorded[1]?.digest))
})

test('a process that stops waits for no retry', async () => {
  const { bucket } = opened()
  store.fault = () => 'error'
  const archiver = createEditionArchiver({ bucket, db: database.db, log: logged.log })
  for (const edition of recorded) archiver.archive(edition)
  await vi.waitFor(() => expect(logged.lines).toHaveLength(1))
  await archiver.stop()
})
