import fc from 'fast-check'
import { expect, test } from 'vitest'
import { determineReaderTier, toApiSubscription } from '../reader/index.ts'
import { DAY_MS } from '../units/index.ts'
import {
  BILLED_SUBSCRIPTION_STATUSES,
  type BilledSubscription,
  chooseSubscriptionRecord,
  hasHadPremium,
  isSubscriptionOngoing,
  PAYMENT_GRACE_DAYS,
} from './billed.ts'

const at = (day: string) => new Date(`${day}T12:00:00.000Z`)
const monthly: BilledSubscription = {
  status: 'active',
  plan: 'monthly',
  periodStart: at('2026-11-20'),
  periodEnd: at('2026-12-20'),
  endsAt: null,
}

test.each([
  ['active', monthly, ['premium', 'active', '2026-12-20', false]],
  ['on trial', { ...monthly, status: 'trialing' }, ['premium', 'trialing', '2026-12-20', false]],
  ['cancelled', { ...monthly, endsAt: at('2026-12-20') }, ['premium', 'cancelled', '2026-12-20', true]],
  ['ending early', { ...monthly, endsAt: at('2026-12-01') }, ['premium', 'cancelled', '2026-12-01', true]],
  ['not paid yet', { ...monthly, status: 'past_due' }, ['premium', 'active', '2026-11-27', false]],
] as const)('BI-05 what the provider calls %s', (_name, billed, [tier, status, end, isEnding]) => {
  expect(chooseSubscriptionRecord([billed])).toEqual({
    tier,
    status,
    currentPeriodEnd: at(end),
    cancelAtPeriodEnd: isEnding,
    priceId: 'premium-monthly',
  })
})

test.each(['canceled', 'unpaid', 'paused', 'incomplete', 'incomplete_expired'] as const)(
  'BI-05 what the provider calls %s is no subscription',
  (status) => {
    expect(chooseSubscriptionRecord([{ ...monthly, status }])).toMatchObject({ tier: 'free', status: 'none' })
    expect(isSubscriptionOngoing({ status })).toBe(false)
  },
)

test('of several the one that ends last counts, and a yearly one is recognised', () => {
  const yearly = { ...monthly, plan: 'yearly' as const, periodEnd: at('2027-11-20') }
  const record = chooseSubscriptionRecord([{ ...monthly, status: 'canceled' }, yearly, monthly])
  expect(toApiSubscription(record, at('2026-11-21')).priceId).toBe('premium-annual')
})

test('a payment that never came about uses up no trial', () => {
  expect(hasHadPremium([{ status: 'incomplete' }, { status: 'incomplete_expired' }])).toBe(false)
  expect(hasHadPremium([{ status: 'incomplete' }, { status: 'canceled' }])).toBe(true)
})

const moment = fc.date({ min: at('2026-01-01'), max: at('2028-01-01'), noInvalidDate: true })
const billed = fc.record({
  status: fc.constantFrom(...BILLED_SUBSCRIPTION_STATUSES),
  plan: fc.constantFrom('monthly' as const, 'yearly' as const),
  periodStart: moment,
  periodEnd: moment,
  endsAt: fc.option(moment),
})

test('BI-05 whatever the provider bills, no reader is premium beyond the period, its end, or the grace period', () => {
  fc.assert(
    fc.property(fc.array(billed, { maxLength: 4 }), moment, (subscriptions, now) => {
      if (determineReaderTier(chooseSubscriptionRecord(subscriptions), now) === 'free') return
      const allows = ({ status, periodStart, periodEnd, endsAt }: BilledSubscription) => {
        const graceMs = PAYMENT_GRACE_DAYS * DAY_MS
        const isInGrace = status !== 'past_due' || now.getTime() < periodStart.getTime() + graceMs
        return isSubscriptionOngoing({ status }) && now < periodEnd && (!endsAt || now < endsAt) && isInGrace
      }
      expect(subscriptions.some(allows)).toBe(true)
    }),
  )
})
