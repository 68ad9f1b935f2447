import type { PaymentMethod } from '@plainwire/domain/contract'
import {
  type Change,
  cancelled,
  type Invoice,
  isRefusal,
  PLANS,
  type PlanId,
  type Refusal,
  reactivated,
  type Subscription,
  settled,
  subscribed,
  trialStarted,
} from '@plainwire/domain/subscription'
import { GUEST, subscriptions } from '../subscription/subscription.ts'
import { changeSubscriptions, recordOf, withRecord } from '../subscription/subscription-record.ts'
import { reconcileSubscription } from '../subscription/sync-subscription.ts'
import { paymentMethods, withNewMethod } from './payment-methods.ts'

/** The errors in the specification's list; each has a text of its own. */
export type BillingError =
  | 'planNotFound'
  | 'trialFailed'
  | 'paymentFailed'
  | 'noSubscription'
  | 'cancelFailed'
  | 'nothingToReactivate'
  | 'reactivateFailed'
  | 'methodFailed'
  | 'statusUnread'
  | 'methodsUnread'
  | 'invoicesUnread'
export type Billed<T> = { ok: true; data: T } | { ok: false; error: BillingError }

/** A payment, with the provider's own document if there is one. */
export type BilledInvoice = Invoice & { pdf?: string | null }

/** The payment provider. It is simulated by default; a real one implements the same port. */
export interface Billing {
  status: () => Promise<Billed<Subscription>>
  invoices: () => Promise<Billed<readonly BilledInvoice[]>>
  /** 'leaving': the reader is on the way to the provider's page. */
  startTrial: (plan: string) => Promise<Billed<Subscription | 'leaving'>>
  subscribe: (plan: string) => Promise<Billed<Subscription | 'leaving'>>
  cancel: () => Promise<Billed<Subscription>>
  reactivate: () => Promise<Billed<Subscription>>
  methods: () => Promise<Billed<readonly PaymentMethod[]>>
  /** 'leaving': the provider's page for it has opened beside this one. */
  addMethod: () => Promise<Billed<readonly PaymentMethod[] | 'leaving'>>
  /** Opens the provider's own pages; missing where they stand at an address of ours. */
  openPortal?: () => Promise<Billed<'leaving'>>
}

/** The dependencies of the simulation. */
export interface BillingGround {
  wait: (ms: number) => Promise<void>
  now: () => Date
  read: () => Subscription
  /** Changes the subscription from what it is at that moment. */
  change: (next: (subscription: Subscription) => Change) => Promise<Change>
  methods: { read: () => readonly PaymentMethod[]; store: (methods: PaymentMethod[]) => void }
}

/** As long as a payment provider would take. */
const DELAY_MS = {
  read: 400,
  startTrial: 1000,
  subscribe: 2000,
  cancel: 1000,
  reactivate: 1000,
  addMethod: 1500,
}

const ERRORS: Partial<Record<Refusal, BillingError>> = {
  'no-subscription': 'noSubscription',
  'nothing-to-reactivate': 'nothingToReactivate',
}

const isPlan = (plan: string): plan is PlanId => Object.hasOwn(PLANS, plan)
const failed = (error: BillingError) => ({ ok: false, error }) as const

/** A payment provider that takes no money: the same rules, delays and errors. */
export function simulatedBilling({ wait, now, read, change, methods }: BillingGround): Billing {
  const reading = async <T>(error: BillingError, what: () => T): Promise<Billed<T>> => {
    await wait(DELAY_MS.read)
    try {
      return { ok: true, data: what() }
    } catch {
      return failed(error)
    }
  }
  const changing = async (
    delayMs: number,
    error: BillingError,
    next: (before: Subscription, now: Date) => Change,
  ): Promise<Billed<Subscription>> => {
    await wait(delayMs)
    try {
      const changed = await change((before) => next(before, now()))
      return isRefusal(changed) ? failed(ERRORS[changed] ?? error) : { ok: true, data: changed }
    } catch {
      return failed(error)
    }
  }
  return {
    status: () => reading('statusUnread', () => settled(read(), now())),
    invoices: () => reading('invoicesUnread', () => settled(read(), now()).invoices),
    startTrial: async (plan) =>
      isPlan(plan)
        ? changing(DELAY_MS.startTrial, 'trialFailed', (before, at) => trialStarted(before, plan, at))
        : failed('planNotFound'),
    subscribe: async (plan) =>
      isPlan(plan)
        ? changing(DELAY_MS.subscribe, 'paymentFailed', (before, at) => subscribed(before, plan, at))
        : failed('planNotFound'),
    cancel: () => changing(DELAY_MS.cancel, 'cancelFailed', cancelled),
    reactivate: () => changing(DELAY_MS.reactivate, 'reactivateFailed', reactivated),
    methods: () => reading('methodsUnread', methods.read),
    addMethod: async () => {
      await wait(DELAY_MS.addMethod)
      try {
        const added = withNewMethod(methods.read(), now())
        if (!added) return failed('methodFailed')
        methods.store(added)
        return { ok: true, data: added }
      } catch {
        return failed('methodFailed')
      }
    },
  }
}

/** Changes the subscription of whoever reads here, and lets the server know. */
async function changeHere(next: (subscription: Subscription) => Change): Promise<Change> {
  let change: Change = 'no-subscription'
  await changeSubscriptions((known) => {
    const { whose } = known
    change = next(recordOf(whose, known))
    if (isRefusal(change)) return known
    return withRecord(known, whose, { ...change, ...(whose !== GUEST && { isUntold: true }) })
  })
  void reconcileSubscription()
  return change
}

/** The billing of this browser. */
export const billing = simulatedBilling({
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  now: () => new Date(),
  read: () => recordOf(subscriptions.get().whose),
  change: changeHere,
  methods: {
    read: () => paymentMethods.get()[subscriptions.get().whose] ?? [],
    store: (methods) => paymentMethods.set({ ...paymentMethods.get(), [subscriptions.get().whose]: methods }),
  },
})
