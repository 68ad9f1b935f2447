import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendRawRequest } from './connections/testing-raw.ts'
import { buildSecurityHeaders } from './security-headers.ts'
import { startServer, type TestServer } from './testing.ts'

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; font-src 'self'; frame-src 'self'; " +
  "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
  "require-trusted-types-for 'script'; trusted-types plainwire; report-to csp"

const EXPECTED = {
  'content-security-policy': POLICY,
  'reporting-endpoints': 'csp="/api/reports"',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('geolocation=(self)'),
}

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

describe('every answer carries the security headers', () => {
  test.each([
    [200, '/'],
    [200, '/story/s1'],
    [404, '/story/unknown-story'],
    [200, '/news.json'],
    [200, '/translations/nl-NL.json'],
    [404, '/translations/xx-XX.json'],
    [200, '/cities.json'],
    [200, '/config.json'],
    [200, '/healthz'],
    [200, '/readyz'],
    [200, '/openapi.json'],
    [200, '/robots.txt'],
    [200, '/build/entry-client-Ab12Cd34.js'],
    [200, '/sw.js'],
    [200, '/api/stories/s1'],
    [404, '/api/stories/none'],
    [404, '/api/none'],
    [404, '/none.css'],
    [400, '/%zz'],
    [414, `/${'x'.repeat(6000)}`],
  ])('%i %s', async (status, path) => {
    const answer = await server.get(path)
    expect(answer.status).toBe(status)
    expect(Object.fromEntries(answer.headers)).toMatchObject(EXPECTED)
    expect(answer.headers.has('x-powered-by') || answer.headers.has('server')).toBe(false)
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])('%s /', async (method) => {
    const answer = await sendRawRequest(
      server.url,
      `${method} / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
    )
    expect(answer.toLowerCase()).toContain(`content-security-policy: ${POLICY.toLowerCase()}`)
    expect(answer).not.toMatch(/^HTTP\/1.1 (?:200|5\d\d)/)
  })

  test.each([
    ['no HTTP at all', 'nonsense\r\n\r\n', 400],
    ['L6: no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['L6: an expectation', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\n\r\n', 417],
    ['HTTP/1.0 without a host', 'GET /healthz HTTP/1.0\r\n\r\n', 200],
    ['a header without end', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s', async (_name, bytes, status) => {
    const answer = await sendRawRequest(server.url, bytes)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer.toLowerCase()).toContain(`content-security-policy: ${POLICY.toLowerCase()}`)
  })
})

test('HSTS is sent only where the public address is https', () => {
  expect(buildSecurityHeaders('http://plainwire.test')).not.toHaveProperty('strict-transport-security')
  expect(buildSecurityHeaders('https://plainwire.test')).toMatchObject({
    'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  })
})
