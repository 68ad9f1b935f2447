import { expect, test } from 'vitest'
import { createTestHttpClient, startTestServer } from './testing.ts'

test('an origin that an operator has allowed is reachable until the permission is revoked', async () => {
  const origin = await startTestServer((_request, answer) => answer.end('hallo'))
  const named = new Set<string>()
  const client = createTestHttpClient([], { privateOrigins: () => named })
  const outcome = async (url: string) => {
    const answer = await client.get(url)
    return 'failure' in answer ? answer.failure : answer.status
  }
  expect(await outcome(origin)).toBe('forbidden-url')
  named.add(origin)
  expect(await outcome(`${origin}/feed`)).toBe(200)
  expect(client.mayReach(`${origin}/feed`)).toBe(true)
  const { port } = new URL(origin)
  for (const other of [`https://127.0.0.1:${port}`, `http://localhost:${port}`, 'http://127.0.0.1:9'])
    expect(await outcome(other)).toMatch(/^forbidden/)
  named.clear()
  expect(await outcome(`${origin}/feed`)).toBe('forbidden-url')
})

test('a named origin leads to no other one, and none leads to it', async () => {
  const inner = await startTestServer((_request, answer) => answer.end('secret'))
  const open = await startTestServer((_request, answer) =>
    answer.writeHead(302, { location: `${inner}/` }).end(),
  )
  const named = [open, inner]
  const client = createTestHttpClient([], { privateOrigins: () => new Set(named) })
  expect(await client.get(open)).toMatchObject({ failure: 'forbidden-url' })
  expect(await client.get(inner)).toMatchObject({ status: 200 })
  const exception = createTestHttpClient([open], { privateOrigins: () => new Set([inner]) })
  expect(await exception.get(open)).toMatchObject({ failure: 'forbidden-url' })
})
