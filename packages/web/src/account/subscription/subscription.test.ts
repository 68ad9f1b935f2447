// @vitest-environment happy-dom
import { DAY_MS } from '@plainwire/domain/units'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NOW } from '../../testing/stories.ts'
import {
  clearSubscriptions,
  giveSubscription,
  MONTHLY_SUBSCRIPTION,
  TRIAL_SUBSCRIPTION,
} from '../../testing/subscribers.ts'
import { startSubscriptionSync } from './start-subscription-sync.ts'
import { getCurrentTier, type PersistedSubscription, subscriptions, useTier } from './subscription.ts'

const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS).toISOString()
const ending = (status: 'trialing' | 'active' | 'cancelled', days: number) =>
  ({ ...MONTHLY_SUBSCRIPTION, status, periodEndsAt: inDays(days) }) as PersistedSubscription

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  clearSubscriptions()
  vi.useRealTimers()
})

test.each([
  ['trialing', 7, 'premium'],
  ['trialing', 0, 'free'],
  ['active', 30, 'premium'],
  ['active', -1, 'premium'],
  ['cancelled', 1, 'premium'],
  ['cancelled', -1, 'free'],
] as const)(
  'RO-01 a reader whose subscription is %s and whose period ends in %i days is %s',
  (status, days, expected) => {
    expect(getCurrentTier()).toBe('free')
    giveSubscription(ending(status, days))
    expect(getCurrentTier()).toBe(expected)
  },
)

test('a subscription counts only for its own reader on a shared device', () => {
  subscriptions.set({ whose: 'a', of: { b: MONTHLY_SUBSCRIPTION } })
  expect(getCurrentTier()).toBe('free')
})

test('BI-05 a trial ends on time in an open page, even if that is later than a timer’s longest delay', async () => {
  const { result } = renderHook(useTier)
  act(() => startSubscriptionSync())
  expect(result.current).toBe('free')
  act(() => giveSubscription(ending('trialing', 40)))
  expect(result.current).toBe('premium')
  act(() => void vi.advanceTimersByTime(40 * DAY_MS - 1))
  expect(result.current).toBe('premium')
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current).toBe('free')
})

test('BI-05 a device that slept through the end knows it when the page is looked at again', () => {
  const { result } = renderHook(useTier)
  act(() => giveSubscription(TRIAL_SUBSCRIPTION))
  vi.setSystemTime(new Date(TRIAL_SUBSCRIPTION.status === 'trialing' ? TRIAL_SUBSCRIPTION.periodEndsAt : NaN))
  expect(result.current).toBe('premium')
  act(() => void dispatchEvent(new Event('visibilitychange')))
  expect(result.current).toBe('free')
})

test.each([
  ['premium'],
  [{}],
  [{ whose: '', of: { '': { status: 'gold' } } }],
  [{ whose: '', of: { '': { status: 'active', periodEndsAt: 'soon' } } }],
  [{ whose: 1, of: {} }],
])('what can’t be subscriptions is forgotten: %j', (stored) => {
  localStorage.setItem('plainwire.subscription', JSON.stringify(stored))
  subscriptions.restore()
  expect(getCurrentTier()).toBe('free')
  expect(localStorage.getItem('plainwire.subscription')).toBeNull()
})
