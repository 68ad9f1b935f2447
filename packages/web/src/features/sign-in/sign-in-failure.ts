import { API_ERRORS } from '@plainwire/domain/contract'
import { MINUTE_SECONDS } from '@plainwire/domain/units'
import { type CallFailure, NO_RESPONSE_STATUS } from '../../lib/api.ts'
import type { Localizer, TextKey } from '../../lib/texts.ts'

/**
 * A step of the sign-in that calls the server or an identity provider. If it fails, the error message depends
 * on the step.
 */
export type SignInAction = 'start' | 'verify' | 'resend' | 'profile' | 'google' | 'apple' | 'oidc'

/** The error code if a provider hasn't verified the reader's mail address. */
export const UNVERIFIED_ADDRESS_ERROR_CODE = 'UNVERIFIED_ADDRESS'

/** The error message of each request of the sign-in for failures without a more specific message. */
const GENERAL_FAILURES: Record<SignInAction, TextKey> = {
  start: 'signIn.dialog.error.start',
  verify: 'signIn.dialog.error.verify',
  resend: 'signIn.dialog.error.resend',
  profile: 'signIn.dialog.error.profile',
  google: 'signIn.dialog.error.google',
  apple: 'signIn.dialog.error.apple',
  oidc: 'signIn.dialog.error.oidc',
}

const NETWORK_FAILURES: Partial<Record<SignInAction, TextKey>> = {
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
  [UNVERIFIED_ADDRESS_ERROR_CODE]: 'signIn.dialog.error.unverified',
  SIGN_UP_BY_INVITATION: 'signIn.dialog.error.invitation',
  SIGN_UP_BY_DOMAIN: 'signIn.dialog.error.domain',
  SIGN_UP_CLOSED: 'signIn.dialog.error.closed',
}

/** The longest waiting time that is shown in seconds. A longer one is shown in minutes. */
const MAX_SHOWN_SECONDS = 120

/** A waiting time as text, such as '30 seconds' or '3 minutes'. */
export function formatWaitTime(seconds: number, text: Localizer): string {
  if (seconds <= MAX_SHOWN_SECONDS)
    return text.plural('signIn.dialog.seconds', Math.max(1, Math.ceil(seconds)))
  return text.plural('signIn.dialog.minutes', Math.ceil(seconds / MINUTE_SECONDS))
}

/** True if the server's refusal to start a sign-in means only that the reader has to enter a code. */
export function requiresSignInCode({ code, message }: CallFailure): boolean {
  return code === 'VERIFICATION_REQUIRED' || /already registered|verification (is )?required/i.test(message)
}

/**
 * Returns the error message for the reader: the application's text for the error code or, if the application
 * doesn't know the code, the server's message.
 */
export function formatSignInFailure(action: SignInAction, refused: CallFailure, text: Localizer): string {
  const { code, message, status, retryAfterSeconds } = refused
  if (status === NO_RESPONSE_STATUS) return text(NETWORK_FAILURES[action] ?? 'signIn.dialog.error.network')
  if (code === 'TOO_MANY_REQUESTS' && retryAfterSeconds !== undefined)
    return text('signIn.dialog.error.wait', { wait: formatWaitTime(retryAfterSeconds, text) })
  if (code === 'BAD_REQUEST' && action === 'start') return text('signIn.dialog.error.start.refused')
  const knownKey = BY_CODE[code]
  if (knownKey) return text(knownKey)
  return Object.hasOwn(API_ERRORS, code) || message === '' ? text(GENERAL_FAILURES[action]) : message
}
