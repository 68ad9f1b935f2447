import type { ReaderTier } from '@plainwire/domain/reader'
import type { Subscription } from '@plainwire/domain/subscription'
import { createPersistedStore } from '../../device/storage/persisted.ts'
import { createStore, useStore } from '../../lib/store.ts'

/** The id of a reader without an account. */
export const GUEST_READER_ID = ''

/** A subscription on this device. */
export type PersistedSubscription = Subscription & {
  /**
   * True if the subscription hasn't been sent to the server. The property can't be renamed, because stored
   * records contain it.
   */
  isUntold?: boolean
  /**
   * True if a payment provider bills the subscription, which then ends with its period unless the server
   * reports a renewal.
   */
  isBilled?: boolean
}

/**
 * The origins of the payment provider's pages; undefined if payments are simulated. Set once, at the start.
 */
export const paymentProviderOrigins = createStore<readonly string[] | undefined>(undefined)

/** The subscriptions of all readers of this device. */
export interface PersistedSubscriptions {
  /**
   * The current reader's id, or GUEST_READER_ID. Persisted, so that a premium reader isn't treated as free
   * while the session is being restored.
   */
  whose: string
  /** The subscriptions by reader's id. */
  of: Readonly<Record<string, PersistedSubscription>>
}

const NONE: PersistedSubscriptions = { whose: GUEST_READER_ID, of: {} }
const ENDING: readonly unknown[] = ['trialing', 'active', 'cancelled']

/** Checks the fields that the page needs at the start. The rest is validated when subscriptions change. */
function isSubscription(stored: unknown): boolean {
  if (typeof stored !== 'object' || stored === null) return false
  const { status, periodEndsAt } = stored as Record<string, unknown>
  return status === 'none' || (ENDING.includes(status) && !Number.isNaN(Date.parse(`${periodEndsAt}`)))
}

function readSubscriptions(stored: unknown): PersistedSubscriptions | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { whose, of } = stored as Record<string, unknown>
  const isRead =
    typeof whose === 'string' && typeof of === 'object' && of && Object.values(of).every(isSubscription)
  return isRead ? (stored as PersistedSubscriptions) : undefined
}

/** The subscriptions persisted on this device. */
export const subscriptions = createPersistedStore('plainwire.subscription', readSubscriptions, NONE)

/** Returns the current reader's subscription; undefined if none is persisted. */
export function getCurrentSubscription(): PersistedSubscription | undefined {
  const { whose, of } = subscriptions.get()
  return of[whose]
}

/**
 * Returns the time at which the current reader's trial or paid period ends, in ms since 1970; 0 if there is no
 * such period.
 */
export function getSubscriptionPeriodEndMs(): number {
  const known = getCurrentSubscription()
  return known && known.status !== 'none' ? Date.parse(known.periodEndsAt) : 0
}

/**
 * Returns the current reader's tier. A subscription gives 'premium' until its period ends. An active
 * subscription counts as renewed at that time, unless a payment provider bills it: then only the server's
 * report of the renewal counts.
 */
export function getCurrentTier(now = Date.now()): ReaderTier {
  const known = getCurrentSubscription()
  const renews = known?.status === 'active' && !known.isBilled
  const isPremium = renews || getSubscriptionPeriodEndMs() > now
  return isPremium ? 'premium' : 'free'
}

/** The tier that components use; updated by `refreshDisplayedTier`. */
export const displayedTier = createStore<ReaderTier>('free')

/** Updates `displayedTier` to the current tier. */
export function refreshDisplayedTier(): void {
  displayedTier.set(getCurrentTier())
}
subscriptions.subscribe(refreshDisplayedTier)

/** Returns the reader's current tier, for components; 'free' on the server and until hydration. */
export function useTier(): ReaderTier {
  return useStore(displayedTier, 'free')
}

/** True if the current reader, signed in or not, has or had a plan. */
export function useHasPlan(): boolean {
  const { whose, of } = useStore(subscriptions, NONE)
  return (of[whose]?.status ?? 'none') !== 'none'
}
