// @vitest-environment happy-dom
import { API, type Call } from '@plainwire/domain/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, toasts } from '../../lib/access/toasts.ts'
import { LOCALIZERS } from '../../testing/render-with-providers.tsx'
import { PROFILE, signInOnDevice, signOutOnDevice } from '../../testing/signed-in.ts'
import { NOW } from '../../testing/stories.ts'
import { clearSubscriptions, giveSubscription, MONTHLY_SUBSCRIPTION } from '../../testing/subscribers.ts'
import { account } from '../session/account.ts'
import {
  getCurrentSubscription,
  getCurrentTier,
  paymentProviderOrigins,
} from '../subscription/subscription.ts'
import { reconcileSubscription } from '../subscription/sync-subscription.ts'
import { showCheckoutResult } from './checkout-return.ts'
import { createProviderBilling } from './provider-billing.ts'

const PAGES = 'https://checkout.provider.example'
const END = '2026-12-20T12:00:00.000Z'
const premium = {
  tier: 'premium',
  status: 'active',
  trialEnd: null,
  currentPeriodEnd: END,
  priceId: 'premium-annual',
  customerId: 'cus_1',
  cancelAtPeriodEnd: false,
  isTrialUsed: true,
}
const free = { ...premium, tier: 'free', status: 'none', currentPeriodEnd: null, priceId: null }
const refused = (code: string) => ({ ok: false, code, message: '', status: 502 })
const ok = (data: unknown) => ({ ok: true, data })

/** Creates the billing of a real provider, with a fake server that gives `answer` to every call. */
function aProvider(answer: unknown, { hasTabs = true } = {}) {
  const received: unknown[] = []
  const leaveFor = vi.fn()
  const tab = { goTo: vi.fn(), close: vi.fn() }
  const call = async (one: Call, input?: unknown) => {
    received.push([one.path, input])
    return answer
  }
  const openTab = () => (hasTabs ? tab : undefined)
  const ground = { call: call as never, leaveFor, openTab, now: () => NOW }
  return { billing: createProviderBilling(ground), received, leaveFor, tab }
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  paymentProviderOrigins.set([PAGES])
  signInOnDevice()
})
afterEach(() => {
  signOutOnDevice()
  clearSubscriptions()
  paymentProviderOrigins.set(undefined)
  for (const { id } of toasts.get()) dismissToast(id)
  vi.useRealTimers()
})

test('BI-05 a checkout leads to the provider, with the plan and whether it is a trial', async () => {
  const { billing, received, leaveFor } = aProvider(ok({ url: `${PAGES}/pay/1` }))
  expect(await billing.startTrial('yearly')).toEqual({ ok: true, data: 'leaving' })
  expect(received).toEqual([[API.beginCheckout.path, { body: { plan: 'yearly', isTrial: true } }]])
  expect(leaveFor).toHaveBeenCalledWith(`${PAGES}/pay/1`)
})

test.each([
  'https://checkout.provider.example.elsewhere.example/pay',
  'http://checkout.provider.example/pay',
  'https://user@elsewhere.example/pay',
  'javascript:alert(1)',
])('nobody is sent to %s', async (url) => {
  const { billing, leaveFor, tab } = aProvider(ok({ url }))
  expect(await billing.subscribe('monthly')).toEqual({ ok: false, error: 'paymentFailed' })
  expect(await billing.addMethod()).toEqual({ ok: false, error: 'methodFailed' })
  expect([leaveFor.mock.calls, tab.goTo.mock.calls]).toEqual([[], []])
  expect(tab.close).toHaveBeenCalledOnce()
})

test('BI-06 a refusal by the server or the provider returns the error of the specification', async () => {
  const { billing } = aProvider(refused('PROVIDER_FAILED'))
  const answers = await Promise.all([
    billing.subscribe('weekly'),
    billing.subscribe('monthly'),
    billing.startTrial('monthly'),
    billing.status(),
    billing.cancel(),
    billing.reactivate(),
    billing.invoices(),
    billing.methods(),
    billing.addMethod(),
  ])
  expect(answers.map((one) => !one.ok && one.error)).toEqual([
    'planNotFound',
    'paymentFailed',
    'trialFailed',
    'statusUnread',
    'cancelFailed',
    'reactivateFailed',
    'invoicesUnread',
    'methodsUnread',
    'methodFailed',
  ])
  expect(await aProvider(refused('NO_SUBSCRIPTION')).billing.cancel()).toMatchObject({
    error: 'noSubscription',
  })
})

test('BI-05 the subscription that the server reports is valid on this device until its end', async () => {
  await aProvider(ok(premium)).billing.status()
  expect(getCurrentSubscription()).toMatchObject({ status: 'active', plan: 'yearly', periodEndsAt: END })
  expect([getCurrentTier(), getCurrentTier(Date.parse(END) - 1), getCurrentTier(Date.parse(END))]).toEqual([
    'premium',
    'premium',
    'free',
  ])
  expect(account.get().reader?.subscription.priceId).toBe('premium-annual')
  await aProvider(ok(free)).billing.status()
  expect(getCurrentSubscription()).toMatchObject({ status: 'none', isTrialUsed: true })
  expect(getCurrentTier()).toBe('free')
})

test('BI-05 a simulated subscription is ignored if a provider bills', async () => {
  giveSubscription(MONTHLY_SUBSCRIPTION, PROFILE.username)
  expect(getCurrentTier()).toBe('premium')
  await reconcileSubscription()
  expect(getCurrentSubscription()?.status ?? 'none').toBe('none')
  expect(getCurrentTier()).toBe('free')
})

test('BI-03 an invoice links to the provider’s document, and to no other origin', async () => {
  const invoice = { id: '1', date: END, periodEndsAt: END, plan: 'yearly', amount: 49, status: 'paid' }
  const invoices = [
    { ...invoice, pdf: `${PAGES}/invoice/1` },
    { ...invoice, pdf: 'https://elsewhere.example/invoice' },
    { ...invoice, pdf: null },
  ]
  const billed = await aProvider(ok({ invoices })).billing.invoices()
  expect(billed.ok && billed.data.map(({ pdf }) => pdf)).toEqual([`${PAGES}/invoice/1`, null, null])
})

test('BI-02 the portal opens in a new tab, or in this one if that is blocked', async () => {
  const { billing, tab, leaveFor } = aProvider(ok({ url: `${PAGES}/portal` }))
  expect(await billing.openPortal?.()).toEqual({ ok: true, data: 'leaving' })
  expect([tab.goTo.mock.calls, leaveFor.mock.calls]).toEqual([[[`${PAGES}/portal`]], []])
  const without = aProvider(ok({ url: `${PAGES}/portal` }), { hasTabs: false })
  await without.billing.openPortal?.()
  expect(without.leaveFor).toHaveBeenCalledWith(`${PAGES}/portal`)
})

test.each([
  [1, 'Welcome to Premium'],
  [3, 'Welcome to Premium'],
  [9, 'Your payment is being confirmed. Premium begins as soon as it is.'],
])('the result of a checkout is shown after %i requests', async (looks, said) => {
  let looked = 0
  const status = async () => {
    looked += 1
    const standing = looked >= looks ? 'active' : 'none'
    return { ok: true, data: { status: standing } } as never
  }
  await showCheckoutResult(LOCALIZERS.en, { status }, async () => undefined)
  expect(toasts.get().map(({ text }) => text)).toEqual([said])
  expect(looked).toBe(Math.min(looks, 5))
})
