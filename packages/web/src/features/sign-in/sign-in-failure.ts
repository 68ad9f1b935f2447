import { ERRORS } from '@plainwire/domain/contract'
import { MINUTE_SECONDS } from '@plainwire/domain/units'
import { type Refused, UNREACHED } from '../../lib/api.ts'
import type { Localizer, TextKey } from '../../lib/texts.ts'

/** The step that failed. */
export type Doing = 'start' | 'verify' | 'resend' | 'profile' | 'google' | 'apple' | 'oidc'

/** The code of a return from a provider that doesn't vouch for the reader's address. */
export const UNVERIFIED = 'UNVERIFIED_ADDRESS'

/** Steps with a single message. */
const FAILED: Record<Doing, TextKey> = {
  start: 'signIn.dialog.error.start',
  verify: 'signIn.dialog.error.verify',
  resend: 'signIn.dialog.error.resend',
  profile: 'signIn.dialog.error.profile',
  google: 'signIn.dialog.error.google',
  apple: 'signIn.dialog.error.apple',
  oidc: 'signIn.dialog.error.oidc',
}

const NO_NETWORK: Partial<Record<Doing, TextKey>> = {
  start: 'signIn.dialog.error.start.network',
  profile: 'signIn.dialog.error.profile.network',
}

const BY_CODE: Record<string, TextKey> = {
  INVALID_CODE: 'signIn.dialog.error.code',
  VERIFICATION_FAILED: 'signIn.dialog.error.verify',
  GOOGLE_NOT_CONFIGURED: 'signIn.dialog.error.google.missing',
  APPLE_NOT_CONFIGURED: 'signIn.dialog.error.apple.missing',
  OIDC_NOT_CONFIGURED: 'signIn.dialog.error.oidc.missing',
  GOOGLE_FAILED: 'signIn.dialog.error.google.failed',
  APPLE_FAILED: 'signIn.dialog.error.apple.failed',
  OIDC_FAILED: 'signIn.dialog.error.oidc.failed',
  [UNVERIFIED]: 'signIn.dialog.error.unverified',
  SIGN_UP_BY_INVITATION: 'signIn.dialog.error.invitation',
  SIGN_UP_BY_DOMAIN: 'signIn.dialog.error.domain',
  SIGN_UP_CLOSED: 'signIn.dialog.error.closed',
}

/** Longer waits are given in minutes. */
const LONG_S = 120

/** A wait in words. */
export function waitInWords(seconds: number, text: Localizer): string {
  if (seconds <= LONG_S) return text.plural('signIn.dialog.seconds', Math.max(1, Math.ceil(seconds)))
  return text.plural('signIn.dialog.minutes', Math.ceil(seconds / MINUTE_SECONDS))
}

/** Whether the answer to an address only means that its code has to be entered. */
export function leadsToCode({ code, message }: Refused): boolean {
  return code === 'VERIFICATION_REQUIRED' || /already registered|verification (is )?required/i.test(message)
}

/** The message for the reader: the application's text, else the server's. */
export function failureText(doing: Doing, refused: Refused, text: Localizer): string {
  const { code, message, status, retryAfterSeconds } = refused
  if (status === UNREACHED) return text(NO_NETWORK[doing] ?? 'signIn.dialog.error.network')
  if (code === 'TOO_MANY_REQUESTS' && retryAfterSeconds !== undefined)
    return text('signIn.dialog.error.wait', { wait: waitInWords(retryAfterSeconds, text) })
  if (code === 'BAD_REQUEST' && doing === 'start') return text('signIn.dialog.error.start.refused')
  const known = BY_CODE[code]
  if (known) return text(known)
  return Object.hasOwn(ERRORS, code) || message === '' ? text(FAILED[doing]) : message
}
