import { z } from 'zod'
import { ROUTES } from '../../addresses/index.ts'
import { Language } from '../../language/index.ts'
import type { Call } from '../call.ts'

const MAX_ADDRESS = 254

/** A valid e-mail address of at most `MAX_ADDRESS` characters, without spaces around it. */
export const Email = z.string().trim().max(MAX_ADDRESS).pipe(z.email())

/**
 * A random secret of at least 128 bits, in base64url, that a browser creates for each sign-in. A mailed code or
 * link works only together with the secret, so that nobody else can use up the guesses at the code, replace the
 * code or use the link.
 */
const Attempt = z.string().regex(/^[\w-]{22,64}$/)

/**
 * The secret in the link of an invitation, which is required for a first sign-in if new accounts need an
 * invitation. It can be used once, for any e-mail address.
 */
export const InvitationToken = z.string().regex(/^[\w-]{43}$/)

/**
 * Errors of a first sign-in if the creation of accounts is restricted. They are returned only after the reader
 * has proven that the e-mail address is theirs.
 */
export const SIGN_UP_ERRORS = ['SIGN_UP_BY_INVITATION', 'SIGN_UP_BY_DOMAIN', 'SIGN_UP_CLOSED'] as const

const Sent = z.object({ status: z.literal('sent') })
const Address = z.strictObject({
  email: Email,
  /** The language of the mail; English if undefined. */
  language: Language.optional(),
  attempt: Attempt.optional(),
})
const REFUSED = ['BAD_REQUEST', 'NOT_FOUND', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'] as const

export const startSignInEndpoint = {
  ...ROUTES.startSignIn,
  summary:
    'Mails a six-digit code. The answer is the same for every address, with or without an account, and also if no mail is sent because one was sent within the last minute or too many were sent. With `attempt`, the code works only together with it. If all guesses for the address are used up, a link is mailed instead.',
  body: Address,
  answer: Sent,
  errors: REFUSED,
} as const satisfies Call

export const resendCodeEndpoint = {
  ...ROUTES.resendCode,
  summary: 'Mails a new code, which replaces the last one; at the earliest 60 s after that one.',
  body: Address,
  answer: Sent,
  errors: REFUSED,
} as const satisfies Call

const Token = z.string().min(1).max(4_000)

/** The tokens of a signed-in device. */
export const SignInTokens = z.object({ AccessToken: Token, RefreshToken: Token, IdToken: Token })
export type SignInTokens = z.infer<typeof SignInTokens>

export const verifyCodeEndpoint = {
  ...ROUTES.verifyCode,
  summary:
    'Signs in with the newest code, or with the secret of a mailed link; once, within 10 minutes. Creates an account for a new address if the operator’s rule for new accounts allows it. With `invitation`, the secret of an invitation’s link, the address may differ from the invited one.',
  body: z.strictObject({
    email: Email,
    code: z.string().regex(/^(\d{6}|[\w-]{43})$/),
    attempt: Attempt.optional(),
    invitation: InvitationToken.optional(),
  }),
  answer: SignInTokens,
  errors: [...REFUSED, 'INVALID_CODE', ...SIGN_UP_ERRORS],
} as const satisfies Call

export const refreshTokensEndpoint = {
  ...ROUTES.refreshTokens,
  summary:
    'Returns new tokens for a refresh token and its id token. Each refresh token works once; using it again ends the session, unless its successor was issued seconds ago or never used.',
  body: z.strictObject({ refresh_token: Token, id_token: Token }),
  answer: SignInTokens,
  errors: [...REFUSED, 'NOT_AUTHENTICATED'],
} as const satisfies Call

export const signOutEndpoint = {
  ...ROUTES.signOut,
  summary: 'Ends the session of the access token; its tokens stop working immediately.',
  answer: z.object({ status: z.literal('signed-out') }),
  errors: ['NOT_AUTHENTICATED', ...REFUSED],
} as const satisfies Call
