import { DAY_MS, MB } from '@plainwire/domain/units'
import type { SignedPicture } from '@plainwire/server'
import { recordingLog } from '@plainwire/server/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openConfiguredBucket } from './open-bucket.ts'
import { type ClosablePictureBucket, createPictureBucket } from './picture-bucket.ts'
import { startTestBucket, type TestBucket } from './testing-bucket.ts'

const NAME = `${'0a'.repeat(20)}-640.avif`
const KEY = `pictures/0a/${NAME}`
const PICTURE: SignedPicture = { bytes: Buffer.from('a picture'), seal: 'ab12' }

let store: TestBucket
let pictures: ClosablePictureBucket
let closers: AsyncDisposableStack
let moment: number
const kept = recordingLog()
const counted: string[] = []
beforeEach(async () => {
  kept.lines.length = 0
  counted.length = 0
  moment = Date.parse('2026-11-20T12:00:00Z')
  store = await startTestBucket()
  closers = new AsyncDisposableStack()
  const metrics = { bucket: (...labels: string[]) => void counted.push(labels.join(' ')) }
  const bucket = openConfiguredBucket(store.config, { log: kept.log, metrics }, closers)
  pictures = createPictureBucket({ bucket, log: kept.log, now: () => new Date(moment), metrics })
})
afterEach(async () => {
  await pictures.close()
  await closers.disposeAsync()
  await store.stop()
})

const stored = () => vi.waitFor(() => expect(store.objects.has(KEY)).toBe(true))

test('a picture is stored behind the answer, with its type and seal, and read by its name', async () => {
  expect(await pictures.read(NAME)).toBeUndefined()
  pictures.write(NAME, PICTURE)
  await stored()
  expect(store.objects.get(KEY)?.headers).toEqual({ 'content-type': 'image/avif', 'x-amz-meta-seal': 'ab12' })
  expect(await pictures.read(NAME)).toEqual(PICTURE)
  expect(kept.lines).toEqual([])
})

test.each(['error', 'refused', 'truncated', 'silent'] as const)(
  'a bucket that is %s costs a reader a second at most, is named once, and is left alone after three failures',
  async (fault) => {
    store.fault = () => fault
    const begunAt = performance.now()
    for (let times = 0; times < 3; times += 1) expect(await pictures.read(NAME)).toBeUndefined()
    expect(performance.now() - begunAt).toBeLessThan(3 * 2_000)
    expect(store.requests).toHaveLength(3)
    expect(await pictures.read(NAME)).toBeUndefined()
    pictures.write(NAME, PICTURE)
    expect(store.requests).toHaveLength(3)
    expect(counted.at(-1)).toBe('write dropped')
    expect(kept.lines).toEqual(['The bucket for pictures fails; each server makes its own until it answers.'])
    store.fault = () => undefined
    moment += 31_000
    expect(await pictures.read(NAME)).toBeUndefined()
    expect(kept.lines.at(-1)).toBe('The bucket for pictures answers again.')
    pictures.write(NAME, PICTURE)
    await stored()
    expect(kept.lines).toHaveLength(2)
  },
  20_000,
)

test('a clock that was set back leaves the bucket alone no longer', async () => {
  store.fault = () => 'error'
  for (let times = 0; times < 3; times += 1) await pictures.read(NAME)
  moment -= DAY_MS
  await pictures.read(NAME)
  expect(store.requests).toHaveLength(4)
})

test('what waits to be stored is bounded, by number and by bytes, and dropped at the end', async () => {
  store.fault = () => 'silent'
  for (let index = 0; index < 250; index += 1) pictures.write(`${index + 100}-320.webp`, PICTURE)
  expect(counted).toEqual(Array.from({ length: 48 }, () => 'write dropped'))
  counted.length = 0
  const large = { ...PICTURE, bytes: Buffer.alloc(33 * MB) }
  const closing = pictures.close()
  pictures.write('999-320.webp', large)
  expect(counted).toEqual(['write dropped'])
  await store.stop()
  await closing
  expect(store.objects.size).toBe(0)
  expect(kept.lines).toEqual([])
})

test('only so many are read at once', async () => {
  store.fault = () => 'silent'
  const reads = Array.from({ length: 80 }, (_, index) => pictures.read(`${index + 100}-320.webp`))
  await Promise.all(reads)
  expect(store.requests).toHaveLength(64)
})

test('a picture of another’s making is counted as damaged', () => {
  pictures.refused()
  expect(counted).toEqual(['read damaged'])
})
