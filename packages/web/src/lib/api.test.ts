import { expect, test, vi } from 'vitest'
import { getJson, postJson } from './api.ts'

function outsideAnswering(...answers: (Response | Error)[]) {
  const wait = vi.fn(async () => {})
  const fetch = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer instanceof Error) throw answer
    return answer?.clone() ?? Response.error()
  })
  return { fetch: fetch as unknown as typeof globalThis.fetch, wait, calls: fetch.mock.calls }
}

test('AP-06 a good answer is its JSON', async () => {
  const outside = outsideAnswering(Response.json({ a: 1 }))
  expect(await getJson('/x', outside)).toEqual({ ok: true, data: { a: 1 } })
  expect(outside.calls).toHaveLength(1)
})

test('AP-06 a lost network and a failing server are tried three more times, with growing pauses', async () => {
  const offline = outsideAnswering(new TypeError('Failed to fetch'))
  expect(await getJson('/x', offline)).toEqual({ ok: false, failure: 'network' })
  expect(offline.calls).toHaveLength(4)
  expect(offline.wait.mock.calls).toEqual([[400], [800], [1600]])

  const recovering = outsideAnswering(new Response('', { status: 503 }), Response.json([]))
  expect(await getJson('/x', recovering)).toEqual({ ok: true, data: [] })
})

test('AP-06 a call waits 30 s for its answer', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const outside = outsideAnswering(Response.json({}))
  await getJson('/x', outside)
  await postJson('/x', {}, outside)
  expect(timeout.mock.calls).toEqual([[30_000], [30_000]])
  const signals = timeout.mock.results.map(({ value }) => value)
  expect(outside.calls.map((call: unknown[]) => (call[1] as RequestInit).signal)).toEqual(signals)
})

test.each([
  [404, 'not-found', 1],
  [400, 'failed', 1],
  [429, 'failed', 4],
  [500, 'failed', 4],
] as const)('AP-06 status %i is %s after %i tries', async (status, failure, tries) => {
  const outside = outsideAnswering(new Response('', { status }))
  expect(await getJson('/x', outside)).toEqual({ ok: false, failure })
  expect(outside.calls).toHaveLength(tries)
})

test('an answer that is no JSON has failed and is not asked for again', async () => {
  const outside = outsideAnswering(new Response('<html>'))
  expect(await getJson('/x', outside)).toEqual({ ok: false, failure: 'failed' })
  expect(outside.calls).toHaveLength(1)
})
