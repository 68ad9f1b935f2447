import { MINUTE_MS } from '@plainwire/domain/units'
import { expect, test } from 'vitest'
import { createCircuitBreaker } from './circuit.ts'

function createBreaker() {
  let time = Date.parse('2026-11-21T12:00:00Z')
  const breaker = createCircuitBreaker(() => new Date(time))
  return {
    breaker,
    fail: (times: number) => {
      for (let at = 0; at < times; at++) breaker.failed()
    },
    pass: (ms: number) => {
      time += ms
    },
  }
}

test('a service is paused for five minutes after four failures in a row', () => {
  const { breaker, fail, pass } = createBreaker()
  fail(3)
  expect(breaker.isClosed()).toBe(true)
  fail(1)
  expect(breaker.isClosed()).toBe(false)
  pass(5 * MINUTE_MS - 1)
  expect(breaker.isClosed()).toBe(false)
  pass(1)
  expect(breaker.isClosed()).toBe(true)
})

test('a success between failures starts the count again', () => {
  const { breaker, fail } = createBreaker()
  fail(3)
  breaker.succeeded()
  fail(3)
  expect(breaker.isClosed()).toBe(true)
})

test('after a pause one failure starts the next, until a success', () => {
  const { breaker, fail, pass } = createBreaker()
  fail(4)
  pass(5 * MINUTE_MS)
  fail(1)
  expect(breaker.isClosed()).toBe(false)
  pass(5 * MINUTE_MS)
  breaker.succeeded()
  fail(3)
  expect(breaker.isClosed()).toBe(true)
})

test('failures of requests that were sent before the pause prolong it', () => {
  const { breaker, fail, pass } = createBreaker()
  fail(4)
  pass(MINUTE_MS)
  fail(1)
  pass(4 * MINUTE_MS)
  expect(breaker.isClosed()).toBe(false)
  pass(MINUTE_MS)
  expect(breaker.isClosed()).toBe(true)
})
