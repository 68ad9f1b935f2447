// @vitest-environment happy-dom
import type { Subscription as Told } from '@plainwire/domain/contract'
import { NO_SUBSCRIPTION } from '@plainwire/domain/subscription'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NOW } from '../../testing/stories.ts'
import { A_MONTH, A_TRIAL, giveSubscription, takeSubscriptions } from '../../testing/subscribers.ts'
import { account, NO_ACCOUNT } from '../session/account.ts'
import { GUEST, subscription, subscriptions } from './subscription.ts'
import { forgetSubscription, keepSubscription, RETRY_MS, type Tell } from './sync-subscription.ts'

const MONTH_LATER = new Date('2026-12-25T12:00:00.000Z')
const NOTHING: Told = {
  tier: 'free',
  status: 'none',
  trialEnd: null,
  currentPeriodEnd: null,
  priceId: null,
  customerId: null,
  cancelAtPeriodEnd: false,
}
const PREMIUM: Told = {
  ...NOTHING,
  tier: 'premium',
  status: 'active',
  currentPeriodEnd: '2026-12-01T00:00:00.000Z',
}

/** Signs a reader in, as the server knows them. */
function signIn(id: string, told: Told = NOTHING) {
  account.set({
    status: 'signed-in',
    reader: {
      id,
      email: `${id}@example.org`,
      name: id,
      interests: [],
      age: '',
      gender: '',
      hasCompletedOnboarding: true,
      subscription: told,
      mutedWords: [],
      mutedTopics: [],
    },
  })
}
const told = () => vi.fn<Tell>(async (change) => ({ ...NOTHING, ...change }))
const untold = (id: string) => subscriptions.get().of[id]?.isUntold

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  account.set(NO_ACCOUNT)
  takeSubscriptions()
  localStorage.clear()
  vi.useRealTimers()
})

test('what a guest subscribed to goes with who signs in, and the server is told', async () => {
  giveSubscription(A_MONTH)
  signIn('ann')
  const tell = told()
  await keepSubscription(tell)
  expect(subscriptions.get()).toEqual({ whose: 'ann', of: { ann: A_MONTH } })
  expect(tell.mock.calls).toEqual([
    [
      {
        tier: 'premium',
        status: 'active',
        currentPeriodEnd: A_MONTH.status === 'active' && A_MONTH.periodEndsAt,
        cancelAtPeriodEnd: false,
        priceId: 'premium-monthly',
      },
    ],
  ])
  expect(account.get().reader?.subscription.tier).toBe('premium')
  await keepSubscription(tell)
  expect(tell).toHaveBeenCalledTimes(1)
})

test('on sign-out it no longer counts, and does again when the reader comes back', async () => {
  giveSubscription(A_MONTH, 'ann')
  await keepSubscription(told())
  expect(subscription()).toBeUndefined()
  signIn('ben')
  await keepSubscription(told())
  expect(subscription()).toBeUndefined()
  signIn('ann')
  await keepSubscription(told())
  expect(subscription()).toEqual(A_MONTH)
})

test('while a session is taken up the reader keeps what they have', async () => {
  giveSubscription(A_MONTH, 'ann')
  localStorage.setItem('auth_token', 'x')
  await keepSubscription(told())
  expect(subscription()).toEqual(A_MONTH)
})

test('a reader who is premium on another device is premium here', async () => {
  signIn('ann', PREMIUM)
  await keepSubscription(told())
  expect(subscription()).toMatchObject({ status: 'active', periodEndsAt: PREMIUM.currentPeriodEnd })
  expect(untold('ann')).toBeUndefined()
})

test('BI-05 a period that has ended is renewed or over, and the server is told', async () => {
  vi.setSystemTime(MONTH_LATER)
  giveSubscription(A_MONTH, 'ann')
  signIn('ann')
  const tell = told()
  await keepSubscription(tell)
  expect(subscription()?.invoices).toHaveLength(2)
  giveSubscription(A_TRIAL, 'ann')
  signIn('ann')
  await keepSubscription(tell)
  expect(subscription()).toMatchObject({ status: 'none', isTrialUsed: true })
  expect(tell.mock.calls.map(([change]) => change.status)).toEqual(['active', 'none'])
})

test('a server that cannot be reached is told later; one that bills elsewhere is not asked again', async () => {
  giveSubscription({ ...A_MONTH, isUntold: true } as never, 'ann')
  signIn('ann')
  const tell = vi.fn<Tell>(async () => 'later')
  await keepSubscription(tell)
  expect(untold('ann')).toBe(true)
  tell.mockResolvedValue('never')
  await vi.advanceTimersByTimeAsync(RETRY_MS)
  expect(tell).toHaveBeenCalledTimes(2)
  expect(untold('ann')).toBeUndefined()
})

test('what changes while the server is told is told too', async () => {
  giveSubscription({ ...A_TRIAL, isUntold: true } as never, 'ann')
  signIn('ann')
  await keepSubscription(async (change) => {
    giveSubscription({ ...A_MONTH, isUntold: true } as never, 'ann')
    return { ...NOTHING, ...change }
  })
  expect(untold('ann')).toBe(true)
})

test('what is kept and can’t be read in full is none, and with the account all is forgotten', async () => {
  subscriptions.set({ whose: GUEST, of: { [GUEST]: { ...A_MONTH, plan: 'gold' } as never } })
  signIn('ann')
  await keepSubscription(told())
  expect(subscription() ?? NO_SUBSCRIPTION).toEqual(NO_SUBSCRIPTION)
  giveSubscription(A_MONTH, 'ann')
  await forgetSubscription('ann')
  expect(subscriptions.get().of).toEqual({})
})
