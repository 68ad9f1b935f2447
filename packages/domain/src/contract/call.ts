import { z } from 'zod'
import type { Route } from '../addresses/index.ts'

/**
 * The declaration of one call of the API. The server registers its route from it, the application's client
 * derives its types from it, and the OpenAPI document is generated from it.
 */
export interface Call extends Route {
  summary: string
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  answer: z.ZodType
  errors: readonly ErrorCode[]
}

/** Every error that the API can return, with its HTTP status and its message. */
export const API_ERRORS = {
  BAD_REQUEST: { status: 400, message: 'The request is not valid.' },
  INVALID_CODE: { status: 400, message: 'Invalid verification code' },
  SAVE_LIMIT_REACHED: {
    status: 400,
    message: 'Save limit reached. Upgrade to Premium for unlimited saves.',
  },
  FOLLOW_LIMIT_REACHED: {
    status: 400,
    message: 'Follow limit reached. Upgrade to Premium to follow as much as you like.',
  },
  HOOK_REFUSED: { status: 400, message: 'Nothing can be sent to this address.' },
  TRIAL_USED: { status: 400, message: 'Failed to start trial' },
  NO_SUBSCRIPTION: { status: 400, message: 'No active subscription' },
  NOTHING_TO_REACTIVATE: { status: 400, message: 'No cancelled subscription to reactivate' },
  VERIFICATION_FAILED: { status: 400, message: 'Verification failed' },
  NOT_AUTHENTICATED: { status: 401, message: 'Not authenticated' },
  BILLED_ELSEWHERE: { status: 403, message: 'Subscriptions are managed by the payment provider here.' },
  SIGN_UP_BY_INVITATION: { status: 403, message: 'A new account needs an invitation here.' },
  SIGN_UP_BY_DOMAIN: { status: 403, message: 'New accounts are for certain e-mail domains only here.' },
  SIGN_UP_CLOSED: { status: 403, message: 'No new accounts are created here.' },
  NOT_FOUND: { status: 404, message: 'There is nothing at this address.' },
  STORY_NOT_FOUND: { status: 404, message: 'Story not found.' },
  THREAD_NOT_FOUND: { status: 404, message: 'Thread not found.' },
  THING_NOT_FOLLOWED: { status: 404, message: 'This is not followed.' },
  STORY_NOT_SAVED: { status: 404, message: 'This story is not saved.' },
  NO_PREFERENCES: { status: 404, message: 'No preferences are set; the defaults apply.' },
  PUBLISHER_NOT_FOUND: { status: 404, message: 'Publisher not found.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This address does not take that method.' },
  CHECKOUT_UNDER_WAY: { status: 409, message: 'A payment is already being started. Please wait a moment.' },
  STORY_WITHDRAWN: { status: 410, message: 'This story has been withdrawn.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  URL_TOO_LONG: { status: 414, message: 'The address is too long.' },
  UNSUPPORTED_MEDIA: { status: 415, message: 'This kind of content is not supported.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many requests. Please wait a moment.' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side.' },
  GOOGLE_NOT_CONFIGURED: {
    status: 501,
    message: 'Google Sign-In requires SDK integration (not implemented in this demo)',
  },
  APPLE_NOT_CONFIGURED: {
    status: 501,
    message: 'Apple Sign-In requires SDK integration (not implemented in this demo)',
  },
  OIDC_NOT_CONFIGURED: { status: 501, message: 'No other identity provider is set up here.' },
  GOOGLE_FAILED: { status: 502, message: 'Google authentication failed' },
  APPLE_FAILED: { status: 502, message: 'Apple authentication failed' },
  OIDC_FAILED: { status: 502, message: 'The identity provider did not answer.' },
  PROVIDER_FAILED: { status: 502, message: 'The payment provider did not answer.' },
  UPSTREAM_FAILED: { status: 502, message: 'The source did not answer.' },
  UNAVAILABLE: { status: 503, message: 'The service is busy. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>
export type ErrorCode = keyof typeof API_ERRORS

export const ErrorResponse = z.object({ error: z.object({ code: z.string(), message: z.string() }) })
export type ErrorResponse = z.infer<typeof ErrorResponse>
