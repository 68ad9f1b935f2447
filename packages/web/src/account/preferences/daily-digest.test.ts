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

test('PS-06 the daily digest is switched on as Premium begins, once', () => {
  giveSubscription(A_TRIAL, PROFILE.username)
  expect(update.mock.calls).toEqual([[ON]])
  giveSubscription(A_MONTH, PROFILE.username)
  expect(update).toHaveBeenCalledOnce()
})

test('PS-06 and not for who has been premium before they signed in here, nor for a guest', () => {
  clearSubscriptions()
  giveSubscription(A_TRIAL, PROFILE.username)
  clearSubscriptions()
  giveSubscription(A_TRIAL)
  expect(update).not.toHaveBeenCalled()
})
