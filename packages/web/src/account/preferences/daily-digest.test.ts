// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PROFILE, signInOnDevice, signOutOnDevice } from '../../testing/signed-in.ts'
import {
  clearSubscriptions,
  giveSubscription,
  MONTHLY_SUBSCRIPTION,
  TRIAL_SUBSCRIPTION,
} from '../../testing/subscribers.ts'
import { subscriptions } from '../subscription/subscription.ts'
import { enableDigestOnPremiumStart } from './daily-digest.ts'

const ON = { emailSettings: { dailyDigest: true } }
const update = vi.fn(async () => true)
let stop: () => void

beforeEach(() => {
  signInOnDevice()
  subscriptions.set({ whose: PROFILE.username, of: {} })
  stop = enableDigestOnPremiumStart(update)
})
afterEach(() => {
  stop()
  update.mockClear()
  signOutOnDevice()
  clearSubscriptions()
})

test('PS-06 the daily digest is switched on once, when Premium begins', () => {
  giveSubscription(TRIAL_SUBSCRIPTION, PROFILE.username)
  expect(update.mock.calls).toEqual([[ON]])
  giveSubscription(MONTHLY_SUBSCRIPTION, PROFILE.username)
  expect(update).toHaveBeenCalledOnce()
})

test('PS-06 the daily digest isn’t switched on for a reader who was premium before signing in here, nor for a guest', () => {
  clearSubscriptions()
  giveSubscription(TRIAL_SUBSCRIPTION, PROFILE.username)
  clearSubscriptions()
  giveSubscription(TRIAL_SUBSCRIPTION)
  expect(update).not.toHaveBeenCalled()
})
