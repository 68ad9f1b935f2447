// @vitest-environment happy-dom
import { applyCancellation, isSubscriptionRefusal } from '@plainwire/domain/subscription'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseTheme, syncTheme } from '../account/subscription/premium-theme.ts'
import {
  getCurrentTier,
  getSubscriptionPeriodEndMs,
  type PersistedSubscription,
  refreshDisplayedTier,
} from '../account/subscription/subscription.ts'
import { theme } from '../device/appearance/theme.ts'
import { NOW } from '../testing/stories.ts'
import {
  clearSubscriptions,
  giveSubscription,
  MONTHLY_SUBSCRIPTION,
  TRIAL_SUBSCRIPTION,
} from '../testing/subscribers.ts'

const drawn = () => document.documentElement.dataset.theme
const TRIAL_END = TRIAL_SUBSCRIPTION.status === 'trialing' ? Date.parse(TRIAL_SUBSCRIPTION.periodEndsAt) : 0

/** Runs app/draw-theme.ts, as at the start of a page. */
async function drawStart() {
  delete document.documentElement.dataset.theme
  delete document.documentElement.dataset.tier
  vi.resetModules()
  await import('./draw-theme.ts')
}

let stop: () => void
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  stop = syncTheme()
})
afterEach(() => {
  stop()
  clearSubscriptions()
  theme.set(theme.initial)
  localStorage.clear()
  delete document.documentElement.dataset.theme
  vi.useRealTimers()
})

test('PS-08 the theme is the system’s until a premium reader chooses one, which the next page applies at once', async () => {
  expect(theme.get().name).toBe('system')
  giveSubscription(MONTHLY_SUBSCRIPTION)
  chooseTheme('sepia')
  expect(drawn()).toBe('sepia')
  await drawStart()
  expect(drawn()).toBe('sepia')
  chooseTheme('system')
  expect(drawn()).toBeUndefined()
  expect(localStorage.getItem('plainwire.theme')).toBeNull()
})

test('PS-08 a free reader’s page has the system’s theme, whatever is persisted', async () => {
  theme.set({ name: 'dark' })
  expect(drawn()).toBeUndefined()
  await drawStart()
  expect(drawn()).toBeUndefined()
})

test('PS-08 High contrast is applied for a free reader too, at once and on the next page', async () => {
  chooseTheme('high-contrast')
  expect(drawn()).toBe('high-contrast')
  await drawStart()
  expect(drawn()).toBe('high-contrast')
})

test('PS-08 the theme ends with the trial, on the open page and on the next one', async () => {
  giveSubscription(TRIAL_SUBSCRIPTION)
  chooseTheme('newsprint')
  expect(theme.get()).toEqual({ name: 'newsprint', until: TRIAL_END })
  vi.setSystemTime(TRIAL_END - 1)
  await drawStart()
  expect(drawn()).toBe('newsprint')
  vi.setSystemTime(TRIAL_END)
  refreshDisplayedTier()
  expect(drawn()).toBeUndefined()
  await drawStart()
  expect(drawn()).toBeUndefined()
  giveSubscription(MONTHLY_SUBSCRIPTION)
  expect(drawn()).toBe('newsprint')
})

test('PS-08 after a cancellation the theme ends with the paid period, also on a page opened later', async () => {
  giveSubscription(MONTHLY_SUBSCRIPTION)
  chooseTheme('sepia')
  const ending = applyCancellation(MONTHLY_SUBSCRIPTION, NOW)
  if (isSubscriptionRefusal(ending) || ending.status === 'none') throw new Error('It can be cancelled.')
  giveSubscription(ending)
  const end = Date.parse(ending.periodEndsAt)
  vi.setSystemTime(end - 1)
  await drawStart()
  expect(drawn()).toBe('sepia')
  vi.setSystemTime(end)
  await drawStart()
  expect(drawn()).toBeUndefined()
})

test.each(['not json', '{"name":5}', 'null', '[]'])(
  'a page has the system’s theme if %s is persisted',
  async (persisted) => {
    localStorage.setItem('plainwire.theme', persisted)
    await drawStart()
    expect(drawn()).toBeUndefined()
    theme.restore()
    expect(theme.get()).toBe(theme.initial)
  },
)

test('AD-01 the page is marked as premium before the first paint, until the subscription ends', async () => {
  const tier = () => document.documentElement.dataset.tier
  await drawStart()
  expect(tier()).toBeUndefined()
  giveSubscription(TRIAL_SUBSCRIPTION)
  await drawStart()
  expect(tier()).toBe('premium')
  vi.setSystemTime(TRIAL_END)
  refreshDisplayedTier()
  expect(tier()).toBeUndefined()
  await drawStart()
  expect(tier()).toBeUndefined()
})

test('AD-01 a plan that a provider bills isn’t drawn as premium once its period is over', async () => {
  const tier = () => document.documentElement.dataset.tier
  giveSubscription({ ...MONTHLY_SUBSCRIPTION, isBilled: true } as PersistedSubscription)
  await drawStart()
  expect(tier()).toBe('premium')
  vi.setSystemTime(getSubscriptionPeriodEndMs())
  await drawStart()
  expect([tier(), getCurrentTier()]).toEqual([undefined, 'free'])
})
