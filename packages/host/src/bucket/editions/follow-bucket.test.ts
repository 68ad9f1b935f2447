import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEditionSigner, generateEditionKey } from '@plainwire/pipeline'
import { type FolderEditionSource, openFolderEditionSource } from '@plainwire/server'
import { recordingLog } from '@plainwire/server/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Bucket } from '../bucket.ts'
import { openConfiguredBucket } from '../open-bucket.ts'
import { startTestBucket, type TestBucket } from '../testing-bucket.ts'
import { archiveEdition } from './edition-archive.ts'
import { copyNewBucketEditions } from './follow-bucket.ts'
import { aSignedEdition } from './testing-editions.ts'

const signer = createEditionSigner(generateEditionKey())
const logged = recordingLog()
let store: TestBucket
let bucket: Bucket
let closers: AsyncDisposableStack
let root: string
let editions: FolderEditionSource
let failed: PromiseWithResolvers<void>
let database: PromiseWithResolvers<unknown>

beforeEach(async () => {
  logged.lines.length = 0
  closers = new AsyncDisposableStack()
  store = await startTestBucket()
  bucket = openConfiguredBucket(store.config, { log: logged.log }, closers)
  root = await mkdtemp(join(tmpdir(), 'plainwire-follow-bucket-'))
  editions = await openFolderEditionSource(join(root, 'editions'), { log: logged.log })
  failed = Promise.withResolvers()
  database = Promise.withResolvers()
})
afterEach(async () => {
  database.resolve(undefined)
  await closers.disposeAsync()
  await store.stop()
  await rm(root, { recursive: true })
})

const follow = () =>
  copyNewBucketEditions({
    bucket,
    editions,
    folder: join(root, 'editions'),
    content: undefined,
    trusted: [signer.id],
    log: logged.log,
    databaseFailed: failed.promise,
    database: database.promise,
    lookMs: 1,
  })
const archive = async (number: number) =>
  archiveEdition(bucket, await aSignedEdition(join(root, 'made'), number, signer))
const checks = () => store.requests.filter((line) => line === 'GET editions/current.json').length
const complaints = () => logged.lines.filter((line) => line === 'No edition could be taken from the bucket.')

test('when the database fails the newest edition is copied from the bucket, and later ones too', async () => {
  await archive(1)
  failed.resolve()
  await follow()
  expect(editions.current()?.pointer.number).toBe(1)
  await archive(2)
  await vi.waitFor(() => expect(editions.current()?.pointer.number).toBe(2))
  expect(complaints()).toEqual([])
})

test('the bucket is not read before the database fails, nor where it is reached first', async () => {
  await archive(1)
  store.requests.length = 0
  const following = vi.fn()
  void follow().then(following)
  // If a check had already sent a request, it would arrive before this one, so `checks` would count it below.
  await bucket.list('', { timeoutMs: 5_000 })
  database.resolve(undefined)
  await database.promise
  failed.resolve()
  await bucket.list('', { timeoutMs: 5_000 })
  expect(checks()).toBe(0)
  expect(following).not.toHaveBeenCalled()
  expect(editions.current()).toBeUndefined()
})

test('when the database is reached the checks end, also if it was reached by an error', async () => {
  failed.resolve()
  void follow()
  await vi.waitFor(() => expect(checks()).toBeGreaterThan(2))
  database.reject(new Error('The process stops.'))
  await database.promise.catch(() => undefined)
  await bucket.list('', { timeoutMs: 5_000 })
  const soFar = checks()
  for (let round = 0; round < 20; round += 1) await bucket.list('', { timeoutMs: 5_000 })
  expect(checks()).toBeLessThanOrEqual(soFar + 1)
})

test('an empty bucket is looked into again, without a word', async () => {
  failed.resolve()
  const copied = follow()
  await vi.waitFor(() => expect(checks()).toBeGreaterThan(2))
  await archive(1)
  await copied
  expect(editions.current()?.pointer.number).toBe(1)
  expect(complaints()).toEqual([])
})

test('a bucket that fails is reported once until it answers, and once more when it fails again', async () => {
  store.fault = () => 'error'
  failed.resolve()
  void follow()
  await vi.waitFor(() => expect(checks()).toBeGreaterThan(3))
  expect(complaints()).toHaveLength(1)
  store.fault = () => undefined
  const soFar = checks()
  await vi.waitFor(() => expect(checks()).toBeGreaterThan(soFar + 2))
  store.fault = () => 'error'
  await vi.waitFor(() => expect(complaints()).toHaveLength(2))
})
