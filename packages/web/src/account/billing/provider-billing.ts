import { API, type Call, type SubscriptionWithTrialEligibility } from '@plainwire/domain/contract'
import { PLANS, type Subscription, toDeviceSubscription } from '@plainwire/domain/subscription'
import { parseUrl } from '../../lib/addresses/web-address.ts'
import type { CallInput, EndpointCallResult } from '../../lib/api.ts'
import { callAsReader } from '../session/call-as-reader.ts'
import { paymentProviderOrigins, subscriptions } from '../subscription/subscription.ts'
import {
  readSubscriptionRecord,
  replaceSubscriptionRecord,
  updateSubscriptionRecords,
} from '../subscription/subscription-record.ts'
import { reconcileSubscription, setAccountSubscription } from '../subscription/sync-subscription.ts'
import type { Billing, BillingFailureReason, BillingResult } from './billing.ts'

/** A tab that was opened on a click and gets its address later. */
interface PendingBrowserTab {
  goTo: (url: string) => void
  close: () => void
}

/** The dependencies of `createProviderBilling`. */
export interface ProviderBillingDependencies {
  call: <C extends Call>(call: C, input?: CallInput<C>) => Promise<EndpointCallResult<C>>
  leaveFor: (url: string) => void
  /** Opens an empty tab; undefined if the browser blocks it. */
  openTab: () => PendingBrowserTab | undefined
  now: () => Date
}

/** The billing errors for the server's error codes. */
const ERRORS: Record<string, BillingFailureReason> = {
  NO_SUBSCRIPTION: 'noSubscription',
  NOTHING_TO_REACTIVATE: 'nothingToReactivate',
  TRIAL_USED: 'trialFailed',
}

const failed = (error: BillingFailureReason) => ({ ok: false, error }) as const
const isPlan = (plan: string): plan is keyof typeof PLANS => Object.hasOwn(PLANS, plan)

/** Returns the normalised URL of a page of the payment provider; undefined for URLs of other origins. */
function providerPage(url: string): string | undefined {
  const parsed = parseUrl(url)
  return parsed && paymentProviderOrigins.get()?.includes(parsed.origin) ? parsed.href : undefined
}

/** Persists the reader's subscription as the server reports it, and returns it. */
async function storeReported(standing: SubscriptionWithTrialEligibility, now: Date): Promise<Subscription> {
  const { isTrialUsed, ...reported } = standing
  const current = { ...toDeviceSubscription(reported, isTrialUsed, now), isBilled: true } as const
  await updateSubscriptionRecords((known) => replaceSubscriptionRecord(known, known.whose, current))
  setAccountSubscription(reported)
  await reconcileSubscription()
  return readSubscriptionRecord(subscriptions.get().whose)
}

/**
 * Creates the interface to a real payment provider. Readers pay on the provider's pages; all calls to the
 * provider go through our server.
 */
export function createProviderBilling({
  call,
  leaveFor,
  openTab,
  now,
}: ProviderBillingDependencies): Billing {
  const standingOf = async (
    answering: Promise<EndpointCallResult<typeof API.getSubscription>>,
    error: BillingFailureReason,
  ): Promise<BillingResult<Subscription>> => {
    const answered = await answering
    if (!answered.ok) return failed(ERRORS[answered.code] ?? error)
    return { ok: true, data: await storeReported(answered.data, now()) }
  }

  const checkout = async (plan: string, isTrial: boolean): Promise<BillingResult<'leaving'>> => {
    if (!isPlan(plan)) return failed('planNotFound')
    const error = isTrial ? 'trialFailed' : 'paymentFailed'
    const answered = await call(API.beginCheckout, { body: { plan, isTrial } })
    if (!answered.ok) return failed(ERRORS[answered.code] ?? error)
    const page = providerPage(answered.data.url)
    if (!page) return failed(error)
    leaveFor(page)
    return { ok: true, data: 'leaving' }
  }

  const portal = async (page: 'home' | 'payment-method'): Promise<BillingResult<'leaving'>> => {
    // Opened before the call, because browsers block tabs that aren't opened directly on a click.
    const tab = openTab()
    const answered = await call(API.openBillingPortal, { body: { page } })
    const url = answered.ok ? providerPage(answered.data.url) : undefined
    if (tab && url) tab.goTo(url)
    else tab?.close()
    if (!tab && url) leaveFor(url)
    if (url) return { ok: true, data: 'leaving' }
    return failed(answered.ok ? 'methodFailed' : (ERRORS[answered.code] ?? 'methodFailed'))
  }

  return {
    status: () => standingOf(call(API.getSubscription), 'statusUnread'),
    invoices: async () => {
      const answered = await call(API.getInvoices)
      if (!answered.ok) return failed('invoicesUnread')
      const checked = answered.data.invoices.map((invoice) => ({
        ...invoice,
        pdf: providerPage(invoice.pdf ?? '') ?? null,
      }))
      return { ok: true, data: checked }
    },
    startTrial: (plan) => checkout(plan, true),
    subscribe: (plan) => checkout(plan, false),
    cancel: () => standingOf(call(API.cancelSubscription), 'cancelFailed'),
    reactivate: () => standingOf(call(API.reactivateSubscription), 'reactivateFailed'),
    methods: async () => {
      const answered = await call(API.getPaymentMethods)
      return answered.ok ? { ok: true, data: answered.data.paymentMethods } : failed('methodsUnread')
    },
    addMethod: () => portal('payment-method'),
    openPortal: () => portal('home'),
  }
}

/** Opens an empty tab that has no access to this one; undefined if the browser blocks it. */
function openEmptyTab(): PendingBrowserTab | undefined {
  const tab = globalThis.open('', '_blank')
  if (!tab) return undefined
  tab.opener = null
  return { goTo: (url) => tab.location.replace(url), close: () => tab.close() }
}

/** The interface to the real payment provider of this installation. */
export const providerBilling = createProviderBilling({
  call: (call, input = {}) => callAsReader(call, input),
  leaveFor: (url) => location.assign(url),
  openTab: openEmptyTab,
  now: () => new Date(),
})
