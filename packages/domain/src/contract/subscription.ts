import { z } from 'zod'
import type { Call } from './call.ts'

export const SUBSCRIPTION_STATUSES = ['none', 'trialing', 'active', 'cancelled'] as const

/** What a reader has subscribed to, as section 3 names it; null where there is nothing to say. */
export const Subscription = z.object({
  /** 'free' also once the paid period is over. */
  tier: z.enum(['free', 'premium']),
  status: z.enum(SUBSCRIPTION_STATUSES),
  trialEnd: z.iso.datetime().nullable(),
  currentPeriodEnd: z.iso.datetime().nullable(),
  priceId: z.string().nullable(),
  customerId: z.string().nullable(),
  cancelAtPeriodEnd: z.boolean(),
})
export type Subscription = z.infer<typeof Subscription>

export const SubscriptionChange = z
  .strictObject({
    tier: Subscription.shape.tier,
    status: Subscription.shape.status,
    currentPeriodEnd: Subscription.shape.currentPeriodEnd,
    cancelAtPeriodEnd: z.boolean(),
  })
  .refine(
    ({ tier, status, currentPeriodEnd }) =>
      tier === 'free' || (status !== 'none' && currentPeriodEnd !== null),
    'premium has a status and an end',
  )
export type SubscriptionChange = z.infer<typeof SubscriptionChange>

export const putSubscription = {
  method: 'PUT',
  path: '/subscription',
  summary:
    'Tells the server what the simulated billing of the browser has come to. 403 BILLED_ELSEWHERE where a payment provider says it.',
  body: SubscriptionChange,
  answer: Subscription,
  errors: [
    'BAD_REQUEST',
    'NOT_AUTHENTICATED',
    'BILLED_ELSEWHERE',
    'NOT_FOUND',
    'TOO_MANY_REQUESTS',
    'UNAVAILABLE',
  ],
} as const satisfies Call
