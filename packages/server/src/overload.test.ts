import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startServer, type TestServer } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ maxEventLoopDelayMs: 20 })
})
afterAll(() => server.stop())

/** Blocks the event loop for a while, as on an overloaded server. */
function holdTheLoop(): void {
  const until = performance.now() + 200
  while (performance.now() < until);
}

test('row 41: under pressure what was answered a moment ago is still answered, without its hooks', async () => {
  const gzip = { 'accept-encoding': 'gzip' }
  const first = await vi.waitFor(
    async () => {
      const answer = await server.get('/api/stories/s1', gzip)
      expect(answer.status).toBe(200)
      return answer
    },
    { timeout: 15_000, interval: 10 },
  )
  const text = await first.text()
  await vi.waitFor(
    async () => {
      holdTheLoop()
      expect((await server.get('/api/publishers')).status).toBe(503)
      expect(server.app.isUnderPressure()).toBe(true)
      const again = await server.get('/api/stories/s1', gzip)
      expect([again.status, await again.text()]).toEqual([200, text])
    },
    { timeout: 15_000, interval: 10 },
  )
})

test('row 41: an overloaded server refuses requests with a time to retry, and still reports that it is alive', async () => {
  await vi.waitFor(
    async () => {
      holdTheLoop()
      const answer = await server.get('/api/publishers')
      expect(answer.status).toBe(503)
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await answer.json()).toMatchObject({ error: { code: 'UNAVAILABLE' } })
    },
    { timeout: 15_000, interval: 10 },
  )
  expect((await server.get('/healthz')).status).toBe(200)
})

test('row 41: an overloaded server sends the files of the build, which browsers request only once, and no page', async () => {
  await vi.waitFor(
    async () => {
      holdTheLoop()
      expect((await server.get('/about')).status).toBe(503)
      expect((await server.get('/build/shared-Mn34Op56.js')).status).toBe(200)
    },
    { timeout: 15_000, interval: 10 },
  )
})
