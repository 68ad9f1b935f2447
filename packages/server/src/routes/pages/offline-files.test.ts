import { FeatureFlags } from '@plainwire/domain/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '../../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

test.each([
  ['/shell.html', '/', 'en'],
  ['/shell.html?lang=nl', '/?lang=nl', 'nl'],
  ['/shell.html?lang=xx', '/', 'en'],
])('%s is the application without a view', async (path, url, language) => {
  const answer = await server.get(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(answer.headers.get('content-language')).toBe(language)
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  expect(answer.headers.get('content-security-policy')).toContain("worker-src 'self'")
  expect(await answer.json()).toEqual({ url })
})

test('the service worker is revalidated each time, and may register workers of this site only', async () => {
  const answer = await server.get('/sw.js')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(answer.headers.get('service-worker-allowed')).toBeNull()
})

test('switched off, the service worker deletes its caches and itself', async () => {
  const retired = await startServer({
    config: {
      flags: FeatureFlags.parse({ offline: false }),
      publicUrl: 'http://plainwire.test',
      contactEmail: 'a@plainwire.test',
    },
  })
  const answer = await retired.get('/sw.js')
  const script = await answer.text()
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(script).toContain('registration.unregister()')
  expect(script).not.toContain('fetch')
  await retired.stop()
})
