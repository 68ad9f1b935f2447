import { request as httpRequest } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, type TestServer } from '../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

/** Returns the bytes as sent; fetch would decompress them. */
function getBytes(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; bytes: Buffer }>(
    (resolve, reject) => {
      const request = httpRequest(server.url + path, { headers }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part) => parts.push(part))
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(parts) }),
        )
      })
      request.on('error', reject)
      request.end()
    },
  )
}

describe.each(['/news.json', '/api/stories/s1', '/build/entry-client-Ab12Cd34.js', '/openapi.json'])(
  '%s',
  (path) => {
    test('comes in every form with the same content', async () => {
      const plain = await getBytes(path)
      const gzip = await getBytes(path, { 'accept-encoding': 'gzip' })
      const best = await getBytes(path, { 'accept-encoding': 'br, gzip' })
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(gzip.headers['content-encoding']).toBe('gzip')
      expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes)
      const coding = best.headers['content-encoding']
      expect(coding === 'br' ? brotliDecompressSync(best.bytes) : gunzipSync(best.bytes)).toEqual(plain.bytes)
      const tags = new Set([plain, gzip].map(({ headers }) => headers.etag))
      expect(tags.size).toBe(2)
      for (const { headers } of [plain, gzip, best]) expect(headers.vary).toBe('Accept-Encoding')
    })

    test.each(['identity', 'gzip', 'br, gzip'])('is known again by its tag in form %s', async (coding) => {
      const { headers } = await getBytes(path, { 'accept-encoding': coding })
      const tag = String(headers.etag)
      for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
        const again = await getBytes(path, { 'accept-encoding': coding, 'if-none-match': known })
        expect(again).toMatchObject({ status: 304, bytes: Buffer.alloc(0) })
        expect(again.headers).toMatchObject({ etag: headers.etag, vary: headers.vary })
        expect(again.headers).not.toHaveProperty('content-encoding')
      }
      const other = await getBytes(path, { 'accept-encoding': coding, 'if-none-match': '"other"' })
      expect(other.status).toBe(200)
    })
  },
)

test.each([
  ['/news.json', 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400'],
  ['/', 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400'],
  ['/build/entry-client-Ab12Cd34.js', 'public, max-age=31536000, immutable'],
  ['/assets/placeholder.svg', 'public, max-age=86400, stale-while-revalidate=604800, stale-if-error=604800'],
  ['/sw.js', 'no-cache'],
  ['/healthz', 'no-store'],
  ['/api/stories/none', 'no-store'],
])('%s may be cached: %s', async (path, cacheControl) => {
  expect((await server.get(path)).headers.get('cache-control')).toBe(cacheControl)
})
