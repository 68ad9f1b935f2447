import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NETWORK_TIMEOUT_MS, respondNetworkFirst } from './network-first.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const fresh = new Response('fresh')
const old = new Response('old')
const cached = async () => old
const nothing = async () => undefined

test('the network’s answer is used, even if it is an error of our server', async () => {
  expect(await respondNetworkFirst(Promise.resolve(fresh), cached)).toBe(fresh)
  const missing = new Response('', { status: 404 })
  expect(await respondNetworkFirst(Promise.resolve(missing), cached)).toBe(missing)
  const failing = new Response('', { status: 503 })
  expect(await respondNetworkFirst(Promise.resolve(failing), cached)).toBe(failing)
})

test('without a network the cached answer is used', async () => {
  expect(await respondNetworkFirst(Promise.reject(new TypeError('offline')), cached)).toBe(old)
  expect(await respondNetworkFirst(Promise.resolve(new Response('', { status: 502 })), cached)).toBe(old)
})

test('a slow network isn’t awaited if there is a cached answer', async () => {
  const { promise } = Promise.withResolvers<Response>()
  const answer = respondNetworkFirst(promise, cached)
  await vi.advanceTimersByTimeAsync(NETWORK_TIMEOUT_MS - 1)
  expect(await Promise.race([answer, 'waiting'])).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await answer).toBe(old)
})

test('a slow network is awaited if nothing is cached', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const answer = respondNetworkFirst(promise, nothing)
  await vi.advanceTimersByTimeAsync(2 * NETWORK_TIMEOUT_MS)
  resolve(fresh)
  expect(await answer).toBe(fresh)
  await expect(respondNetworkFirst(Promise.reject(new TypeError('offline')), nothing)).rejects.toThrow(
    'offline',
  )
})
