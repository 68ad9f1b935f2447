// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PROFILE, signInHere, signOutHere } from '../../testing/signed-in.ts'
import { A_MONTH, A_TRIAL, clearSubscriptions, giveSubscription } from '../../testing/subscribers.ts'
import { subscriptions } from '../subscription/subscription.ts'
import { syncDailyDigest } from './daily-digest.ts'

const ON = { emailSettings: { dailyDigest: true } }
const update = vi.fn(async () => true)
let stop: () => void

beforeEach(() => {
  signInHere()
  subscriptions.set({ whose: PROFILE.username, of: {} })
  stop = syncDailyDigest(update)
})
afterEach(() => {
  stop()
  update.mockClear()
  signOutHere()
  clearSubscriptions()
})

test('PS-06 the daily digest is switched on once, when Premium begins', () => {
  giveSubscription(A_TRIAL, PROFILE.username)
  expect(update.mock.calls).toEqual([[ON]])
  giveSubscription(A_MONTH, PROFILE.username)
  expect(update).toHaveBeenCalledOnce()
})

test('PS-06 the daily digest isn’t switched on for a reader who was premium before signing in here, nor for a guest', () => {
  clearSubscriptions()
  giveSubscription(A_TRIAL, PROFILE.username)
  clearSubscriptions()
  giveSubscription(A_TRIAL)
  expect(update).not.toHaveBeenCalled()
})
