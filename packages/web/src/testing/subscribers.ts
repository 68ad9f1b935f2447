import {
  isRefusal,
  NO_SUBSCRIPTION,
  type Subscription,
  subscribed,
  trialStarted,
} from '@plainwire/domain/subscription'
import { subscriptions } from '../account/subscription/subscription.ts'
import { NOW } from './stories.ts'

const begun = (change: ReturnType<typeof subscribed>): Subscription =>
  isRefusal(change) ? NO_SUBSCRIPTION : change

/** Subscriptions that began at NOW. */
export const A_TRIAL = begun(trialStarted(NO_SUBSCRIPTION, 'monthly', NOW))
export const A_YEAR = begun(subscribed(NO_SUBSCRIPTION, 'yearly', NOW))
export const A_MONTH = begun(subscribed(NO_SUBSCRIPTION, 'monthly', NOW))

/** Gives a reader a subscription; by default a guest. */
export function giveSubscription(subscription: Subscription, whose = ''): void {
  subscriptions.set({ whose, of: { [whose]: subscription } })
}

/** Removes all subscriptions. */
export function clearSubscriptions(): void {
  subscriptions.set(subscriptions.initial)
}
