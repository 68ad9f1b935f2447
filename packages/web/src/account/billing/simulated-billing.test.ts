import type { PaymentMethod } from '@plainwire/domain/contract'
import {
  isSubscriptionRefusal,
  NO_SUBSCRIPTION,
  type Subscription,
  type SubscriptionOutcome,
} from '@plainwire/domain/subscription'
import { describe, expect, test } from 'vitest'
import { NOW } from '../../testing/stories.ts'
import { MONTHLY_SUBSCRIPTION, TRIAL_SUBSCRIPTION } from '../../testing/subscribers.ts'
import type { Billing, BillingFailureReason, BillingResult } from './billing.ts'
import { createSimulatedBilling, type SimulatedBillingDependencies } from './simulated-billing.ts'

/** Creates the simulated billing with a subscription in memory, and records the waiting time. */
function aBilling(start: Subscription, over: Partial<SimulatedBillingDependencies> = {}) {
  let subscription = start
  const waits: number[] = []
  let cards: readonly PaymentMethod[] = []
  const change = async (next: (before: Subscription) => SubscriptionOutcome) => {
    const changed = next(subscription)
    if (!isSubscriptionRefusal(changed)) subscription = changed
    return changed
  }
  const ground: SimulatedBillingDependencies = {
    wait: async (ms) => void waits.push(ms),
    now: () => NOW,
    read: () => subscription,
    change,
    methods: {
      read: () => cards,
      store: (methods) => {
        cards = methods
      },
    },
    ...over,
  }
  return { billing: createSimulatedBilling(ground), waits, now: () => subscription }
}
const broken = (): never => {
  throw new Error('storage is gone')
}

describe('BI-05 the simulated provider', () => {
  test('starts a trial, subscribes, cancels and reactivates', async () => {
    const { billing, now } = aBilling(NO_SUBSCRIPTION)
    await billing.startTrial('monthly')
    expect(now()).toEqual(TRIAL_SUBSCRIPTION)
    await billing.subscribe('yearly')
    expect(now()).toMatchObject({ status: 'active', plan: 'yearly' })
    await billing.cancel()
    expect(now().status).toBe('cancelled')
    expect(await billing.reactivate()).toEqual({ ok: true, data: now() })
    expect(now().status).toBe('active')
    expect(await billing.invoices()).toMatchObject({ ok: true, data: [{ amount: 49, status: 'paid' }] })
  })

  test('takes between 0.4 and 2 s for everything', async () => {
    const { billing, waits } = aBilling(NO_SUBSCRIPTION)
    await billing.status()
    await billing.invoices()
    await billing.startTrial('monthly')
    await billing.subscribe('monthly')
    await billing.cancel()
    await billing.reactivate()
    expect(waits).toEqual([400, 400, 1000, 2000, 1000, 1000])
  })

  test('adds three fictional cards, one at a time, without asking for a real one', async () => {
    const { billing, waits } = aBilling(MONTHLY_SUBSCRIPTION)
    expect(await billing.methods()).toEqual({ ok: true, data: [] })
    await billing.addMethod()
    expect(await billing.methods()).toMatchObject({
      ok: true,
      data: [{ type: 'card', brand: 'visa', last4: '4242', expiryMonth: 11, expiryYear: 2029 }],
    })
    await billing.addMethod()
    expect(await billing.addMethod()).toMatchObject({ ok: true, data: [{}, {}, { last4: '0005' }] })
    expect(Math.max(...waits)).toBeLessThanOrEqual(2000)
  })

  test('charges once if two tabs subscribe at the same time', async () => {
    const { billing, now } = aBilling(NO_SUBSCRIPTION)
    const both = await Promise.all([billing.subscribe('monthly'), billing.subscribe('monthly')])
    expect(both.map(({ ok }) => ok)).toEqual([true, false])
    expect(now().invoices).toHaveLength(1)
  })
})

describe('BI-06 the simulated provider returns an error', () => {
  type Act = (billing: Billing) => Promise<BillingResult<unknown>>
  test.each<[string, Subscription, Act, BillingFailureReason]>([
    ['an unknown plan', NO_SUBSCRIPTION, (one) => one.subscribe('weekly'), 'planNotFound'],
    ['a trial of one', NO_SUBSCRIPTION, (one) => one.startTrial('constructor'), 'planNotFound'],
    ['a second trial', TRIAL_SUBSCRIPTION, (one) => one.startTrial('monthly'), 'trialFailed'],
    ['a second payment', MONTHLY_SUBSCRIPTION, (one) => one.subscribe('monthly'), 'paymentFailed'],
    ['cancelling nothing', NO_SUBSCRIPTION, (one) => one.cancel(), 'noSubscription'],
    ['reactivating nothing', MONTHLY_SUBSCRIPTION, (one) => one.reactivate(), 'nothingToReactivate'],
  ])('what is wrong with %s', async (_name, start, act, error) => {
    const { billing, now } = aBilling(start)
    expect(await act(billing)).toEqual({ ok: false, error })
    expect(now()).toBe(start)
  })

  test('if a subscription is cancelled twice', async () => {
    const { billing } = aBilling(MONTHLY_SUBSCRIPTION)
    await billing.cancel()
    expect(await billing.cancel()).toEqual({ ok: false, error: 'cancelFailed' })
  })

  test('if a fourth card is added', async () => {
    const { billing } = aBilling(MONTHLY_SUBSCRIPTION)
    for (let card = 0; card < 3; card += 1) await billing.addMethod()
    expect(await billing.addMethod()).toEqual({ ok: false, error: 'methodFailed' })
  })

  test('for each call that fails when nothing can be read or stored', async () => {
    const methods = { read: broken, store: broken }
    const { billing } = aBilling(MONTHLY_SUBSCRIPTION, { read: broken, change: broken, methods })
    const errors = await Promise.all([
      billing.status(),
      billing.invoices(),
      billing.startTrial('monthly'),
      billing.subscribe('monthly'),
      billing.cancel(),
      billing.reactivate(),
      billing.methods(),
      billing.addMethod(),
    ])
    expect(errors.map((answer) => !answer.ok && answer.error)).toEqual([
      'statusUnread',
      'invoicesUnread',
      'trialFailed',
      'paymentFailed',
      'cancelFailed',
      'reactivateFailed',
      'methodsUnread',
      'methodFailed',
    ])
  })
})
