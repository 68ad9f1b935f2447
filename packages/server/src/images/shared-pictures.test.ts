import fc from 'fast-check'
import sharp from 'sharp'
import { beforeEach, expect, test, vi } from 'vitest'
import { recordingLog, silentLog, startServer } from '../testing.ts'
import { createImageSigner } from './image-address.ts'
import type { ImageHttpClient, PictureBucket, SignedPicture } from './image-options.ts'
import { createBucketPictureStore } from './shared-pictures.ts'

const pictures = new Map<string, SignedPicture>()
const refused = vi.fn()
const bucket: PictureBucket = {
  read: async (name) => pictures.get(name),
  write: (name, picture) => void pictures.set(name, picture),
  refused,
}
beforeEach(() => {
  pictures.clear()
  refused.mockReset()
})

const now = () => new Date('2026-11-20T12:00:00Z')
const bytesOf = (text: string) => Buffer.from(text)

test('what was stored is found, also with a key that was added later or is an older one', async () => {
  const keys = ['old']
  const shared = createBucketPictureStore(bucket, keys, { log: silentLog, now })
  shared.write('aa-320.webp', bytesOf('a picture'))
  expect(await shared.read('aa-320.webp')).toEqual(bytesOf('a picture'))
  keys.unshift('new')
  expect(await shared.read('aa-320.webp')).toEqual(bytesOf('a picture'))
  expect(
    await createBucketPictureStore(bucket, ['new'], { log: silentLog, now }).read('aa-320.webp'),
  ).toBeUndefined()
  expect(await shared.read('bb-320.webp')).toBeUndefined()
})

test('without a key nothing is shared', async () => {
  const shared = createBucketPictureStore(bucket, [], { log: silentLog, now })
  shared.write('aa', bytesOf('x'))
  expect(pictures.size).toBe(0)
  pictures.set('aa', { bytes: bytesOf('x'), seal: '' })
  expect(await shared.read('aa')).toBeUndefined()
  expect(refused).not.toHaveBeenCalled()
})

test('a byte that was changed, a name that was swapped and a seal that was invented are refused', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1 }), fc.nat(), fc.string(), async (bytes, at, seal) => {
      const { lines, log } = recordingLog()
      const shared = createBucketPictureStore(bucket, ['key'], { log, now })
      shared.write('aa', Buffer.from(bytes))
      const stored = pictures.get('aa') as SignedPicture
      const changed = Buffer.from(bytes)
      changed[at % bytes.length] = (changed[at % bytes.length] ?? 0) ^ 1
      pictures.set('changed', stored)
      pictures.set('invented', { ...stored, seal })
      expect(await shared.read('changed')).toBeUndefined()
      expect(await shared.read('invented')).toBeUndefined()
      pictures.set('aa', { ...stored, bytes: changed })
      expect(await shared.read('aa')).toBeUndefined()
      expect(lines).toHaveLength(1)
    }),
  )
  expect(refused).toHaveBeenCalled()
})

test('two servers with one bucket: the second fetches nothing and makes no picture, and what is damaged there is made anew', async () => {
  const jpeg = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer()
  const get = vi.fn<ImageHttpClient['get']>().mockResolvedValue({ status: 200, body: jpeg })
  const started = () => startServer({ images: { http: { get }, bucket } })
  const path = `${createImageSigner('key')('https://img.example/a.jpg')}/640.avif`
  const [first, second, third] = await Promise.all([started(), started(), started()])
  const made = Buffer.from(await (await first.get(path)).arrayBuffer())
  expect(get).toHaveBeenCalledTimes(1)
  expect([...pictures.keys()]).toEqual([expect.stringMatching(/^[0-9a-f]{40}-640\.avif$/)])
  for (const server of [second, second]) {
    expect(Buffer.from(await (await server.get(path)).arrayBuffer())).toEqual(made)
  }
  expect(get).toHaveBeenCalledTimes(1)
  for (const [name, picture] of pictures) pictures.set(name, { ...picture, bytes: bytesOf('<script>') })
  expect(Buffer.from(await (await second.get(path)).arrayBuffer())).toEqual(made)
  expect(Buffer.from(await (await third.get(path)).arrayBuffer())).toEqual(made)
  expect(get).toHaveBeenCalledTimes(2)
  await Promise.all([first, second, third].map((server) => server.stop()))
})
