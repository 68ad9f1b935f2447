import { CLOCK_TOLERANCE_MS, DAY_MS } from '../../units/index.ts'

/** The lifetime of an access token, in seconds. */
export const ACCESS_TOKEN_LIFETIME_SECONDS = 600
/**
 * How long a replaced refresh token is still accepted, in ms. A second tab may still use it, or the response
 * with the new token may have been lost.
 */
export const REFRESH_GRACE_MS = 10_000

/** A session ends after `SESSION_IDLE_TIMEOUT_MS` without use, and `SESSION_LIFETIME_MS` after sign-in. */
export const SESSION_IDLE_TIMEOUT_MS = 14 * DAY_MS
export const SESSION_LIFETIME_MS = 30 * DAY_MS

/** A signed-in device. Its refresh tokens are numbered; `generation` is the number of the newest. */
export interface SessionState {
  generation: number
  /** When the newest refresh token was issued. */
  rotatedAt: Date
  /** Whether the client has used the newest tokens in a request, which shows that it received them. */
  isSeen: boolean
  begunAt: Date
}

/**
 * The answer to a refresh token. 'rotate': issue a new token. 'repeat': return the newest token again.
 * 'reused': two clients use the same token, so one of them has stolen it, and the session ends for both.
 * 'ended': the session has expired.
 */
export type RefreshOutcome = 'rotate' | 'repeat' | 'reused' | 'ended'

/** Returns when a session ends if it isn't used again. */
export function getSessionExpiry({ begunAt, rotatedAt }: SessionState): Date {
  return new Date(
    Math.min(begunAt.getTime() + SESSION_LIFETIME_MS, rotatedAt.getTime() + SESSION_IDLE_TIMEOUT_MS),
  )
}

/**
 * Decides the answer to a refresh token. An old token indicates theft, unless it is the last but one, and its
 * successor was either issued seconds ago or never used. Within the grace period no new token is issued, so
 * that any number of tabs end up with the same token.
 *
 * @param presented the number of the token
 */
export function decideRefreshOutcome(session: SessionState, presented: number, now: Date): RefreshOutcome {
  if (now >= getSessionExpiry(session)) return 'ended'
  const age = now.getTime() - session.rotatedAt.getTime()
  // A time in the future was stored while the clock was wrong. The token is replaced, which corrects the time,
  // and a tab with the previous token isn't treated as a thief.
  const isAhead = age < -CLOCK_TOLERANCE_MS
  const isFresh = age < REFRESH_GRACE_MS
  if (presented === session.generation) return isFresh && !isAhead ? 'repeat' : 'rotate'
  if (presented === session.generation - 1 && (isFresh || !session.isSeen)) return 'repeat'
  return 'reused'
}
