import { DAY_MS } from '../units/index.ts'

/** An access token's life. */
export const ACCESS_SECONDS = 600
/** How long a replaced refresh token is still accepted, in ms: for two tabs, or a lost answer. */
export const GRACE_MS = 10_000

/** Clocks of several machines differ by less. */
const CLOCK_TOLERANCE_MS = 60_000

/** A session ends after this long without use; the other limit counts from sign-in. */
export const IDLE_MS = 14 * DAY_MS
export const ABSOLUTE_MS = 30 * DAY_MS

/** A signed-in device. Its refresh tokens are numbered; the newest is its `generation`. */
export interface SessionState {
  generation: number
  /** When the newest refresh token was made. */
  rotatedAt: Date
  /** Whether a call has shown that the newest tokens arrived. */
  isSeen: boolean
  begunAt: Date
}

/** 'rotate': a newer token. 'repeat': the newest again. 'reused': somebody has a copy, and the session ends for both. */
export type RefreshOutcome = 'rotate' | 'repeat' | 'reused' | 'ended'

/** When a session ends if it isn't used again. */
export function sessionEndsAt({ begunAt, rotatedAt }: SessionState): Date {
  return new Date(Math.min(begunAt.getTime() + ABSOLUTE_MS, rotatedAt.getTime() + IDLE_MS))
}

/**
 * Decides the answer to a refresh token. An old token indicates theft, unless it is the last but one and
 * either seconds old or its successor was never used. Within the grace period no new token is issued, so that
 * any number of tabs end up with the same one.
 *
 * @param presented the number of the token
 */
export function refreshOutcome(session: SessionState, presented: number, now: Date): RefreshOutcome {
  if (now >= sessionEndsAt(session)) return 'ended'
  const age = now.getTime() - session.rotatedAt.getTime()
  // One from the future was made while the clock was wrong: the newest is replaced, which puts it right, and a tab that has the last
  // but one is no thief.
  const isAhead = age < -CLOCK_TOLERANCE_MS
  const isFresh = age < GRACE_MS
  if (presented === session.generation) return isFresh && !isAhead ? 'repeat' : 'rotate'
  if (presented === session.generation - 1 && (isFresh || !session.isSeen)) return 'repeat'
  return 'reused'
}
