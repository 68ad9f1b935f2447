import { API, type Call, type SubscriptionStanding } from '@plainwire/domain/contract'
import { billedOnDevice, PLANS, type Subscription } from '@plainwire/domain/subscription'
import type { AnswerOf, CallInput } from '../../lib/api.ts'
import { parsedUrl } from '../../lib/web-address.ts'
import { callAsReader } from '../session/call-as-reader.ts'
import { providerOrigins, subscriptions } from '../subscription/subscription.ts'
import { changeSubscriptions, recordOf, withRecord } from '../subscription/subscription-record.ts'
import { noteReported, reconcileSubscription } from '../subscription/sync-subscription.ts'
import type { Billed, Billing, BillingError } from './billing.ts'

/** A tab that opened on a click, before it is known where it leads. */
export interface OpenTab {
  goTo: (url: string) => void
  close: () => void
}

/** The browser functions it depends on. */
export interface ProviderGround {
  call: <C extends Call>(call: C, input?: CallInput<C>) => Promise<AnswerOf<C>>
  leaveFor: (url: string) => void
  /** Undefined where the browser opens none. */
  openTab: () => OpenTab | undefined
  now: () => Date
}

/** The server's error codes and their errors here. */
const ERRORS: Record<string, BillingError> = {
  NO_SUBSCRIPTION: 'noSubscription',
  NOTHING_TO_REACTIVATE: 'nothingToReactivate',
  TRIAL_USED: 'trialFailed',
}

const failed = (error: BillingError) => ({ ok: false, error }) as const
const isPlan = (plan: string): plan is keyof typeof PLANS => Object.hasOwn(PLANS, plan)

/** A page of the provider's, and of nobody else. */
function providerPage(url: string): string | undefined {
  const parsed = parsedUrl(url)
  return parsed && providerOrigins.get()?.includes(parsed.origin) ? parsed.href : undefined
}

/** Stores the server's record of a reader's subscription. */
async function storeStanding(standing: SubscriptionStanding, now: Date): Promise<Subscription> {
  const { isTrialUsed, ...reported } = standing
  const current = { ...billedOnDevice(reported, isTrialUsed, now), isBilled: true } as const
  await changeSubscriptions((known) => withRecord(known, known.whose, current))
  noteReported(reported)
  await reconcileSubscription()
  return recordOf(subscriptions.get().whose)
}

/** A payment provider, through our server: it takes the money on its own pages, and says what is paid. */
export function providerBilling({ call, leaveFor, openTab, now }: ProviderGround): Billing {
  const standingOf = async (
    answering: Promise<AnswerOf<typeof API.getSubscription>>,
    error: BillingError,
  ): Promise<Billed<Subscription>> => {
    const answered = await answering
    if (!answered.ok) return failed(ERRORS[answered.code] ?? error)
    return { ok: true, data: await storeStanding(answered.data, now()) }
  }

  const checkout = async (plan: string, isTrial: boolean): Promise<Billed<'leaving'>> => {
    if (!isPlan(plan)) return failed('planNotFound')
    const error = isTrial ? 'trialFailed' : 'paymentFailed'
    const answered = await call(API.beginCheckout, { body: { plan, isTrial } })
    if (!answered.ok) return failed(ERRORS[answered.code] ?? error)
    const page = providerPage(answered.data.url)
    if (!page) return failed(error)
    leaveFor(page)
    return { ok: true, data: 'leaving' }
  }

  const portal = async (page: 'home' | 'payment-method'): Promise<Billed<'leaving'>> => {
    // Opened at once: after a wait the browser would take it for unasked.
    const tab = openTab()
    const answered = await call(API.openPortal, { body: { page } })
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

/** Opens an empty tab that knows nothing of this one. */
function openEmptyTab(): OpenTab | undefined {
  const tab = globalThis.open('', '_blank')
  if (!tab) return undefined
  tab.opener = null
  return { goTo: (url) => tab.location.replace(url), close: () => tab.close() }
}

/** The payment provider of this installation. */
export const browserProvider = providerBilling({
  call: (call, input = {}) => callAsReader(call, input),
  leaveFor: (url) => location.assign(url),
  openTab: openEmptyTab,
  now: () => new Date(),
})
