import { expect, test } from 'vitest'
import type { HostResolver } from './checked-connector.ts'
import { createTestHttpClient, startTestServer } from './testing.ts'

const answering = (...addresses: string[]): HostResolver => {
  return async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
}

test.each([
  ['a private address', ['127.0.0.1']],
  ['a private address beside a public one', ['1.1.1.1', '127.0.0.1']],
  ['a private IPv6 address beside a public one', ['1.1.1.1', '::1']],
  ['an IPv4-mapped address', ['::ffff:127.0.0.1']],
  ['a NAT64 address', ['64:ff9b::7f00:1']],
  ['no address in our sense', ['localhost']],
])('a name that leads to %s is not dialled', async (_name, addresses) => {
  const client = createTestHttpClient([], { resolve: answering(...addresses) })
  expect(await client.get('http://news.example/')).toMatchObject({ failure: 'forbidden-address' })
})

test('a name of ours is not reached through its public address', async () => {
  const client = createTestHttpClient([], { resolve: answering('1.1.1.1'), ownHosts: ['1.1.1.1'] })
  expect(await client.get('http://mirror.example/')).toMatchObject({ failure: 'forbidden-address' })
})

test('row 2: a name is resolved once for each connection, and its answer is used', async () => {
  let requests = 0
  const rebinding: HostResolver = async () => {
    requests += 1
    // If the name were resolved a second time, the result would be an internal address.
    return requests === 1 ? [] : [{ address: '127.0.0.1', family: 4 }]
  }
  const client = createTestHttpClient([], { resolve: rebinding })
  expect(await client.get('http://news.example/')).toMatchObject({ failure: 'unreachable' })
  expect(requests).toBe(1)
  expect(await client.get('http://news.example/')).toMatchObject({ failure: 'forbidden-address' })
  expect(requests).toBe(2)
})

test('an exception’s own address is no pass for another name', async () => {
  const origin = await startTestServer((_request, answer) => answer.end('inside'))
  const { port } = new URL(origin)
  const client = createTestHttpClient([origin], { resolve: answering('127.0.0.1') })
  expect(await client.get(`http://news.example:${port}/`)).toMatchObject({ failure: 'forbidden-url' })
  expect(await client.get('http://news.example:8080/')).toMatchObject({ failure: 'forbidden-address' })
})

test('a resolver that never answers is cut off', async () => {
  const client = createTestHttpClient([], {
    resolve: () => new Promise(() => undefined),
    limits: { connectMs: 50 },
  })
  expect(await client.get('http://news.example/')).toMatchObject({ failure: 'too-slow' })
})

test('https to a server without a certificate is a TLS failure', async () => {
  const origin = (await startTestServer((_request, answer) => answer.end())).replace('http:', 'https:')
  expect(await createTestHttpClient([origin]).get(origin)).toMatchObject({ failure: 'tls' })
})
