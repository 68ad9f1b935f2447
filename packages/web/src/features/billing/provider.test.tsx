// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accountQueryClient } from '../../account/account-queries.ts'
import type { Billing } from '../../account/billing/billing.ts'
import { simulatedPaymentMethods } from '../../account/billing/payment-methods.ts'
import { dismissToast, toasts } from '../../lib/access/toasts.ts'
import { reportQueriesAtOnce } from '../../testing/prompt-queries.ts'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { signOutOnDevice } from '../../testing/signed-in.ts'
import { NOW } from '../../testing/stories.ts'
import { clearSubscriptions, giveSubscription, MONTHLY_SUBSCRIPTION } from '../../testing/subscribers.ts'
import { BillingDialog } from './billing-dialog.tsx'

reportQueriesAtOnce()

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  cleanup()
  accountQueryClient.clear()
  signOutOnDevice()
  clearSubscriptions()
  simulatedPaymentMethods.set(simulatedPaymentMethods.initial)
  for (const { id } of toasts.get()) dismissToast(id)
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const methods = () => within(screen.getByRole('region', { name: /Payment Methods|Betaalmethoden/ }))
const VISA = { id: 'pm_1', type: 'card', brand: 'visa', last4: '4242', expiryMonth: 8, expiryYear: 2030 }
const PDF = 'https://pay.provider.example/1'

/** A payment provider whose requests all succeed. */
function aProvider(over: Partial<Billing> = {}): Billing {
  const current = async () => ({ ok: true, data: MONTHLY_SUBSCRIPTION }) as const
  const leaving = vi.fn(async () => ({ ok: true, data: 'leaving' }) as const)
  const [invoice] = MONTHLY_SUBSCRIPTION.invoices
  return {
    status: current,
    invoices: async () => ({ ok: true, data: invoice ? [{ ...invoice, pdf: PDF }] : [] }),
    startTrial: leaving,
    subscribe: leaving,
    cancel: current,
    reactivate: current,
    methods: async () => ({ ok: true, data: [VISA] }),
    addMethod: leaving,
    openPortal: leaving,
    ...over,
  }
}

async function draw(billing?: Billing, language: 'en' | 'nl' = 'en') {
  giveSubscription(MONTHLY_SUBSCRIPTION)
  renderWithProviders(<BillingDialog onClose={() => {}} {...(billing && { billing })} />, { language })
  await pass(400)
  await pass(400)
}

test('BI-06 simulated cards arrive with a provider’s delay, and are labeled as simulated', async () => {
  await draw()
  expect(methods().getByText('There is no payment method yet.')).toBeTruthy()
  expect(methods().getByText(/these cards are made up, and you are never asked for a real one/)).toBeTruthy()
  fireEvent.click(button('Add Payment Method'))
  expect(button('Adding...').getAttribute('aria-disabled')).toBe('true')
  await pass(1500)
  expect(methods().getByText('Visa ending in 4242')).toBeTruthy()
  expect(methods().getByText('Expires 11/2029')).toBeTruthy()
  expect(toasts.get().map(({ text }) => text)).toEqual(['Payment method added'])
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('BI-06 failures to add a payment method, or to fetch methods or invoices, are shown', async () => {
  const failing = (error: 'methodFailed' | 'methodsUnread' | 'invoicesUnread') => async () =>
    ({ ok: false, error }) as const
  await draw(
    aProvider({
      addMethod: failing('methodFailed'),
      methods: failing('methodsUnread'),
      invoices: failing('invoicesUnread'),
    }),
  )
  expect(screen.getAllByRole('alert').map((one) => one.textContent)).toEqual([
    'Failed to fetch payment methods',
    'Failed to fetch billing history',
  ])
  fireEvent.click(button(/Add Payment Method/))
  await pass(0)
  expect(methods().getByRole('alert').textContent).toBe('Failed to add payment method')
})

test('BI-02 BI-03 with a provider its invoices, portal and cards are shown', async () => {
  const billing = aProvider()
  await draw(billing)
  const link = screen.getByRole('link', { name: /^PDF of invoice/ })
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([PDF, 'noopener noreferrer'])
  expect(methods().getByText('Visa ending in 4242')).toBeTruthy()
  expect(methods().queryByText(/made up/)).toBeNull()
  fireEvent.click(button(/Update Payment Method/))
  await pass(0)
  expect(billing.openPortal).toHaveBeenCalledOnce()
})

test('with a provider all texts are in Dutch too', async () => {
  await draw(aProvider(), 'nl')
  expect(methods().getByText('Visa eindigend op 4242')).toBeTruthy()
  expect(button(/Betaalmethode toevoegen/)).toBeTruthy()
})
