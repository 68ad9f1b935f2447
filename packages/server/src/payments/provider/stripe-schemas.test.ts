import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import {
  parseStripePlan,
  parseStripeSubscription,
  StripeEvent,
  StripeHostedPage,
  StripeInvoices,
  StripePaymentMethods,
  StripeSubscriptions,
} from './stripe-schemas.ts'

const PRICES = { monthly: 'price_month', yearly: 'price_year' }
const START = 1_795_000_000
const END = START + 2_592_000
const item = (price: object) => ({ price, current_period_start: START, current_period_end: END })
const SUBSCRIPTION = {
  id: 'sub_1',
  status: 'active',
  cancel_at: null,
  cancel_at_period_end: false,
  items: { data: [item({ id: 'price_month', recurring: { interval: 'month' } })] },
}
const listOf = (over: object = {}) => ({ data: [{ ...SUBSCRIPTION, ...over }] })
const isRead = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success

function billed(over: object = {}) {
  const [wire] = StripeSubscriptions.parse(listOf(over)).data
  if (!wire) throw new Error('There is no subscription.')
  return parseStripeSubscription(wire, PRICES)
}

describe('the plan of a price', () => {
  test.each([
    ['price_month', 'year', 'monthly'],
    ['price_year', 'month', 'yearly'],
    ['price_of_last_year', 'year', 'yearly'],
    ['price_of_last_year', 'month', 'monthly'],
    ['price_of_last_year', 'week', 'monthly'],
  ] as const)('%s, paid each %s, is %s', (id, interval, plan) => {
    expect(parseStripePlan({ id, recurring: { interval } }, PRICES)).toBe(plan)
  })

  test('is monthly where nothing says how often it is paid', () => {
    for (const recurring of [null, undefined])
      expect(parseStripePlan({ id: 'price_unknown', recurring }, PRICES)).toBe('monthly')
  })
})

describe('a subscription', () => {
  test('has its times as moments, from seconds', () => {
    expect(billed()).toEqual({
      status: 'active',
      plan: 'monthly',
      periodStart: new Date(START * 1000),
      periodEnd: new Date(END * 1000),
      endsAt: null,
    })
  })

  test.each([
    ['is not cancelled', null, false, null],
    ['ends with its period', null, true, END],
    ['ends at a moment of its own', START + 60, false, START + 60],
    ['ends at a moment of its own, also if with its period', START + 60, true, START + 60],
  ])('that %s', (_name, cancel_at, cancel_at_period_end, end) => {
    expect(billed({ cancel_at, cancel_at_period_end }).endsAt).toEqual(
      end === null ? null : new Date(end * 1000),
    )
  })

  test('is that of its first item', () => {
    const data = [item({ id: 'price_year' }), item({ id: 'price_month' })]
    expect(billed({ items: { data } }).plan).toBe('yearly')
  })

  test.each([
    ['to nothing', { items: { data: [] } }],
    ['with a status that nobody knows', { status: 'sleeping' }],
    ['without a word on its end', { cancel_at: undefined }],
    ['with half a second', { cancel_at: START + 0.5 }],
    ['with a time as text', { cancel_at: String(START) }],
    ['without an id', { id: undefined }],
  ])('%s is refused', (_name, over) => {
    expect(isRead(StripeSubscriptions, listOf(over))).toBe(false)
  })
})

describe('an event', () => {
  const event = (object: object, over: object = {}) => ({
    id: 'evt_1',
    type: 'customer.subscription.updated',
    data: { object: { object: 'subscription', ...object } },
    ...over,
  })
  const customerOf = (object: object) => StripeEvent.parse(event(object)).data.object.customer

  test('names its customer by the id or with all that is known of them', () => {
    expect(customerOf({ customer: 'cus_1' })).toBe('cus_1')
    expect(customerOf({ customer: { id: 'cus_1', email: 'ada@example.org' } })).toBe('cus_1')
    expect([customerOf({ customer: null }), customerOf({})]).toEqual([null, undefined])
  })

  test('has an id and a type that can be stored', () => {
    const text = 'x'.repeat(255)
    expect(isRead(StripeEvent, event({}, { id: text, type: text }))).toBe(true)
    expect(isRead(StripeEvent, event({}, { id: `${text}x` }))).toBe(false)
    expect(isRead(StripeEvent, event({}, { type: `${text}x` }))).toBe(false)
  })

  test.each([{ customer: 7 }, { customer: {} }, { object: undefined }])('about %j is refused', (object) => {
    expect(isRead(StripeEvent, event(object))).toBe(false)
  })
})

describe('invoices', () => {
  const invoice = (over: object = {}) => ({
    data: [{ id: 'in_1', number: null, created: START, amount_paid: 499, lines: { data: [] }, ...over }],
  })
  const lineWith = (price: unknown) => ({
    lines: { data: [{ period: { start: START, end: END }, pricing: { price_details: { price } } }] },
  })

  test('name a price by its id, alone or with all that is known of it', () => {
    for (const price of ['price_year', { id: 'price_year' }]) {
      const [first] = StripeInvoices.parse(invoice(lineWith(price))).data
      expect(first?.lines.data[0]).toEqual({
        period: { start: new Date(START * 1000), end: new Date(END * 1000) },
        pricing: { price_details: { price: 'price_year' } },
      })
    }
  })

  test('are in whole cents, and not less than nothing', () => {
    expect(isRead(StripeInvoices, invoice({ amount_paid: 0 }))).toBe(true)
    expect(isRead(StripeInvoices, invoice({ amount_paid: -1 }))).toBe(false)
    expect(isRead(StripeInvoices, invoice({ amount_paid: 4.99 }))).toBe(false)
  })

  test('may be without a number, a document and a price', () => {
    expect(isRead(StripeInvoices, invoice())).toBe(true)
    expect(isRead(StripeInvoices, invoice({ invoice_pdf: null }))).toBe(true)
    expect(isRead(StripeInvoices, invoice({ lines: { data: [{ period: { start: 1, end: 2 } }] } }))).toBe(
      true,
    )
    expect(isRead(StripeInvoices, invoice({ invoice_pdf: 'a document' }))).toBe(false)
  })
})

test('a means of payment may be a card, an account, or something else', () => {
  const card = { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2030 }
  const read = (method: object) =>
    isRead(StripePaymentMethods, { data: [{ id: 'pm_1', type: 'x', ...method }] })
  expect([read({ card }), read({ sepa_debit: { last4: null } }), read({}), read({ card: null })]).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(read({ card: { ...card, exp_month: '8' } })).toBe(false)
  expect(read({ sepa_debit: {} })).toBe(false)
})

test('a page of the provider has an address', () => {
  expect(isRead(StripeHostedPage, { url: 'https://pay.example/cs_1' })).toBe(true)
  for (const url of ['', '/pay', undefined]) expect(isRead(StripeHostedPage, { url })).toBe(false)
})
