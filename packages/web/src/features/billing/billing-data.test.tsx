// @vitest-environment happy-dom
import { NO_SUBSCRIPTION } from '@plainwire/domain/subscription'
import { focusManager } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { accountQueryClient } from '../../account/account-queries.ts'
import type { Billing, InvoiceWithPdf } from '../../account/billing/billing.ts'
import { subscriptions } from '../../account/subscription/subscription.ts'
import { NO_TOASTS, toasts } from '../../lib/access/toasts.ts'
import { createEditionWrapper } from '../../testing/edition-wrapper.tsx'
import { reportQueriesAtOnce } from '../../testing/prompt-queries.ts'
import {
  clearSubscriptions,
  giveSubscription,
  MONTHLY_SUBSCRIPTION,
  TRIAL_SUBSCRIPTION,
} from '../../testing/subscribers.ts'
import { useBilledSubscription, useBillingActions, useInvoices, usePaymentMethods } from './billing-data.ts'

reportQueriesAtOnce()

const DONE = { ok: true, data: MONTHLY_SUBSCRIPTION } as const
const INVOICE: InvoiceWithPdf = {
  id: 'PW-20261120',
  date: '2026-11-20T12:00:00.000Z',
  periodEndsAt: '2026-12-20T12:00:00.000Z',
  plan: 'monthly',
  amount: 9.99,
  status: 'paid',
}
const CARD = {
  id: 'pm-1',
  type: 'card',
  brand: 'visa',
  last4: '4242',
  expiryMonth: 4,
  expiryYear: 2030,
} as const
const failed = { ok: false, error: 'cancelFailed' } as const

/** A payment provider that has only the calls that a test expects. */
const billingWith = (calls: Partial<Billing>) => calls as Billing
const wrapper = createEditionWrapper()
const settled = () => act(async () => {})

afterEach(() => {
  cleanup()
  accountQueryClient.clear()
  clearSubscriptions()
  toasts.set(NO_TOASTS)
})

describe('the reader’s subscription', () => {
  const draw = (status: Billing['status']) => {
    const billing = billingWith({ status })
    return renderHook(() => useBilledSubscription(billing), { wrapper }).result
  }

  test('is fetched, and is then the one on this device, also when that changes', async () => {
    const status = vi.fn<Billing['status']>(async () => DONE)
    const result = draw(status)
    expect(result.current[0]).toEqual({ is: 'loading' })
    await settled()
    expect(result.current[0]).toEqual({ is: 'loaded', data: NO_SUBSCRIPTION })
    act(() => giveSubscription(TRIAL_SUBSCRIPTION))
    expect(result.current[0]).toEqual({ is: 'loaded', data: TRIAL_SUBSCRIPTION })
    act(() => subscriptions.set({ whose: 'bob', of: { ada: TRIAL_SUBSCRIPTION } }))
    expect(result.current[0]).toEqual({ is: 'loaded', data: NO_SUBSCRIPTION })
    expect(status).toHaveBeenCalledOnce()
  })

  test('can be fetched again after a failure', async () => {
    const status = vi.fn<Billing['status']>(async () => DONE)
    status.mockResolvedValueOnce({ ok: false, error: 'statusUnread' })
    const result = draw(status)
    await settled()
    expect(result.current[0]).toEqual({ is: 'failed', error: 'statusUnread' })
    act(() => result.current[1]())
    expect(result.current[0]).toEqual({ is: 'loading' })
    await settled()
    expect(result.current[0]).toMatchObject({ is: 'loaded' })
  })
})

test('a return to the page fetches payment methods again, and leaves the subscription to the account', async () => {
  const status = vi.fn<Billing['status']>(async () => DONE)
  const methods = vi.fn<Billing['methods']>(async () => ({ ok: true, data: [CARD] }))
  const billing = billingWith({ status, methods })
  renderHook(() => [useBilledSubscription(billing), usePaymentMethods(billing)], { wrapper })
  await settled()
  accountQueryClient.mount()
  focusManager.setFocused(false)
  act(() => focusManager.setFocused(true))
  await settled()
  accountQueryClient.unmount()
  focusManager.setFocused(undefined)
  expect(status).toHaveBeenCalledOnce()
  expect(methods).toHaveBeenCalledTimes(2)
})

describe('cancelling and reactivating', () => {
  const draw = (calls: Partial<Billing>) => {
    const billing = billingWith(calls)
    return renderHook(() => useBillingActions(billing), { wrapper }).result
  }

  test('shows what is running, and then a message', async () => {
    const answer = Promise.withResolvers<typeof DONE>()
    const result = draw({ cancel: () => answer.promise })
    act(() => result.current.act('cancel'))
    expect(result.current.pendingAction).toBe('cancel')
    answer.resolve(DONE)
    await settled()
    expect(result.current).toMatchObject({ pendingAction: undefined, error: undefined })
    expect(toasts.get()).toMatchObject([{ text: 'Your subscription is canceled', kind: 'news' }])
  })

  test('has an error instead of a message if it fails, until the next attempt', async () => {
    const answer = Promise.withResolvers<typeof DONE>()
    const result = draw({ cancel: async () => failed, reactivate: () => answer.promise })
    act(() => result.current.act('cancel'))
    await settled()
    expect(result.current).toMatchObject({ pendingAction: undefined, error: 'cancelFailed' })
    expect(toasts.get()).toEqual([])
    act(() => result.current.act('reactivate'))
    expect(result.current).toMatchObject({ pendingAction: 'reactivate', error: undefined })
    answer.resolve(DONE)
    await settled()
    expect(toasts.get()).toMatchObject([{ text: 'Your subscription is active again' }])
  })
})

describe('the payment methods', () => {
  const draw = (calls: Partial<Billing>) => {
    const billing = billingWith(calls)
    return renderHook(() => usePaymentMethods(billing), { wrapper }).result
  }

  test('can be fetched again after a failure', async () => {
    const methods = vi.fn<Billing['methods']>(async () => ({ ok: true, data: [CARD] }))
    methods.mockResolvedValueOnce({ ok: false, error: 'methodsUnread' })
    const result = draw({ methods })
    expect(result.current.methods).toEqual({ is: 'loading' })
    await settled()
    expect(result.current.methods).toEqual({ is: 'failed', error: 'methodsUnread' })
    act(() => result.current.load())
    expect(result.current.methods).toEqual({ is: 'loading' })
    await settled()
    expect(result.current.methods).toEqual({ is: 'loaded', data: [CARD] })
  })

  test('are added on the click itself, so that no browser blocks the provider’s tab', async () => {
    const addMethod = vi.fn<Billing['addMethod']>(async () => ({ ok: true, data: 'leaving' }))
    const result = draw({ methods: async () => ({ ok: true, data: [] }), addMethod })
    await settled()
    act(() => {
      result.current.add()
      expect(addMethod).toHaveBeenCalledOnce()
    })
    await settled()
    expect(result.current).toMatchObject({ methods: { data: [] }, isAdding: false })
  })

  test('are replaced by the answer when one is added, with a message', async () => {
    const methods = vi.fn<Billing['methods']>(async () => ({ ok: true, data: [] }))
    const addMethod = vi.fn<Billing['addMethod']>(async () => ({ ok: true, data: [CARD] }))
    addMethod.mockResolvedValueOnce({ ok: false, error: 'methodFailed' })
    const result = draw({ methods, addMethod })
    await settled()
    act(() => result.current.add())
    await settled()
    expect(result.current).toMatchObject({ methods: { data: [] }, error: 'methodFailed' })
    expect(toasts.get()).toEqual([])
    act(() => result.current.add())
    await settled()
    expect(result.current).toMatchObject({ methods: { data: [CARD] }, error: undefined, isAdding: false })
    expect(toasts.get()).toMatchObject([{ kind: 'news' }])
    expect(methods).toHaveBeenCalledOnce()
  })
})

describe('the invoices', () => {
  const invoices = async () => ({ ok: true, data: [INVOICE] }) as const
  const simulated = [{ ...INVOICE, id: 'PW-1' }]

  test('are those of the provider, if there is one', async () => {
    const billing = billingWith({ invoices, openPortal: async () => ({ ok: true, data: 'leaving' }) })
    const { result } = renderHook(() => useInvoices(billing, simulated), { wrapper })
    expect(result.current[0]).toEqual({ is: 'loading' })
    await settled()
    expect(result.current[0]).toEqual({ is: 'loaded', data: [INVOICE] })
  })

  test('are those passed where payments are simulated', async () => {
    const billing = billingWith({ invoices })
    const { result } = renderHook(() => useInvoices(billing, simulated), { wrapper })
    expect(result.current[0]).toEqual({ is: 'loaded', data: simulated })
    await settled()
    expect(result.current[0]).toEqual({ is: 'loaded', data: simulated })
  })
})
