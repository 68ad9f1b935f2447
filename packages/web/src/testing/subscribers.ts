import {
  applyPurchase,
  applyTrialStart,
  isSubscriptionRefusal,
  NO_SUBSCRIPTION,
  type Subscription,
} from '@plainwire/domain/subscription'
import { subscriptions } from '../account/subscription/subscription.ts'
import { NOW } from './stories.ts'

const begun = (change: ReturnType<typeof applyPurchase>): Subscription =>
  isSubscriptionRefusal(change) ? NO_SUBSCRIPTION : change

/** Subscriptions that began at NOW. */
export const TRIAL_SUBSCRIPTION = begun(applyTrialStart(NO_SUBSCRIPTION, 'monthly', NOW))
export const YEARLY_SUBSCRIPTION = begun(applyPurchase(NO_SUBSCRIPTION, 'yearly', NOW))
export const MONTHLY_SUBSCRIPTION = begun(applyPurchase(NO_SUBSCRIPTION, 'monthly', NOW))

/** Stores a subscription for the reader with the id `whose`, by default for a guest. */
export function giveSubscription(subscription: Subscription, whose = ''): void {
  subscriptions.set({ whose, of: { [whose]: subscription } })
}

/** Removes all subscriptions. */
export function clearSubscriptions(): void {
  subscriptions.set(subscriptions.initial)
}
