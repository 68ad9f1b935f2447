import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEditionSigner, generateEditionKey } from '@plainwire/pipeline'
import { copyEdition, type EditionWithManifest, readEditionPointer } from '@plainwire/pipeline/serving'
import { openFolderEditionSource } from '@plainwire/server'
import { recordingLog } from '@plainwire/server/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Bucket } from '../bucket.ts'
import { openConfiguredBucket } from '../open-bucket.ts'
import { startTestBucket, type TestBucket } from '../testing-bucket.ts'
import { downloadNewestEdition } from './bucket-editions.ts'
import { archiveEdition, listBucketEditions, readNewestEditionPointer } from './edition-archive.ts'
import { aSignedEdition } from './testing-editions.ts'

const ours = createEditionSigner(generateEditionKey())
const theirs = createEditionSigner(generateEditionKey())
const logged = recordingLog()
let store: TestBucket
let bucket: Bucket
let closers: AsyncDisposableStack
let root: string
let folder: string
beforeEach(async () => {
  logged.lines.length = 0
  closers = new AsyncDisposableStack()
  store = await startTestBucket({ prefix: 'one' })
  bucket = openConfiguredBucket(store.config, { log: logged.log }, closers)
  root = await mkdtemp(join(tmpdir(), 'plainwire-bucket-'))
  folder = join(root, 'editions')
})
afterEach(async () => {
  await closers.disposeAsync()
  await store.stop()
  await rm(root, { recursive: true })
})

const edition = (number: number, publishedAt?: string, signer = ours) =>
  aSignedEdition(join(root, 'made'), number, signer, publishedAt)
const numbers = async () => [...(await listBucketEditions(bucket)).keys()].sort((a, b) => a - b)
const take = (over: { trusted?: string[]; content?: 'sample' | 'live'; signal?: AbortSignal } = {}) =>
  downloadNewestEdition({
    bucket,
    folder,
    content: undefined,
    trusted: [ours.id],
    log: logged.log,
    signal: new AbortController().signal,
    ...over,
  })
/** Changes an object in the bucket. */
function change(key: string, to: (bytes: Buffer) => Buffer): void {
  const stored = store.objects.get(`one/${key}`)
  if (!stored) throw new Error(`There is no ${key}.`)
  store.objects.set(`one/${key}`, { ...stored, bytes: to(stored.bytes) })
}

/** Writes an edition to the disk as if it had been downloaded from the database. */
function onDisk({ pointer, files }: EditionWithManifest) {
  const own = new Map([...files].filter(([path]) => path !== 'manifest.json' && path !== 'signature.json'))
  const { number, content, published_at: publishedAt, stories, digest } = pointer
  const signature = Buffer.from(files.get('signature.json') ?? []).toString('utf8')
  return copyEdition(folder, { number, content, publishedAt, stories, files: own, signature }, digest)
}

describe('archiving', () => {
  test('stores every file, updates the pointer last, and retains the last 24', async () => {
    for (let number = 1; number <= 26; number += 1) await archiveEdition(bucket, await edition(number))
    expect(await numbers()).toEqual(Array.from({ length: 24 }, (_, index) => index + 3))
    const last = await edition(26)
    expect(await readNewestEditionPointer(bucket)).toEqual(last.pointer)
    for (const [path, bytes] of last.files)
      expect(store.objects.get(`one/editions/26/${path}`)?.bytes).toEqual(Buffer.from(bytes))
    const puts = store.requests.filter((line) => line.startsWith('PUT') && line.includes('/editions/26/'))
    expect(puts.slice(-2).sort()).toEqual([
      'PUT one/editions/26/manifest.json',
      'PUT one/editions/26/signature.json',
    ])
    expect(store.requests.filter((line) => line.startsWith('PUT')).at(-1)).toBe(
      'PUT one/editions/current.json',
    )
  }, 30_000)

  test('what others put beside the editions stays, and stops nothing', async () => {
    const foreign = { bytes: Buffer.from('x'), headers: {} }
    for (const key of ['editions/1/a b.json', 'editions/notes.txt', 'editions/1//x', 'pictures/aa/aa.avif'])
      store.objects.set(`one/${key}`, foreign)
    for (let number = 1; number <= 25; number += 1) await archiveEdition(bucket, await edition(number))
    expect((await numbers())[0]).toBe(2)
    expect([...store.objects.values()].filter((one) => one === foreign)).toHaveLength(4)
  }, 30_000)

  test('an edition that is there is not sent again', async () => {
    await archiveEdition(bucket, await edition(1))
    store.requests.length = 0
    await archiveEdition(bucket, await edition(1))
    expect(store.requests.filter((line) => line.startsWith('PUT'))).toEqual([])
  })

  test('a process that is late changes nothing', async () => {
    await archiveEdition(bucket, await edition(2))
    await archiveEdition(bucket, await edition(1))
    expect(await readNewestEditionPointer(bucket)).toMatchObject({ number: 2 })
    expect(await numbers()).toEqual([2])
  })

  test('after the database was restored lower numbers replace the higher ones, but none that is on its way', async () => {
    await archiveEdition(bucket, await edition(7))
    store.objects.set('one/editions/9/news.json', { bytes: Buffer.from('{}'), headers: {} })
    await archiveEdition(bucket, await edition(3, '2026-11-21T12:00:00.000Z'))
    expect(await readNewestEditionPointer(bucket)).toMatchObject({ number: 3 })
    expect(await numbers()).toEqual([3, 9])
  })

  test('a store that fails midway leaves the pointer where it was', async () => {
    await archiveEdition(bucket, await edition(1))
    store.fault = (line) => (line === 'PUT one/editions/2/manifest.json' ? 'error' : undefined)
    await expect(archiveEdition(bucket, await edition(2))).rejects.toMatchObject({ code: 'FAILED' })
    expect(await readNewestEditionPointer(bucket)).toMatchObject({ number: 1 })
    store.fault = () => undefined
    await archiveEdition(bucket, await edition(2))
    expect(await readNewestEditionPointer(bucket)).toMatchObject({ number: 2 })
  })

  test('an invalid pointer is replaced', async () => {
    for (const text of ['', 'null', '{"number":"../9"}']) {
      store.objects.set('one/editions/current.json', { bytes: Buffer.from(text), headers: {} })
      expect(await readNewestEditionPointer(bucket)).toBeUndefined()
    }
    await archiveEdition(bucket, await edition(1))
    expect(await readNewestEditionPointer(bucket)).toMatchObject({ number: 1 })
  })
})

describe('taking', () => {
  test('the newest edition is on the disk with its signature, and can be served', async () => {
    const made = await edition(5)
    await archiveEdition(bucket, made)
    expect(await take()).toBe(true)
    expect(await readEditionPointer(folder)).toEqual(made.pointer)
    expect(await readFile(join(folder, '5', 'signature.json'))).toEqual(
      Buffer.from(made.files.get('signature.json') ?? []),
    )
    const editions = await openFolderEditionSource(folder, { log: logged.log })
    expect(editions.current()?.news.stories).toHaveLength(1)
    expect(await take()).toBe(false)
    expect(logged.lines).toEqual(['An edition was taken from the bucket.', 'Serving a new edition.'])
  })

  test('an empty bucket, an older edition, another content and an end bring nothing', async () => {
    expect(await take()).toBe(false)
    await archiveEdition(bucket, await edition(5))
    expect(await take({ content: 'sample' })).toBe(false)
    expect(await take({ signal: AbortSignal.abort() })).toBe(false)
    expect(await readEditionPointer(folder)).toBeUndefined()
    await onDisk(await edition(6))
    expect(await take()).toBe(false)
    expect(await readEditionPointer(folder)).toMatchObject({ number: 6 })
  })

  test.each<[string, string, (bytes: Buffer) => Buffer]>([
    ['a byte of a file was changed', 'editions/5/news.json', (bytes) => Buffer.from(bytes).fill(32, 0, 1)],
    ['a file was cut short', 'editions/5/stories.jsonl.gz', (bytes) => bytes.subarray(0, 10)],
    [
      'the manifest was changed',
      'editions/5/manifest.json',
      (bytes) => Buffer.concat([bytes, Buffer.from(' ')]),
    ],
    [
      'the signature was changed',
      'editions/5/signature.json',
      (bytes) => Buffer.from(String(bytes).replace(/"edition\\":5/, '"edition\\":6')),
    ],
    [
      'the manifest leads elsewhere',
      'editions/5/manifest.json',
      (bytes) => Buffer.from(String(bytes).replace('news.json', '../../x')),
    ],
    [
      'the pointer names another digest',
      'editions/current.json',
      (bytes) => Buffer.from(String(bytes).replace(/[0-9a-f]{64}/, '0'.repeat(64))),
    ],
  ])('nothing is copied if %s', async (_name, key, to) => {
    await archiveEdition(bucket, await edition(5))
    change(key, to)
    await expect(take()).rejects.toThrow('Edition 5 in the bucket has a fault: ')
    expect(await readdir(folder).catch(() => [])).toEqual([])
  })

  test('a missing file and a store that fails take nothing', async () => {
    await archiveEdition(bucket, await edition(5))
    store.fault = (line) => (line.endsWith('report.json') ? 'truncated' : undefined)
    await expect(take()).rejects.toMatchObject({ code: 'UNREACHABLE' })
    store.fault = () => undefined
    store.objects.delete('one/editions/5/news.json')
    await expect(take()).rejects.toThrow('news.json is missing')
    expect(await readEditionPointer(folder)).toBeUndefined()
  })

  test('another key is not believed: that of the settings, else those of the last edition here; where none is known it is named', async () => {
    await archiveEdition(bucket, await edition(5, undefined, theirs))
    await expect(take()).rejects.toThrow(`the key ${theirs.id}, which is not trusted`)
    await onDisk(await edition(4))
    await expect(take({ trusted: [] })).rejects.toThrow('which is not trusted')
    await rm(folder, { recursive: true })
    expect(await take({ trusted: [] })).toBe(true)
    expect(logged.lines).toContain(
      'The edition’s key was trusted without a check: set it in TRUSTED_EDITION_KEYS.',
    )
  })
})
