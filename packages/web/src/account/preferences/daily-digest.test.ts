// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nobodyHere, PROFILE, signInHere } from '../../testing/signed-in.ts'
import { A_MONTH, A_TRIAL, giveSubscription, takeSubscriptions } from '../../testing/subscribers.ts'
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
  nobodyHere()
  takeSubscriptions()
})

test('PS-06 the daily digest is switched on as Premium begins, once', () => {
  giveSubscription(A_TRIAL, PROFILE.username)
  expect(update.mock.calls).toEqual([[ON]])
  giveSubscription(A_MONTH, PROFILE.username)
  expect(update).toHaveBeenCalledOnce()
})

test('PS-06 and not for who has been premium before they signed in here, nor for a guest', () => {
  takeSubscriptions()
  giveSubscription(A_TRIAL, PROFILE.username)
  takeSubscriptions()
  giveSubscription(A_TRIAL)
  expect(update).not.toHaveBeenCalled()
})
