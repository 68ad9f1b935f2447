// @vitest-environment happy-dom
import type { Subscription as ReportedSubscription, SubscriptionChange } from '@plainwire/domain/contract'
import { NO_SUBSCRIPTION } from '@plainwire/domain/subscription'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { apiError, fakeApi } from '../../testing/fakes/fake-api.ts'
import { signInOnDevice, signOutOnDevice } from '../../testing/signed-in.ts'
import { NOW } from '../../testing/stories.ts'
import {
  clearSubscriptions,
  giveSubscription,
  MONTHLY_SUBSCRIPTION,
  TRIAL_SUBSCRIPTION,
} from '../../testing/subscribers.ts'
import { ACCOUNT_QUERY_RETRY_DELAY_MS, accountQueryClient, mountQueryClient } from '../account-queries.ts'
import { account } from '../session/account.ts'
import {
  GUEST_READER_ID,
  getCurrentSubscription,
  getCurrentTier,
  paymentProviderOrigins,
  subscriptions,
} from './subscription.ts'
import {
  deleteSubscriptionFromDevice,
  reconcileSubscription,
  syncBilledSubscription,
} from './sync-subscription.ts'

const MONTH_LATER = new Date('2026-12-25T12:00:00.000Z')
const NOTHING: ReportedSubscription = {
  tier: 'free',
  status: 'none',
  trialEnd: null,
  currentPeriodEnd: null,
  priceId: null,
  customerId: null,
  cancelAtPeriodEnd: false,
}
const PREMIUM: ReportedSubscription = {
  ...NOTHING,
  tier: 'premium',
  status: 'active',
  currentPeriodEnd: '2026-12-01T00:00:00.000Z',
}

/** Signs a reader in, with the subscription that the server reports. */
const signIn = (id: string, known: ReportedSubscription = NOTHING) =>
  signInOnDevice({ username: id, subscription: known })

type Sent = SubscriptionChange

/** Creates a fake server that stores subscriptions, and records what it was sent. */
function aServer(answer?: (sent: Sent) => Response | Error | undefined) {
  const sent: Sent[] = []
  const api = fakeApi({
    'PUT /api/subscription': ({ body }) => {
      const change = body as Sent
      sent.push(change)
      return answer?.(change) ?? Response.json({ ...NOTHING, ...change })
    },
  })
  vi.stubGlobal('fetch', api.outside.fetch)
  return sent
}

/** Reconciles, and waits until all requests are done. */
async function reconcile() {
  await reconcileSubscription()
  await vi.advanceTimersByTimeAsync(1)
}
const unsent = (id: string) => subscriptions.get().of[id]?.isUntold
const stops: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  stops.push(mountQueryClient(accountQueryClient))
})
afterEach(() => {
  signOutOnDevice()
  for (const stop of stops.splice(0)) stop()
  accountQueryClient.clear()
  clearSubscriptions()
  paymentProviderOrigins.set(undefined)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a guest’s subscription moves to the reader who signs in, and is sent to the server', async () => {
  giveSubscription(MONTHLY_SUBSCRIPTION)
  signIn('ann')
  const sent = aServer()
  await reconcile()
  expect(subscriptions.get()).toEqual({ whose: 'ann', of: { ann: MONTHLY_SUBSCRIPTION } })
  expect(sent).toEqual([
    {
      tier: 'premium',
      status: 'active',
      currentPeriodEnd: MONTHLY_SUBSCRIPTION.status === 'active' && MONTHLY_SUBSCRIPTION.periodEndsAt,
      cancelAtPeriodEnd: false,
      priceId: 'premium-monthly',
    },
  ])
  expect(account.get().reader?.subscription.tier).toBe('premium')
  await reconcile()
  expect(sent).toHaveLength(1)
})

test('the subscription doesn’t count after signing out, and counts again after signing in', async () => {
  aServer()
  giveSubscription(MONTHLY_SUBSCRIPTION, 'ann')
  await reconcile()
  expect(getCurrentSubscription()).toBeUndefined()
  signIn('ben')
  await reconcile()
  expect(getCurrentSubscription()).toBeUndefined()
  signIn('ann')
  await reconcile()
  expect(getCurrentSubscription()).toEqual(MONTHLY_SUBSCRIPTION)
})

test('while a session is restored the reader’s subscription counts', async () => {
  giveSubscription(MONTHLY_SUBSCRIPTION, 'ann')
  localStorage.setItem('auth_token', 'x')
  await reconcile()
  expect(getCurrentSubscription()).toEqual(MONTHLY_SUBSCRIPTION)
})

test('a reader who is premium on another device is premium here', async () => {
  signIn('ann', PREMIUM)
  const sent = aServer()
  await reconcile()
  expect(getCurrentSubscription()).toMatchObject({ status: 'active', periodEndsAt: PREMIUM.currentPeriodEnd })
  expect([unsent('ann'), sent]).toEqual([undefined, []])
})

test('BI-05 a period that has ended is renewed or over, and that is sent to the server', async () => {
  vi.setSystemTime(MONTH_LATER)
  giveSubscription(MONTHLY_SUBSCRIPTION, 'ann')
  signIn('ann')
  const sent = aServer()
  await reconcile()
  expect(getCurrentSubscription()?.invoices).toHaveLength(2)
  giveSubscription(TRIAL_SUBSCRIPTION, 'ann')
  signIn('ann')
  await reconcile()
  expect(getCurrentSubscription()).toMatchObject({ status: 'none', isTrialUsed: true })
  expect(sent.map(({ status }) => status)).toEqual(['active', 'none'])
})

test('an unreachable server is sent it later; a server with a payment provider isn’t sent it again', async () => {
  giveSubscription({ ...MONTHLY_SUBSCRIPTION, isUntold: true } as never, 'ann')
  signIn('ann')
  let answer: Response | Error = new TypeError('Failed to fetch')
  const sent = aServer(() => answer)
  await reconcile()
  await vi.advanceTimersByTimeAsync(400 + 800 + 1600)
  expect([sent.length, unsent('ann')]).toEqual([4, true])
  answer = apiError(403, 'BILLED_ELSEWHERE')
  await vi.advanceTimersByTimeAsync(ACCOUNT_QUERY_RETRY_DELAY_MS)
  expect([sent.length, unsent('ann')]).toEqual([5, undefined])
  await reconcile()
  expect(sent).toHaveLength(5)
})

test('a record that the server refuses stays unsent, and is sent again at the next reconciliation', async () => {
  giveSubscription({ ...MONTHLY_SUBSCRIPTION, isUntold: true } as never, 'ann')
  signIn('ann')
  let answer: Response | undefined = apiError(500, 'INTERNAL')
  const sent = aServer(() => answer)
  await reconcile()
  expect([sent.length, unsent('ann')]).toEqual([1, true])
  answer = undefined
  await reconcile()
  expect([sent.length, unsent('ann')]).toEqual([2, undefined])
})

test('a change that is made while another one is sent is sent too', async () => {
  giveSubscription({ ...TRIAL_SUBSCRIPTION, isUntold: true } as never, 'ann')
  signIn('ann')
  const sent = aServer(({ status }) => {
    if (status !== 'trialing') return undefined
    giveSubscription({ ...MONTHLY_SUBSCRIPTION, isUntold: true } as never, 'ann')
    void reconcileSubscription()
    return undefined
  })
  await reconcile()
  expect(sent.map(({ status }) => status)).toEqual(['trialing', 'active'])
  expect(unsent('ann')).toBeUndefined()
})

test('after signing out while the server is unreachable, nothing is sent until the reader signs in again', async () => {
  giveSubscription({ ...MONTHLY_SUBSCRIPTION, isUntold: true } as never, 'ann')
  signIn('ann')
  let answer: Error | undefined = new TypeError('Failed to fetch')
  const sent = aServer(() => answer)
  await reconcile()
  signOutOnDevice()
  answer = undefined
  await vi.advanceTimersByTimeAsync(ACCOUNT_QUERY_RETRY_DELAY_MS)
  expect(sent).toHaveLength(1)
  giveSubscription({ ...MONTHLY_SUBSCRIPTION, isUntold: true } as never, 'ann')
  signIn('ann')
  await reconcile()
  expect([sent.length, unsent('ann')]).toEqual([2, undefined])
})

describe('where a payment provider bills', () => {
  const END = '2026-12-20T12:00:00.000Z'
  const billed = { ...PREMIUM, currentPeriodEnd: END }

  /** Creates a fake server of an installation with a payment provider, and records the requests. */
  function aProvider(known: () => ReportedSubscription) {
    paymentProviderOrigins.set(['https://pay.example'])
    const api = fakeApi({
      'GET /api/subscription': () => Response.json({ ...known(), isTrialUsed: true }),
    })
    vi.stubGlobal('fetch', api.outside.fetch)
    return api.calls
  }

  test('BI-05 changes on the provider’s pages are loaded when the reader returns to the page', async () => {
    let known: ReportedSubscription = NOTHING
    const calls = aProvider(() => known)
    signIn('ann')
    stops.push(syncBilledSubscription())
    await reconcile()
    expect([getCurrentTier(), calls()]).toEqual(['free', []])
    known = billed
    dispatchEvent(new Event('focus'))
    await reconcile()
    await reconcile()
    expect(calls()).toEqual(['GET /api/subscription'])
    expect([getCurrentTier(), account.get().reader?.subscription]).toEqual(['premium', billed])
  })

  test('BI-05 after the end of a period the server is called once, and the period is renewed if it says so', async () => {
    const renewed = { ...PREMIUM, currentPeriodEnd: '2027-01-20T12:00:00.000Z' }
    const calls = aProvider(() => renewed)
    signIn('ann', billed)
    stops.push(syncBilledSubscription())
    await reconcile()
    expect([getCurrentTier(), calls()]).toEqual(['premium', []])
    vi.setSystemTime(new Date(END))
    expect(getCurrentTier()).toBe('free')
    await reconcile()
    await reconcile()
    expect([getCurrentTier(), calls()]).toEqual(['premium', ['GET /api/subscription']])
  })

  test('BI-05 without an answer the period is over', async () => {
    aProvider(() => billed)
    signIn('ann', billed)
    await reconcile()
    vi.setSystemTime(new Date(END))
    vi.stubGlobal(
      'fetch',
      fakeApi({ 'GET /api/subscription': () => apiError(400, 'BAD_REQUEST') }).outside.fetch,
    )
    await reconcile()
    expect(getCurrentTier()).toBe('free')
  })
})

test('an invalid stored record is ignored, and deleting the account deletes its record', async () => {
  aServer()
  subscriptions.set({
    whose: GUEST_READER_ID,
    of: { [GUEST_READER_ID]: { ...MONTHLY_SUBSCRIPTION, plan: 'gold' } as never },
  })
  signIn('ann')
  await reconcile()
  expect(getCurrentSubscription() ?? NO_SUBSCRIPTION).toEqual(NO_SUBSCRIPTION)
  giveSubscription(MONTHLY_SUBSCRIPTION, 'ann')
  await deleteSubscriptionFromDevice('ann')
  expect(subscriptions.get().of).toEqual({})
})
