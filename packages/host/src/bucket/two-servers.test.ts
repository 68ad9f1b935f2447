import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createGuardedHttp } from '@plainwire/pipeline/serving'
import { createImageSigner } from '@plainwire/server'
import { startServer } from '@plainwire/server/testing'
import { testLog } from '@plainwire/store/testing'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { now } from '../steady-clock.ts'
import { openConfiguredBucket } from './open-bucket.ts'
import { createPictureBucket } from './picture-bucket.ts'
import { startTestBucket, type TestBucket } from './testing-bucket.ts'

let store: TestBucket
let closers: AsyncDisposableStack
/** The number of requests to the publisher. */
let visits: number
let publisher: string
beforeEach(async () => {
  closers = new AsyncDisposableStack()
  store = await startTestBucket()
  closers.defer(() => store.stop())
  visits = 0
  const jpeg = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer()
  const server = createServer((_request, response) => {
    visits += 1
    response.end(jpeg)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  closers.defer(() => {
    server.closeAllConnections()
    server.close()
  })
  publisher = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => closers.disposeAsync())

/**
 * Starts a server that by default waits 20 s for the bucket, so that on a slow machine, too, it uses the
 * bucket's picture instead of resizing the picture itself.
 */
async function started({ readMs = 20_000 } = {}) {
  const log = testLog()
  const pictures = createPictureBucket({
    bucket: openConfiguredBucket(store.config, { log }, closers),
    log,
    now,
    readMs,
  })
  const http = createGuardedHttp({
    ownHosts: [],
    exceptions: [{ origin: publisher }],
    userAgent: 'test',
    log,
  })
  closers.defer(() => http.close())
  const server = await startServer({ images: { http, bucket: pictures } })
  closers.defer(() => server.stop())
  closers.defer(() => pictures.close())
  const path = `${createImageSigner('key')(`${publisher}/a.jpg`)}/640.avif`
  return async () => {
    const answer = await server.get(path)
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
  }
}

test('a picture made by one server is shown by all others, without requests to the publisher', async () => {
  const first = await (await started())()
  await vi.waitFor(() => expect(store.objects.size).toBe(1))
  const [key] = store.objects.keys()
  expect(key).toMatch(/^pictures\/[0-9a-f]{2}\/[0-9a-f]{40}-640\.avif$/)
  expect(await (await started())()).toEqual(first)
  expect(first.status).toBe(200)
  expect(visits).toBe(1)
})

test('a picture that was corrupted, cut short or exchanged in the bucket is made anew, never shown', async () => {
  const first = await (await started())()
  await vi.waitFor(() => expect(store.objects.size).toBe(1))
  const [[key, whole] = []] = store.objects
  if (!key || !whole) throw new Error('nothing was stored')
  const other = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#f00' } })
    .avif()
    .toBuffer()
  for (const bytes of [whole.bytes.subarray(0, 100), Buffer.alloc(0), Buffer.from('<script>'), other]) {
    store.objects.set(key, { ...whole, bytes })
    expect(await (await started())()).toEqual(first)
    await vi.waitFor(() => expect(store.objects.get(key)?.bytes).toEqual(whole.bytes))
  }
  expect(visits).toBe(5)
})

test.each(['error', 'refused', 'truncated', 'silent'] as const)(
  'with a bucket that is %s readers get their pictures',
  async (fault) => {
    store.fault = () => fault
    expect((await (await started({ readMs: 300 }))()).status).toBe(200)
    expect(store.objects.size).toBe(0)
  },
)
