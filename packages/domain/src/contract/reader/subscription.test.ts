import { describe, expect, test } from 'vitest'
import { beginCheckoutEndpoint, openBillingPortalEndpoint, SubscriptionChange } from './subscription.ts'

const END = '2026-12-20T12:00:00.000Z'
const PREMIUM = { tier: 'premium', status: 'active', currentPeriodEnd: END, cancelAtPeriodEnd: false }
const FREE = { tier: 'free', status: 'none', currentPeriodEnd: null, cancelAtPeriodEnd: false }

describe('what the simulated billing comes to', () => {
  test('has no plan unless one is named', () => {
    expect(SubscriptionChange.parse(FREE)).toEqual({ ...FREE, priceId: null })
    expect(SubscriptionChange.parse({ ...PREMIUM, priceId: 'price_1' })).toEqual({
      ...PREMIUM,
      priceId: 'price_1',
    })
  })

  test.each([
    ['trialing', END, true],
    ['active', END, true],
    ['cancelled', END, true],
    ['none', END, false],
    ['active', null, false],
    ['none', null, false],
    ['paused', END, false],
  ])('Premium with the status %s until %s: %s', (status, currentPeriodEnd, expected) => {
    expect(SubscriptionChange.safeParse({ ...PREMIUM, status, currentPeriodEnd }).success).toBe(expected)
  })

  test.each([
    ['cancelled', END],
    ['none', null],
    ['active', null],
  ])('nothing is needed of the free tier: %s, %s', (status, currentPeriodEnd) => {
    expect(SubscriptionChange.safeParse({ ...FREE, status, currentPeriodEnd }).success).toBe(true)
  })

  test.each([
    ['x'.repeat(60), true],
    ['x'.repeat(61), false],
    ['', false],
    ['price 1', false],
    ['price/1', false],
  ])('the plan may be %j: %s', (priceId, expected) => {
    expect(SubscriptionChange.safeParse({ ...PREMIUM, priceId }).success).toBe(expected)
  })

  test('can’t set who pays, or anything else', () => {
    expect(SubscriptionChange.safeParse({ ...PREMIUM, customerId: 'cus_1' }).success).toBe(false)
    expect(SubscriptionChange.safeParse({ ...PREMIUM, currentPeriodEnd: '2026-12-20' }).success).toBe(false)
  })
})

test('a checkout is of a month or a year, without a trial unless one is wanted', () => {
  const { body } = beginCheckoutEndpoint
  expect(body.parse({ plan: 'monthly' })).toEqual({ plan: 'monthly', isTrial: false })
  expect(body.parse({ plan: 'yearly', isTrial: true })).toEqual({ plan: 'yearly', isTrial: true })
  expect(
    [{}, { plan: 'weekly' }, { plan: 'yearly', price: 1 }].map((one) => body.safeParse(one).success),
  ).toEqual([false, false, false])
})

test('the portal opens on its first page, or on that of payment', () => {
  const { body } = openBillingPortalEndpoint
  expect(body.parse({})).toEqual({ page: 'home' })
  expect(body.parse({ page: 'payment-method' })).toEqual({ page: 'payment-method' })
  expect(body.safeParse({ page: 'https://a.example' }).success).toBe(false)
})

test.each([
  ['https://checkout.stripe.com/c/1', true],
  ['javascript:alert(1)', false],
  ['/billing', false],
])('a reader is sent to %s: %s', (url, expected) => {
  expect(beginCheckoutEndpoint.answer.safeParse({ url }).success).toBe(expected)
})
