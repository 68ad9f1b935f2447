// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { subscription, tier, useTier } from './subscription.ts'

const NOW = new Date('2026-11-21T12:00:00.000Z')
const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS).toISOString()

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  subscription.set(subscription.initial)
  vi.useRealTimers()
})

test.each([
  ['none', {}, 'free'],
  ['trialing', { periodEndsAt: inDays(7) }, 'premium'],
  ['trialing', { periodEndsAt: inDays(0) }, 'free'],
  ['active', { periodEndsAt: inDays(30) }, 'premium'],
  ['cancelled', { periodEndsAt: inDays(1) }, 'premium'],
  ['cancelled', { periodEndsAt: inDays(-1) }, 'free'],
] as const)('RO-01 a reader whose subscription is %s %j is %s', (status, period, expected) => {
  subscription.set({ status, ...period })
  expect(tier()).toBe(expected)
})

test('a trial ends in an open page at its time, also one that ends later than a timer can wait', () => {
  const { result } = renderHook(useTier)
  expect(result.current).toBe('free')
  act(() => subscription.set({ status: 'trialing', periodEndsAt: inDays(40) }))
  expect(result.current).toBe('premium')
  act(() => vi.advanceTimersByTime(40 * DAY_MS - 1))
  expect(result.current).toBe('premium')
  act(() => vi.advanceTimersByTime(1))
  expect(result.current).toBe('free')
})

test.each([['premium'], [{}], [{ status: 'gold' }], [{ status: 'active', periodEndsAt: 'soon' }]])(
  'what can’t be a subscription is forgotten: %j',
  (stored) => {
    localStorage.setItem('plainwire.subscription', JSON.stringify(stored))
    subscription.restore()
    expect(tier()).toBe('free')
    expect(localStorage.getItem('plainwire.subscription')).toBeNull()
  },
)
