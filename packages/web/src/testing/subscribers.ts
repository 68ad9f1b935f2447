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

/** A subscription that began when the tests take place. */
export const A_TRIAL = begun(trialStarted(NO_SUBSCRIPTION, 'monthly', NOW))
export const A_YEAR = begun(subscribed(NO_SUBSCRIPTION, 'yearly', NOW))
export const A_MONTH = begun(subscribed(NO_SUBSCRIPTION, 'monthly', NOW))

/** Gives a reader a subscription; a guest, where nobody is named. */
export function giveSubscription(subscription: Subscription, whose = ''): void {
  subscriptions.set({ whose, of: { [whose]: subscription } })
}

/** Nobody has a subscription. */
export function takeSubscriptions(): void {
  subscriptions.set(subscriptions.initial)
}
