import type { PaymentMethod } from '@plainwire/domain/contract'
import {
  applyCancellation,
  applyPurchase,
  applyReactivation,
  applyTrialStart,
  isSubscriptionRefusal,
  PLANS,
  type PlanId,
  renewOrExpireSubscription,
  type Subscription,
  type SubscriptionOutcome,
  type SubscriptionRefusal,
} from '@plainwire/domain/subscription'
import { GUEST_READER_ID, subscriptions } from '../subscription/subscription.ts'
import {
  readSubscriptionRecord,
  replaceSubscriptionRecord,
  updateSubscriptionRecords,
} from '../subscription/subscription-record.ts'
import { reconcileSubscription } from '../subscription/sync-subscription.ts'
import type { Billing, BillingFailureReason, BillingResult } from './billing.ts'
import { addSimulatedPaymentMethod, simulatedPaymentMethods } from './payment-methods.ts'

/** The dependencies of the simulated payment provider. */
export interface SimulatedBillingDependencies {
  wait: (ms: number) => Promise<void>
  now: () => Date
  read: () => Subscription
  /** Replaces the subscription by the result of `next`, which gets the current one. */
  change: (next: (subscription: Subscription) => SubscriptionOutcome) => Promise<SubscriptionOutcome>
  methods: { read: () => readonly PaymentMethod[]; store: (methods: PaymentMethod[]) => void }
}

/** How long the simulated provider takes for each call, in ms. */
const DELAY_MS = {
  read: 400,
  startTrial: 1000,
  subscribe: 2000,
  cancel: 1000,
  reactivate: 1000,
  addMethod: 1500,
}

const ERRORS: Partial<Record<SubscriptionRefusal, BillingFailureReason>> = {
  'no-subscription': 'noSubscription',
  'nothing-to-reactivate': 'nothingToReactivate',
}

const isPlan = (plan: string): plan is PlanId => Object.hasOwn(PLANS, plan)
const failed = (error: BillingFailureReason) => ({ ok: false, error }) as const

/**
 * Creates a simulated payment provider: it has the rules, delays and errors of a real one, but takes no
 * payments.
 */
export function createSimulatedBilling({
  wait,
  now,
  read,
  change,
  methods,
}: SimulatedBillingDependencies): Billing {
  const reading = async <T>(error: BillingFailureReason, result: () => T): Promise<BillingResult<T>> => {
    await wait(DELAY_MS.read)
    try {
      return { ok: true, data: result() }
    } catch {
      return failed(error)
    }
  }
  const changing = async (
    delayMs: number,
    error: BillingFailureReason,
    next: (before: Subscription, now: Date) => SubscriptionOutcome,
  ): Promise<BillingResult<Subscription>> => {
    await wait(delayMs)
    try {
      const changed = await change((before) => next(before, now()))
      return isSubscriptionRefusal(changed) ? failed(ERRORS[changed] ?? error) : { ok: true, data: changed }
    } catch {
      return failed(error)
    }
  }
  return {
    status: () => reading('statusUnread', () => renewOrExpireSubscription(read(), now())),
    invoices: () => reading('invoicesUnread', () => renewOrExpireSubscription(read(), now()).invoices),
    startTrial: async (plan) =>
      isPlan(plan)
        ? changing(DELAY_MS.startTrial, 'trialFailed', (before, at) => applyTrialStart(before, plan, at))
        : failed('planNotFound'),
    subscribe: async (plan) =>
      isPlan(plan)
        ? changing(DELAY_MS.subscribe, 'paymentFailed', (before, at) => applyPurchase(before, plan, at))
        : failed('planNotFound'),
    cancel: () => changing(DELAY_MS.cancel, 'cancelFailed', applyCancellation),
    reactivate: () => changing(DELAY_MS.reactivate, 'reactivateFailed', applyReactivation),
    methods: () => reading('methodsUnread', methods.read),
    addMethod: async () => {
      await wait(DELAY_MS.addMethod)
      try {
        const added = addSimulatedPaymentMethod(methods.read(), now())
        if (!added) return failed('methodFailed')
        methods.store(added)
        return { ok: true, data: added }
      } catch {
        return failed('methodFailed')
      }
    },
  }
}

/** Changes the current reader's subscription, and sends it to the server. */
async function changeHere(
  next: (subscription: Subscription) => SubscriptionOutcome,
): Promise<SubscriptionOutcome> {
  let change: SubscriptionOutcome = 'no-subscription'
  await updateSubscriptionRecords((known) => {
    const { whose } = known
    change = next(readSubscriptionRecord(whose, known))
    if (isSubscriptionRefusal(change)) return known
    return replaceSubscriptionRecord(known, whose, {
      ...change,
      ...(whose !== GUEST_READER_ID && { isUntold: true }),
    })
  })
  void reconcileSubscription()
  return change
}

/** The simulated payment provider of this browser. */
export const simulatedBilling = createSimulatedBilling({
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  now: () => new Date(),
  read: () => readSubscriptionRecord(subscriptions.get().whose),
  change: changeHere,
  methods: {
    read: () => simulatedPaymentMethods.get()[subscriptions.get().whose] ?? [],
    store: (methods) =>
      simulatedPaymentMethods.set({ ...simulatedPaymentMethods.get(), [subscriptions.get().whose]: methods }),
  },
})
