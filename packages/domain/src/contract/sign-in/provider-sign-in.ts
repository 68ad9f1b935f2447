import { z } from 'zod'
import { ROUTES } from '../../addresses/index.ts'
import type { Call } from '../call.ts'
import { InvitationToken, SIGN_UP_ERRORS, SignInTokens } from './auth.ts'

/**
 * The identity providers that can confirm a reader's e-mail address; 'oidc' is the operator's OpenID Connect
 * provider.
 */
export const SIGN_IN_PROVIDERS = ['google', 'apple', 'oidc'] as const
export type SignInProvider = (typeof SIGN_IN_PROVIDERS)[number]

const REFUSED = ['BAD_REQUEST', 'NOT_FOUND', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'] as const
const HASH = /^[\w-]{43}$/

const begin = {
  summary:
    'Starts a sign-in at an identity provider and returns its address. `challenge` is the SHA-256, in base64url, of a random secret of the page, which is required to complete the sign-in. The provider’s answer redirects to `/#sign-in=…` with a code for /auth/provider/redeem, or with an error.',
  body: z.strictObject({ challenge: z.string().regex(HASH) }),
  answer: z.object({ url: z.url() }),
} as const

export const signInWithGoogleEndpoint = {
  ...begin,
  ...ROUTES.signInWithGoogle,
  errors: [...REFUSED, 'GOOGLE_NOT_CONFIGURED', 'GOOGLE_FAILED'],
} as const satisfies Call

export const signInWithAppleEndpoint = {
  ...begin,
  ...ROUTES.signInWithApple,
  errors: [...REFUSED, 'APPLE_NOT_CONFIGURED', 'APPLE_FAILED'],
} as const satisfies Call

export const signInWithOidcEndpoint = {
  ...begin,
  ...ROUTES.signInWithOidc,
  errors: [...REFUSED, 'OIDC_NOT_CONFIGURED', 'OIDC_FAILED'],
} as const satisfies Call

export const redeemSignInEndpoint = {
  ...ROUTES.redeemSignIn,
  summary:
    'Returns tokens for the code of the redirect, once, within two minutes, with the secret of the page that started the sign-in. Creates an account for a new address as /auth/email/verify does.',
  body: z.strictObject({
    code: z.string().regex(HASH),
    secret: z.string().regex(/^[\w-]{43,128}$/),
    invitation: InvitationToken.optional(),
  }),
  answer: SignInTokens,
  errors: [...REFUSED, 'VERIFICATION_FAILED', ...SIGN_UP_ERRORS],
} as const satisfies Call
