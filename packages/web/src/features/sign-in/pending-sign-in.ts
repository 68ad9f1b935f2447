import { CODE_LIFETIME_MS } from '@plainwire/domain/reader'
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

/** The sign-in that was started in this browser; undefined, and removed, once its code has expired. */
export function readPendingSignIn(now = Date.now()): PendingSignIn | undefined {
  try {
    const pending = PendingSignIn.parse(JSON.parse(readSignInSessionText(PENDING_SIGN_IN_KEY) ?? ''))
    if (Math.abs(now - pending.begunAt) < CODE_LIFETIME_MS) return pending
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
 * Stores a new sign-in. If one is pending for the same mail address, it is continued with the same secret;
 * the next code replaces the previous one.
 *
 * @param attempt the secret of the attempt, if it is known already
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
