// @vitest-environment happy-dom
import { NO_SUBSCRIPTION } from '@plainwire/domain/subscription'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { clearSubscriptions, MONTHLY_SUBSCRIPTION, TRIAL_SUBSCRIPTION } from '../../testing/subscribers.ts'
import { GUEST_READER_ID, type PersistedSubscription, subscriptions } from './subscription.ts'
import {
  readSubscriptionRecord,
  replaceSubscriptionRecord,
  updateSubscriptionRecords,
} from './subscription-record.ts'

const FROM = '2026-11-20T12:00:00.000Z'
const TO = '2026-12-20T12:00:00.000Z'
const invoice = {
  id: 'PW-20261120',
  date: FROM,
  periodEndsAt: TO,
  plan: 'monthly',
  amount: 9.99,
  status: 'paid',
}
const none = { status: 'none', isTrialUsed: false, invoices: [] }
const trial = { ...none, status: 'trialing', plan: 'yearly', periodEndsAt: TO }
const active = { ...none, status: 'active', plan: 'monthly', paidFrom: FROM, periodEndsAt: TO }
const withInvoice = (over: object) => ({ ...active, invoices: [{ ...invoice, ...over }] })

/** Reads a record as it would be read from this device's storage. */
const readStored = (record: unknown) =>
  readSubscriptionRecord('ada', { whose: 'ada', of: { ada: record as PersistedSubscription } })

afterEach(() => {
  clearSubscriptions()
  localStorage.clear()
  vi.unstubAllGlobals()
})

describe('a persisted record', () => {
  test.each([
    ['that never began', none],
    ['of a trial', trial],
    ['that is paid', active],
    ['that is cancelled', { ...active, status: 'cancelled' }],
    ['with an invoice', withInvoice({})],
    ['with a free invoice', withInvoice({ amount: 0 })],
    ['with an id of 40 characters', withInvoice({ id: 'x'.repeat(40) })],
    ['with 100 invoices', { ...active, invoices: Array.from({ length: 100 }, () => invoice) }],
    ['that the server hasn’t got', { ...active, isUntold: true }],
    ['that a provider bills', { ...active, isBilled: true }],
  ])('%s is read as it is', (_name, record) => {
    expect(readStored(record)).toEqual(record)
  })

  test.each([
    ['null', null],
    ['another status', { ...active, status: 'gold' }],
    ['a trial without a plan', { ...trial, plan: undefined }],
    ['another plan', { ...active, plan: 'weekly' }],
    ['a paid plan without its beginning', { ...active, paidFrom: undefined }],
    ['an end that is no moment', { ...active, periodEndsAt: 'soon' }],
    ['an end without a time', { ...active, periodEndsAt: '2026-12-20' }],
    ['no word on the trial', { ...active, isTrialUsed: undefined }],
    ['no invoices', { ...active, invoices: undefined }],
    ['101 invoices', { ...active, invoices: Array.from({ length: 101 }, () => invoice) }],
    ['an id of 41 characters', withInvoice({ id: 'x'.repeat(41) })],
    ['a negative amount', withInvoice({ amount: -0.01 })],
    ['an unpaid invoice', withInvoice({ status: 'open' })],
    ['an invoice without a date', withInvoice({ date: undefined })],
    ['a mark that isn’t true', { ...active, isBilled: false }],
  ])('with %s is read as no subscription', (_name, record) => {
    expect(readStored(record)).toBe(NO_SUBSCRIPTION)
  })

  test('is only read for its own reader, and loses unknown fields', () => {
    const known = { whose: 'ada', of: { ada: { ...MONTHLY_SUBSCRIPTION, isAdmin: true } } }
    expect(readSubscriptionRecord('ada', known)).toEqual(MONTHLY_SUBSCRIPTION)
    for (const other of ['bob', '', 'constructor', '__proto__'])
      expect(readSubscriptionRecord(other, known)).toBe(NO_SUBSCRIPTION)
  })
})

describe('replacing a record', () => {
  const known = { whose: 'ada', of: { ada: TRIAL_SUBSCRIPTION, bob: TRIAL_SUBSCRIPTION } }

  test('changes nothing of other readers, nor the original', () => {
    const next = replaceSubscriptionRecord(known, 'ada', MONTHLY_SUBSCRIPTION)
    expect(next).toEqual({ whose: 'ada', of: { ada: MONTHLY_SUBSCRIPTION, bob: TRIAL_SUBSCRIPTION } })
    expect(known.of.ada).toBe(TRIAL_SUBSCRIPTION)
  })

  test('by an empty one removes it', () => {
    expect(replaceSubscriptionRecord(known, 'ada', NO_SUBSCRIPTION)).toEqual({
      whose: 'ada',
      of: { bob: TRIAL_SUBSCRIPTION },
    })
  })

  test.each([
    ['a used trial', { ...NO_SUBSCRIPTION, isTrialUsed: true }],
    ['invoices', { ...NO_SUBSCRIPTION, invoices: MONTHLY_SUBSCRIPTION.invoices }],
  ])('by an ended one with %s preserves that', (_name, record) => {
    expect(replaceSubscriptionRecord(known, 'ada', record).of).toEqual({ ...known.of, ada: record })
  })

  test('leaves the initial value only for a guest without any record', () => {
    const guest = { whose: GUEST_READER_ID, of: { [GUEST_READER_ID]: TRIAL_SUBSCRIPTION } }
    expect(replaceSubscriptionRecord(guest, GUEST_READER_ID, NO_SUBSCRIPTION)).toBe(subscriptions.initial)
    const ada = { whose: 'ada', of: { ada: TRIAL_SUBSCRIPTION } }
    expect(replaceSubscriptionRecord(ada, 'ada', NO_SUBSCRIPTION)).toEqual({ whose: 'ada', of: {} })
    const others = { whose: GUEST_READER_ID, of: { ada: TRIAL_SUBSCRIPTION } }
    expect(replaceSubscriptionRecord(others, GUEST_READER_ID, NO_SUBSCRIPTION)).toEqual(others)
  })
})

describe('a change of the persisted subscriptions', () => {
  test('is based on what another tab has stored meanwhile', async () => {
    subscriptions.set({ whose: 'ada', of: { ada: TRIAL_SUBSCRIPTION } })
    const elsewhere = { whose: 'ada', of: { ada: MONTHLY_SUBSCRIPTION } }
    localStorage.setItem('plainwire.subscription', JSON.stringify(elsewhere))
    await updateSubscriptionRecords((known) => {
      expect(known).toEqual(elsewhere)
      return { ...known, whose: 'bob' }
    })
    expect(subscriptions.get()).toEqual({ ...elsewhere, whose: 'bob' })
    expect(JSON.parse(localStorage.getItem('plainwire.subscription') ?? '')).toEqual(subscriptions.get())
  })

  test('is based on this tab’s value in a browser that persists nothing', async () => {
    subscriptions.set({ whose: 'ada', of: { ada: TRIAL_SUBSCRIPTION } })
    localStorage.clear()
    await updateSubscriptionRecords((known) => ({ ...known, whose: 'bob' }))
    expect(subscriptions.get()).toEqual({ whose: 'bob', of: { ada: TRIAL_SUBSCRIPTION } })
  })

  test('that changes nothing stores nothing', async () => {
    subscriptions.set({ whose: 'ada', of: {} })
    localStorage.clear()
    await updateSubscriptionRecords((known) => known)
    expect(localStorage.getItem('plainwire.subscription')).toBeNull()
  })

  test('waits until other tabs have finished theirs', async () => {
    const free = Promise.withResolvers<void>()
    const request = vi.fn(async (_name: string, task: () => unknown) => {
      await free.promise
      return task()
    })
    vi.stubGlobal('navigator', { locks: { request } })
    const changing = updateSubscriptionRecords((known) => ({ ...known, whose: 'ada' }))
    expect(subscriptions.get().whose).toBe(GUEST_READER_ID)
    free.resolve()
    await changing
    expect(subscriptions.get().whose).toBe('ada')
    expect(request.mock.calls.map(([name]) => name)).toEqual(['plainwire.subscription'])
  })
})
