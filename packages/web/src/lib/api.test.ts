import { API } from '@plainwire/domain/contract'
import { expect, test, vi } from 'vitest'
import { callApi, NO_RESPONSE_STATUS } from './api.ts'

const PLACE = { place: null }
const getPlace = (outside: Parameters<typeof callApi>[3], options = {}) =>
  callApi(API.getPlaceOfAddress, {}, options, outside)

function outsideAnswering(...answers: (Response | Error)[]) {
  const wait = vi.fn(async () => {})
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer instanceof Error) throw answer
    return answer?.clone() ?? Response.error()
  })
  return { fetch, wait, calls: fetch.mock.calls }
}

test('AP-06 a successful answer is returned as parsed by the contract', async () => {
  const outside = outsideAnswering(Response.json({ ...PLACE, other: 1 }))
  expect(await getPlace(outside)).toEqual({ ok: true, data: PLACE })
  expect(outside.calls).toHaveLength(1)
})

test('AP-06 after a lost connection or from an unavailable server a call is retried three times, with growing pauses', async () => {
  const offline = outsideAnswering(new TypeError('Failed to fetch'))
  expect(await getPlace(offline)).toMatchObject({ ok: false, status: NO_RESPONSE_STATUS })
  expect(offline.calls).toHaveLength(4)
  expect(offline.wait.mock.calls).toEqual([[400], [800], [1600]])

  const recovering = outsideAnswering(new Response('', { status: 503 }), Response.json(PLACE))
  expect(await getPlace(recovering)).toEqual({ ok: true, data: PLACE })
})

test('a call is retried if the connection is lost while the answer arrives', async () => {
  const torn = new Response(new ReadableStream({ start: (body) => body.error(new TypeError('lost')) }))
  const outside = outsideAnswering(torn, Response.json(PLACE))
  expect(await getPlace(outside)).toEqual({ ok: true, data: PLACE })
})

test('AP-06 a call has a timeout of 30 s, or the given one', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const outside = outsideAnswering(Response.json(PLACE))
  await getPlace(outside)
  await getPlace(outside, { timeoutMs: 3000 })
  expect(timeout.mock.calls).toEqual([[30_000], [3000]])
  const signals = timeout.mock.results.map(({ value }) => value)
  expect(outside.calls.map(([, request]) => request?.signal)).toEqual(signals)
  timeout.mockRestore()
})

test.each([
  [404, 1],
  [400, 1],
  [429, 4],
  [500, 4],
  [501, 1],
  [504, 4],
] as const)('AP-06 status %i is returned after %i attempts', async (status, attempts) => {
  const outside = outsideAnswering(new Response('', { status }))
  expect(await getPlace(outside)).toMatchObject({ ok: false, status })
  expect(outside.calls).toHaveLength(attempts)
})

test('a call that isn’t idempotent is made once', async () => {
  const outside = outsideAnswering(new Response('', { status: 503 }))
  await callApi(API.findPlacesNear, { body: { latitude: 52, longitude: 6 } }, {}, outside)
  expect(outside.calls).toHaveLength(1)
})

test('an answer that isn’t JSON is unreadable, and the call isn’t retried', async () => {
  const outside = outsideAnswering(new Response('<html>'))
  expect(await getPlace(outside)).toMatchObject({ ok: false, code: 'UNREADABLE', status: 200 })
  expect(outside.calls).toHaveLength(1)
})

test('path and query parameters are filled in, and undefined ones are left out', async () => {
  const outside = outsideAnswering(new Response('', { status: 404 }))
  await callApi(API.getStory, { params: { id: 'a/b' } }, {}, outside)
  await callApi(API.searchStories, { query: { q: 'a & b', limit: 5, cursor: undefined } }, {}, outside)
  expect(outside.calls.map(([url]) => url)).toEqual([
    '/api/stories/a%2Fb',
    '/api/stories/search?q=a+%26+b&limit=5',
  ])
})
