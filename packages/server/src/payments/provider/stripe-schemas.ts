import {
  BILLED_SUBSCRIPTION_STATUSES,
  type BilledSubscription,
  type PlanId,
} from '@plainwire/domain/subscription'
import { z } from 'zod'

/** The schemas of this file describe those parts of the payment provider's answers that are used. */

const Moment = z.int().transform((seconds) => new Date(seconds * 1000))
const Price = z.object({ id: z.string(), recurring: z.object({ interval: z.string() }).nullish() })

export const StripeSubscriptions = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      status: z.enum(BILLED_SUBSCRIPTION_STATUSES),
      cancel_at: Moment.nullable(),
      cancel_at_period_end: z.boolean(),
      items: z.object({
        data: z
          .array(z.object({ price: Price, current_period_start: Moment, current_period_end: Moment }))
          .min(1),
      }),
    }),
  ),
})
export type StripeSubscription = z.infer<typeof StripeSubscriptions>['data'][number]

/** Returns the plan that a price at the provider belongs to, even if the price is no longer sold. */
export function parseStripePlan(
  { id, recurring }: z.infer<typeof Price>,
  prices: Record<PlanId, string>,
): PlanId {
  if (id === prices.yearly) return 'yearly'
  if (id === prices.monthly) return 'monthly'
  return recurring?.interval === 'year' ? 'yearly' : 'monthly'
}

/** Converts the provider's subscription to ours. Throws if it has no item. */
export function parseStripeSubscription(
  wire: StripeSubscription,
  prices: Record<PlanId, string>,
): BilledSubscription {
  const [item] = wire.items.data
  if (!item) throw new Error('A subscription to nothing.')
  const { price, current_period_start: periodStart, current_period_end: periodEnd } = item
  const endsAt = wire.cancel_at ?? (wire.cancel_at_period_end ? periodEnd : null)
  return { status: wire.status, plan: parseStripePlan(price, prices), periodStart, periodEnd, endsAt }
}

/** The schema of a list of which only the ids are needed. */
export const StripeIds = z.object({ data: z.array(z.object({ id: z.string() })) })
export const StripeId = z.object({ id: z.string() })
export const StripeHostedPage = z.object({ url: z.url() })

const Period = z.object({ start: Moment, end: Moment })
const LinePrice = z.union([z.string(), StripeId.transform(({ id }) => id)])
export const StripeInvoices = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      number: z.string().nullable(),
      created: Moment,
      amount_paid: z.int().nonnegative(),
      invoice_pdf: z.url().nullish(),
      lines: z.object({
        data: z.array(
          z.object({
            period: Period,
            pricing: z.object({ price_details: z.object({ price: LinePrice }).nullish() }).nullish(),
          }),
        ),
      }),
    }),
  ),
})
export type StripeInvoice = z.infer<typeof StripeInvoices>['data'][number]

const Card = z.object({
  brand: z.string(),
  last4: z.string(),
  exp_month: z.int(),
  exp_year: z.int(),
})
export const StripePaymentMethods = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      card: Card.nullish(),
      sepa_debit: z.object({ last4: z.string().nullable() }).nullish(),
    }),
  ),
})
export type StripePaymentMethod = z.infer<typeof StripePaymentMethods>['data'][number]

/** The schema of an event that the provider sends: its type, and the object that it concerns. */
export const StripeEvent = z.object({
  id: z.string().max(255),
  type: z.string().max(255),
  data: z.object({
    object: z.object({
      id: z.string().optional(),
      object: z.string(),
      customer: z.union([z.string(), StripeId.transform(({ id }) => id)]).nullish(),
    }),
  }),
})
export type StripeEvent = z.infer<typeof StripeEvent>
