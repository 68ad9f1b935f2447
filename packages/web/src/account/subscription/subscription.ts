import type { Tier } from '@plainwire/domain/reader'
import type { Subscription } from '@plainwire/domain/subscription'
import { persisted } from '../../device/storage/persisted.ts'
import { createStore, useStore } from '../../lib/store.ts'

/** Whoever reads here without an account. */
export const GUEST = ''

/** A subscription on this device. */
export type PersistedSubscription = Subscription & {
  /** The server hasn't got it yet. Named so in stored records. */
  isUntold?: boolean
  /** A payment provider bills it: it ends with its period, unless the server says otherwise. */
  isBilled?: boolean
}

/** Where the payment provider's pages stand; undefined while payments are simulated. Set once, at the start. */
export const providerOrigins = createStore<readonly string[] | undefined>(undefined)

/** The subscriptions of those who read on this device. */
export interface PersistedSubscriptions {
  /**
   * The owner of the current record: a reader's id, or GUEST. Persisted, so that nobody is free while their
   * session is restored.
   */
  whose: string
  of: Readonly<Record<string, PersistedSubscription>>
}

const NONE: PersistedSubscriptions = { whose: GUEST, of: {} }
const ENDING: readonly unknown[] = ['trialing', 'active', 'cancelled']

/** A check of the fields that the first view uses; the rest is validated when subscriptions change. */
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

/** Persisted on this device. */
export const subscriptions = persisted('plainwire.subscription', readSubscriptions, NONE)

/** The subscription that counts. */
export function subscription(): PersistedSubscription | undefined {
  const { whose, of } = subscriptions.get()
  return of[whose]
}

/** When the trial or the paid period ends; 0 without one. */
export function periodEndMs(): number {
  const known = subscription()
  return known && known.status !== 'none' ? Date.parse(known.periodEndsAt) : 0
}

/**
 * The reader's current tier. A cancelled subscription is premium until its period ends; an active one renews.
 */
export function tier(now = Date.now()): Tier {
  const known = subscription()
  const goesOn = known?.status === 'active' && !known.isBilled
  const isPremium = goesOn || periodEndMs() > now
  return isPremium ? 'premium' : 'free'
}

/** The tier as it is drawn. */
export const tierNow = createStore<Tier>('free')

/** Lets what is drawn know of the tier that holds now. */
export function refreshTier(): void {
  tierNow.set(tier())
}
subscriptions.subscribe(refreshTier)

/** The reader's tier in a component; free on the server and until the page is taken over. */
export function useTier(): Tier {
  return useStore(tierNow, 'free')
}

/** Whether whoever reads here has ever had a plan, with an account or without: then there is something to see of it. */
export function useHasPlan(): boolean {
  const { whose, of } = useStore(subscriptions, NONE)
  return (of[whose]?.status ?? 'none') !== 'none'
}
