import { describe, expect, test } from 'vitest'
import { adoptServerSubscription, toServerSubscription } from './server-subscription.ts'
import {
  isSubscriptionRefusal,
  NO_SUBSCRIPTION,
  type Subscription,
  type SubscriptionOutcome,
} from './subscription.ts'
import { summariseSubscription } from './subscription-summary.ts'
import {
  applyCancellation,
  applyPurchase,
  applyReactivation,
  applyTrialStart,
  renewOrExpireSubscription,
} from './transitions.ts'

const at = (iso: string) => new Date(`${iso}T12:00:00.000Z`)
const NOW = at('2026-01-31')
const iso = (day: string) => at(day).toISOString()

function done(change: SubscriptionOutcome): Subscription {
  if (isSubscriptionRefusal(change)) throw new Error(change)
  return change
}
const trial = done(applyTrialStart(NO_SUBSCRIPTION, 'monthly', NOW))
const monthly = done(applyPurchase(NO_SUBSCRIPTION, 'monthly', NOW))

describe('BI-05 the subscription', () => {
  test('from none is on trial for 7 days, and after them none again; nothing is charged', () => {
    expect(trial).toMatchObject({ status: 'trialing', periodEndsAt: iso('2026-02-07'), invoices: [] })
    const over = renewOrExpireSubscription(trial, at('2026-02-07'))
    expect(over).toEqual({ status: 'none', isTrialUsed: true, invoices: [] })
    expect(applyTrialStart(over, 'monthly', at('2026-02-08'))).toBe('trial-used')
  })

  test.each([
    ['monthly', NO_SUBSCRIPTION, '2026-02-28', 4.99],
    ['yearly', NO_SUBSCRIPTION, '2027-01-31', 49],
    ['monthly', trial, '2026-02-28', 4.99],
    ['yearly', trial, '2027-01-31', 49],
  ] as const)('becomes active: %s, and is charged once', (plan, from, next, amount) => {
    const active = done(applyPurchase(from, plan, NOW))
    expect(active).toMatchObject({ status: 'active', plan, periodEndsAt: iso(next) })
    expect(active.invoices).toEqual([
      {
        id: 'PW-20260131',
        date: iso('2026-01-31'),
        periodEndsAt: iso(next),
        plan,
        amount,
        status: 'paid',
      },
    ])
  })

  test('is charged each month that begins, also after months without a look', () => {
    const later = renewOrExpireSubscription(monthly, at('2026-05-02'))
    expect(later).toMatchObject({ status: 'active', periodEndsAt: iso('2026-05-31') })
    expect(later.invoices.map(({ date }) => date)).toEqual(
      ['2026-04-30', '2026-03-31', '2026-02-28', '2026-01-31'].map(iso),
    )
    expect(renewOrExpireSubscription(later, at('2026-02-01'))).toEqual(later)
  })

  test('that was not looked at for years has its latest invoices only', () => {
    const { invoices } = renewOrExpireSubscription(monthly, at('2226-01-31'))
    expect(invoices).toHaveLength(60)
    expect(invoices[0]?.date).toBe(iso('2226-01-31'))
  })

  test('is cancelled to its end, active again until then, and none after it', () => {
    const ending = done(applyCancellation(monthly, at('2026-02-10')))
    expect(ending).toMatchObject({ status: 'cancelled', periodEndsAt: iso('2026-02-28') })
    expect(applyReactivation(ending, at('2026-02-27'))).toEqual(monthly)
    expect(renewOrExpireSubscription(ending, at('2026-02-28')).status).toBe('none')
    expect(applyReactivation(ending, at('2026-02-28'))).toBe('nothing-to-reactivate')
  })

  test('that was cancelled on trial and reactivated is first charged when the trial ends', () => {
    const again = done(applyReactivation(done(applyCancellation(trial, NOW)), NOW))
    expect(again).toMatchObject({ status: 'active', periodEndsAt: iso('2026-02-07'), invoices: [] })
    expect(renewOrExpireSubscription(again, at('2026-02-07'))).toMatchObject({
      status: 'active',
      periodEndsAt: iso('2026-03-07'),
      invoices: [{ date: iso('2026-02-07'), amount: 4.99 }],
    })
  })

  test('renewed after its end is not charged twice for a time, even when the clock was set back', () => {
    const over = renewOrExpireSubscription(done(applyCancellation(monthly, NOW)), at('2026-03-01'))
    const again = done(applyPurchase(over, 'monthly', at('2026-02-10')))
    expect(again.invoices.map(({ date }) => date)).toEqual([iso('2026-02-28'), iso('2026-01-31')])
  })

  test.each([
    ['a trial while active', applyTrialStart(monthly, 'monthly', NOW), 'already-premium'],
    ['a trial on trial', applyTrialStart(trial, 'monthly', NOW), 'already-premium'],
    ['a second subscription', applyPurchase(monthly, 'yearly', NOW), 'already-premium'],
    [
      'one while the cancelled lasts',
      applyPurchase(done(applyCancellation(monthly, NOW)), 'monthly', NOW),
      'already-premium',
    ],
    ['cancelling nothing', applyCancellation(NO_SUBSCRIPTION, NOW), 'no-subscription'],
    ['cancelling twice', applyCancellation(done(applyCancellation(monthly, NOW)), NOW), 'already-cancelled'],
    ['reactivating nothing', applyReactivation(NO_SUBSCRIPTION, NOW), 'nothing-to-reactivate'],
    ['reactivating what is active', applyReactivation(monthly, NOW), 'nothing-to-reactivate'],
    ['reactivating a trial', applyReactivation(trial, NOW), 'nothing-to-reactivate'],
  ])('refuses %s', (_name, change, refusal) => {
    expect(change).toBe(refusal)
  })
})

test.each([
  ['Free', NO_SUBSCRIPTION, NOW, { state: 'free' }],
  [
    'Free Trial',
    trial,
    NOW,
    { state: 'trial', plan: 'monthly', day: { label: 'trialEnds', date: iso('2026-02-07') } },
  ],
  [
    'Active',
    monthly,
    NOW,
    { state: 'active', plan: 'monthly', day: { label: 'nextBilling', date: iso('2026-02-28') } },
  ],
  [
    'Active, a month on',
    monthly,
    at('2026-03-01'),
    { state: 'active', plan: 'monthly', day: { label: 'nextBilling', date: iso('2026-03-31') } },
  ],
  [
    'Canceled',
    done(applyCancellation(monthly, NOW)),
    NOW,
    { state: 'canceled', plan: 'monthly', day: { label: 'accessEnds', date: iso('2026-02-28') } },
  ],
  ['Canceled and over', done(applyCancellation(monthly, NOW)), at('2026-02-28'), { state: 'free' }],
] as const)('BI-04 is told as %s', (_name, subscription, now, expected) => {
  expect(summariseSubscription(subscription, now)).toEqual(expected)
})

test('the server gets tier, status, end, and whether it ends there', () => {
  expect(toServerSubscription(done(applyCancellation(trial, NOW)), NOW)).toEqual({
    tier: 'premium',
    status: 'cancelled',
    currentPeriodEnd: iso('2026-02-07'),
    cancelAtPeriodEnd: true,
    priceId: 'premium-monthly',
  })
  expect(toServerSubscription(trial, at('2026-02-07'))).toEqual({
    tier: 'free',
    status: 'none',
    currentPeriodEnd: null,
    cancelAtPeriodEnd: false,
    priceId: null,
  })
})

describe('a device that knows of no subscription', () => {
  const told = { ...toServerSubscription(monthly, NOW), trialEnd: null, customerId: null }

  test('takes the one that the server knows, and is charged when its period ends', () => {
    const taken = adoptServerSubscription(told, NO_SUBSCRIPTION, NOW)
    expect(taken).toMatchObject({ status: 'active', periodEndsAt: iso('2026-02-28'), invoices: [] })
    const later = renewOrExpireSubscription(taken ?? NO_SUBSCRIPTION, at('2026-03-01'))
    expect(later.invoices.map(({ date }) => date)).toEqual([iso('2026-02-28')])
  })

  test.each([
    ['an ended one', told, NO_SUBSCRIPTION, at('2026-02-28')],
    ['none', { ...told, tier: 'free' as const }, NO_SUBSCRIPTION, NOW],
    ['another in place of its own', told, trial, NOW],
  ])('takes not %s', (_name, wire, known, now) => {
    expect(adoptServerSubscription(wire, known, now)).toBeUndefined()
  })

  test('BI-01 takes a cancelled one as cancelled, and one that was begun elsewhere as yearly, as yearly', () => {
    const yearly = toServerSubscription(done(applyPurchase(NO_SUBSCRIPTION, 'yearly', NOW)), NOW)
    const wire = { ...told, ...yearly, cancelAtPeriodEnd: true }
    expect(adoptServerSubscription(wire, NO_SUBSCRIPTION, NOW)).toMatchObject({
      status: 'cancelled',
      plan: 'yearly',
    })
  })
})
