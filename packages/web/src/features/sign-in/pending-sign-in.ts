import { SIGN_IN_CODE_LIFETIME_MS } from '@plainwire/domain/reader'
import { z } from 'zod'
import { encodeBase64url } from '../../lib/base64url.ts'
import {
  PENDING_SIGN_IN_KEY,
  readSignInSessionText,
  writeSignInSessionText,
} from '../../lib/storage/storage.ts'

const SECRET_BYTES = 32
const PendingSignIn = z.object({ email: z.string(), attempt: z.string(), begunAt: z.number() })
/** A sign-in by mail that was started in this browser. Its codes are valid only together with `attempt`. */
export type PendingSignIn = z.infer<typeof PendingSignIn>

/**
 * Returns the sign-in that was started in this browser; undefined if there is none. A sign-in whose code has
 * expired is removed.
 */
export function readPendingSignIn(now = Date.now()): PendingSignIn | undefined {
  try {
    const pending = PendingSignIn.parse(JSON.parse(readSignInSessionText(PENDING_SIGN_IN_KEY) ?? ''))
    if (Math.abs(now - pending.begunAt) < SIGN_IN_CODE_LIFETIME_MS) return pending
  } catch {}
  deletePendingSignIn()
  return undefined
}

function attemptFor(email: string, now: number): string {
  const before = readPendingSignIn(now)
  if (before?.email === email) return before.attempt
  return encodeBase64url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)))
}

/**
 * Stores and returns a pending sign-in. If a sign-in is already pending for the same mail address, its secret
 * is used again; the next code then replaces the previous one.
 *
 * @param attempt the secret of the sign-in, if it is already known
 */
export function storePendingSignIn(email: string, attempt?: string, now = Date.now()): PendingSignIn {
  const pending = { email, attempt: attempt ?? attemptFor(email, now), begunAt: now }
  writeSignInSessionText(PENDING_SIGN_IN_KEY, JSON.stringify(pending))
  return pending
}

/** Removes the pending sign-in. */
export function deletePendingSignIn(): void {
  writeSignInSessionText(PENDING_SIGN_IN_KEY, undefined)
}
