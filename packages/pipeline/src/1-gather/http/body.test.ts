import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readResponseBody } from './body.ts'

const limits = { wireBytes: 10_000, decodedBytes: 100_000 }
const feed = Buffer.from('<rss>nieuws</rss>')

async function* chunks(...parts: Uint8Array[]) {
  yield* parts
}
const read = (bytes: Uint8Array, encoding?: string) =>
  readResponseBody(chunks(bytes), encoding === undefined ? {} : { 'content-encoding': encoding }, limits)

test.each([
  ['gzip', gzipSync(feed)],
  ['x-gzip', gzipSync(feed)],
  ['br', brotliCompressSync(feed)],
  ['deflate', deflateSync(feed)],
  ['Deflate', deflateRawSync(feed)],
  ['identity', feed],
  ['', feed],
  ['GZIP, identity', gzipSync(feed)],
  ['br,', brotliCompressSync(feed)],
])('reads a body in %j', async (encoding, bytes) => {
  expect(Buffer.from(await read(bytes, encoding)).toString()).toBe('<rss>nieuws</rss>')
})

test('an answer without a body is empty, whatever compression it names', async () => {
  expect((await read(Buffer.alloc(0), 'gzip')).byteLength).toBe(0)
})

/**
 * A bare deflate stream (RFC 1951) of two uncompressed blocks, the second of which is empty. The lowest three
 * bits of the byte `first` are the header of the first block.
 */
const stored = (first: number, text: string) =>
  Buffer.concat([
    Buffer.from([first, text.length, 0, 255 - text.length, 255]),
    Buffer.from(text),
    Buffer.from([1, 0, 0, 255, 255]),
  ])

test.each([
  ['the first byte', stored(0x08, 'news')],
  ['the checksum', stored(0x00, 'n'.repeat(31))],
])('a bare stream that has %s of a zlib header in common is read', async (_name, bytes) => {
  expect(Buffer.from(await read(bytes, 'deflate')).toString()).toMatch(/^n(?:ews|n{30})$/)
})

test.each([
  [{ wireBytes: 10_000, decodedBytes: 1_000 }, 'larger than 1 KB.'],
  [{ wireBytes: 900, decodedBytes: 10_000 }, 'larger than 1 KB.'],
  [{ wireBytes: 1_999_999, decodedBytes: 5_000_000 }, 'larger than 2 MB.'],
  [{ wireBytes: 1_000_000, decodedBytes: 5_000_000 }, 'larger than 1 MB.'],
])('a plain body is held to the smaller limit of %j, exactly', async (most, message) => {
  const limit = Math.min(most.wireBytes, most.decodedBytes)
  const announced = (length: number) => ({ 'content-length': String(length) })
  const all = await readResponseBody(chunks(Buffer.alloc(limit)), announced(limit), most)
  expect(all.byteLength).toBe(limit)
  for (const headers of [{}, announced(limit + 1)])
    await expect(readResponseBody(chunks(Buffer.alloc(limit + 1)), headers, most)).rejects.toMatchObject({
      failure: 'too-large',
      message: `The answer is ${message}`,
    })
})

test('joins the chunks of a body', async () => {
  const body = await readResponseBody(chunks(feed.subarray(0, 4), feed.subarray(4)), {}, limits)
  expect(Buffer.from(body).toString()).toBe('<rss>nieuws</rss>')
})

test.each([
  ['gzip, gzip', gzipSync(gzipSync(feed)), 'compressed more than once'],
  [Array(1000).fill('gzip').join(','), feed, 'compressed more than once'],
  ['zstd', feed, 'in an unknown way (zstd)'],
  ['constructor', feed, 'in an unknown way (constructor)'],
  ['gzip', gzipSync(feed).subarray(0, 20), 'damaged'],
  ['br', feed, 'damaged'],
])('refuses a body in %.30s', async (encoding, bytes, message) => {
  await expect(read(bytes, encoding)).rejects.toMatchObject({
    failure: 'bad-encoding',
    message: expect.stringContaining(message),
  })
})

test.each([
  ['gzip', gzipSync(Buffer.alloc(5_000_000))],
  ['br', brotliCompressSync(Buffer.alloc(50_000_000))],
])('stops a %s bomb at the cap', async (encoding, bomb) => {
  expect(bomb.byteLength).toBeLessThan(limits.wireBytes)
  await expect(read(bomb, encoding)).rejects.toMatchObject({ failure: 'too-large' })
})

test('row 5: stops reading at the limit, however long the body is', async () => {
  let sent = 0
  async function* endless() {
    for (;;) {
      sent += 1000
      yield Buffer.alloc(1000)
    }
  }
  await expect(readResponseBody(endless(), {}, limits)).rejects.toMatchObject({ failure: 'too-large' })
  expect(sent).toBeLessThanOrEqual(11_000)
})

test('row 5: refuses an announced length over the cap before reading', async () => {
  let isRead = false
  async function* body() {
    isRead = true
    yield feed
  }
  const answer = readResponseBody(body(), { 'content-length': '99999999999' }, limits)
  await expect(answer).rejects.toMatchObject({ failure: 'too-large' })
  expect(isRead).toBe(false)
})
