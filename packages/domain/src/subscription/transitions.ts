import { DAY_MS } from '../units/index.ts'
import { createInvoice, type Invoice, MAX_INVOICES, prependInvoices } from './invoice.ts'
import { addMonths, countCompletePeriods } from './months.ts'
import { PLANS, type PlanId } from './plans.ts'
import type { Subscription, SubscriptionHistory, SubscriptionOutcome } from './subscription.ts'

const history = ({ isTrialUsed, invoices }: SubscriptionHistory): SubscriptionHistory => ({
  isTrialUsed,
  invoices,
})

/** The invoices of periods `begun` to `last`, counted from `paidFrom`; only the latest `MAX_INVOICES`. */
function invoicesOf(plan: PlanId, paidFrom: Date, begun: number, last: number): Invoice[] {
  const first = Math.max(begun, last + 1 - MAX_INVOICES)
  const { months } = PLANS[plan]
  const begin = (period: number) => addMonths(paidFrom, period * months)
  return Array.from({ length: last - first + 1 }, (_, index) =>
    createInvoice(plan, begin(first + index), begin(first + index + 1)),
  )
}

/**
 * Renews an active subscription after its period has ended: every period that has begun since is charged once.
 */
function renewed(subscription: Extract<Subscription, { status: 'active' }>, now: Date): Subscription {
  const { plan, paidFrom, periodEndsAt, invoices } = subscription
  const { months } = PLANS[plan]
  const from = new Date(paidFrom)
  const next = countCompletePeriods(from, months, new Date(periodEndsAt))
  const current = countCompletePeriods(from, months, now)
  return {
    ...subscription,
    periodEndsAt: addMonths(from, (current + 1) * months).toISOString(),
    invoices: prependInvoices(invoices, invoicesOf(plan, from, next, current)),
  }
}

/**
 * Returns the subscription as it is at a moment. If its period has ended, an active subscription is renewed,
 * and a trial or cancelled one gets the status 'none'. If not, nothing changes.
 */
export function renewOrExpireSubscription(subscription: Subscription, now: Date): Subscription {
  if (subscription.status === 'none' || now < new Date(subscription.periodEndsAt)) return subscription
  if (subscription.status === 'active') return renewed(subscription, now)
  return { status: 'none', ...history(subscription) }
}

/** The end of the last paid period, which may be past or future; 1 January 1970 if nothing was paid. */
function paidUntil({ invoices }: SubscriptionHistory): Date {
  return new Date(Math.max(0, ...invoices.map((invoice) => Date.parse(invoice.periodEndsAt))))
}

/** Changes none → trialing. The trial is free and isn't renewed. */
export function applyTrialStart(subscription: Subscription, plan: PlanId, now: Date): SubscriptionOutcome {
  const current = renewOrExpireSubscription(subscription, now)
  if (current.status !== 'none') return 'already-premium'
  if (current.isTrialUsed) return 'trial-used'
  const periodEndsAt = new Date(now.getTime() + PLANS[plan].trialDays * DAY_MS).toISOString()
  return { status: 'trialing', plan, periodEndsAt, invoices: current.invoices, isTrialUsed: true }
}

/**
 * Changes none or trialing → active. The first period is charged now. It begins now, or when an already paid
 * period ends.
 */
export function applyPurchase(subscription: Subscription, plan: PlanId, now: Date): SubscriptionOutcome {
  const current = renewOrExpireSubscription(subscription, now)
  if (current.status === 'active' || current.status === 'cancelled') return 'already-premium'
  const from = new Date(Math.max(now.getTime(), paidUntil(current).getTime()))
  return {
    status: 'active',
    plan,
    paidFrom: from.toISOString(),
    periodEndsAt: addMonths(from, PLANS[plan].months).toISOString(),
    isTrialUsed: true,
    invoices: prependInvoices(current.invoices, invoicesOf(plan, from, 0, 0)),
  }
}

/** Changes active or trialing → cancelled. Premium continues until the period ends. */
export function applyCancellation(subscription: Subscription, now: Date): SubscriptionOutcome {
  const current = renewOrExpireSubscription(subscription, now)
  if (current.status === 'none') return 'no-subscription'
  if (current.status === 'cancelled') return 'already-cancelled'
  const paidFrom = current.status === 'active' ? current.paidFrom : current.periodEndsAt
  const { plan, periodEndsAt } = current
  return { status: 'cancelled', plan, paidFrom, periodEndsAt, ...history(current) }
}

/**
 * Changes cancelled → active before the period ends. Nothing is charged until then; after a trial, the first
 * paid period begins then.
 */
export function applyReactivation(subscription: Subscription, now: Date): SubscriptionOutcome {
  const current = renewOrExpireSubscription(subscription, now)
  return current.status === 'cancelled' ? { ...current, status: 'active' } : 'nothing-to-reactivate'
}
