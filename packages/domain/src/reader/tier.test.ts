import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SUBSCRIPTION_STATUSES } from '../contract/index.ts'
import {
  determineReaderTier,
  NO_SUBSCRIPTION_RECORD,
  type SubscriptionRecord,
  toApiSubscription,
} from './tier.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const later = (ms: number) => new Date(NOW.getTime() + ms)
const running: SubscriptionRecord = {
  tier: 'premium',
  status: 'active',
  currentPeriodEnd: later(1),
  cancelAtPeriodEnd: false,
  priceId: 'premium-monthly',
}

test.each([
  ['active', {}, 'premium'],
  ['on trial', { status: 'trialing' as const }, 'premium'],
  ['cancelled with time left', { status: 'cancelled' as const, cancelAtPeriodEnd: true }, 'premium'],
  ['at its end', { currentPeriodEnd: NOW }, 'free'],
  ['without an end', { currentPeriodEnd: null }, 'free'],
  ['without a status', { status: 'none' as const }, 'free'],
  ['of a free reader', { tier: 'free' as const }, 'free'],
])('RO-01 a subscription %s', (_name, over, tier) => {
  expect(determineReaderTier({ ...running, ...over }, NOW)).toBe(tier)
})

test('whatever a record contains, no reader is premium after its end', () => {
  const record = fc.record({
    tier: fc.constantFrom('free' as const, 'premium' as const),
    status: fc.constantFrom(...SUBSCRIPTION_STATUSES),
    currentPeriodEnd: fc.option(fc.date({ noInvalidDate: true })),
    cancelAtPeriodEnd: fc.boolean(),
    priceId: fc.constant(null),
  })
  fc.assert(
    fc.property(record, fc.date({ noInvalidDate: true }), (one, now) => {
      if (determineReaderTier(one, now) === 'premium')
        expect(one.currentPeriodEnd?.getTime()).toBeGreaterThan(now.getTime())
      expect(toApiSubscription(one, now).tier).toBe(determineReaderTier(one, now))
    }),
  )
})

test('on the wire a trial says when it ends, and no subscription says nothing', () => {
  const trialing = toApiSubscription({ ...running, status: 'trialing' }, NOW)
  expect(trialing).toMatchObject({
    trialEnd: later(1).toISOString(),
    currentPeriodEnd: later(1).toISOString(),
  })
  expect(toApiSubscription(NO_SUBSCRIPTION_RECORD, NOW)).toEqual({
    tier: 'free',
    status: 'none',
    trialEnd: null,
    currentPeriodEnd: null,
    priceId: null,
    customerId: null,
    cancelAtPeriodEnd: false,
  })
})
