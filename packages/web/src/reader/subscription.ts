import type { Tier } from '@plainwire/domain/reader'
import { useSyncExternalStore } from 'react'
import { createStore } from '../lib/store.ts'
import { kept } from './kept.ts'

/** What the first view needs of a subscription: whether it is premium, and until when. */
export interface KeptSubscription {
  status: 'none' | 'trialing' | 'active' | 'cancelled'
  /** When the trial or the paid period ends; an active subscription goes on then. */
  periodEndsAt?: string
}

const NONE: KeptSubscription = { status: 'none' }
const STATUSES: readonly unknown[] = ['none', 'trialing', 'active', 'cancelled']

function readSubscription(stored: unknown): KeptSubscription | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { status, periodEndsAt } = stored as Record<string, unknown>
  if (!STATUSES.includes(status)) return undefined
  const isMoment = typeof periodEndsAt === 'string' && !Number.isNaN(Date.parse(periodEndsAt))
  return status === 'none' || isMoment ? (stored as KeptSubscription) : undefined
}

/** The reader's subscription, kept on this device (decision 4). */
export const subscription = kept<KeptSubscription>('plainwire.subscription', readSubscription, NONE)

/** What the reader has now: premium while active, and else until the period ends. */
export function tier(now = Date.now()): Tier {
  const { status, periodEndsAt = '' } = subscription.get()
  return status === 'active' || (status !== 'none' && Date.parse(periodEndsAt) > now) ? 'premium' : 'free'
}

/** The longest a browser's timer can wait. */
const MAX_WAIT_MS = 2 ** 31 - 1

const tierNow = createStore<Tier>('free')
let timer: ReturnType<typeof setTimeout> | undefined

/** Follows the subscription, and in an open page the end of its period. */
function follow(): void {
  clearTimeout(timer)
  tierNow.set(tier())
  const waitMs = Date.parse(subscription.get().periodEndsAt ?? '') - Date.now()
  if (waitMs > 0) timer = setTimeout(follow, Math.min(waitMs, MAX_WAIT_MS))
}
subscription.subscribe(follow)

/** The reader's tier in a component; free on the server and until the page is taken over. */
export function useTier(): Tier {
  return useSyncExternalStore(tierNow.subscribe, tierNow.get, () => 'free')
}
