import { afterAll, expect, test } from 'vitest'
import { startAccountTestServer } from '../../accounts/testing-accounts.ts'
import { startServer } from '../../testing.ts'

const accounts = await startAccountTestServer({ outbox: async () => 'To: ada@example.org' })
afterAll(() => accounts.stop())

async function ask({ host = 'localhost:8080', from = '127.0.0.1', ...headers }: Record<string, string> = {}) {
  const { app } = accounts.server
  return app.inject({ url: '/dev/outbox', remoteAddress: from, headers: { host, ...headers } })
}

test.each([
  ['by its name', {}],
  ['by its address', { host: '127.0.0.1:8080' }],
  ['by IPv6', { host: '[::1]:8080', from: '::1' }],
  ['by IPv4 in IPv6', { from: '::ffff:127.0.0.1' }],
])('a person at this machine can read the outbox, %s, and it is never cached', async (_name, how) => {
  const answer = await ask(how)
  expect([answer.statusCode, answer.body]).toEqual([200, 'To: ada@example.org'])
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': /text\/plain/ })
})

test.each([
  ['from another machine', { from: '192.0.2.7' }],
  ['from another machine, by IPv6', { from: '2001:db8::1' }],
  ['through a proxy', { 'x-forwarded-for': '127.0.0.1' }],
  ['through another kind of proxy', { forwarded: 'for=127.0.0.1' }],
  ['through a proxy that says only its name', { via: '1.1 proxy' }],
  ['through a proxy that says only the address', { 'x-real-ip': '192.0.2.7' }],
  ['through a proxy that says only the scheme', { 'x-forwarded-proto': 'https' }],
  ['by a name that a page made lead here', { host: 'rebound.example' }],
  ['by a name that begins like ours', { host: 'localhost.example' }],
])('others can’t read it %s', async (_name, how) => {
  const answer = await ask(how)
  expect(answer.statusCode).toBe(404)
  expect(answer.body).not.toContain('example.org')
})

test('where mails are sent the address is the application’s, like any other', async () => {
  const plain = await startServer()
  expect((await plain.get('/dev/outbox')).headers.get('content-type')).toMatch(/^text\/html/)
  await plain.stop()
})
