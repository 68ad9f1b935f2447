import { API_BASE } from '@plainwire/domain/addresses'
import { API, Email, SIGN_IN_PROVIDERS, type SignInProvider } from '@plainwire/domain/contract'
import type { Log } from '@plainwire/domain/log'
import { buildSignInResultUrlFragment, type ProviderError } from '@plainwire/domain/reader'
import { MINUTE_MS } from '@plainwire/domain/units'
import { beginProviderSignIn, consumeProviderSignIn, issueProviderCode } from '@plainwire/store'
import { encryptText } from '@plainwire/store/account-keys'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AccountService } from '../../accounts/accounts.ts'
import { toAsciiEmail } from '../../accounts/mail-domain.ts'
import { ApiError } from '../../errors.ts'
import { registerApiCall } from '../../route.ts'
import { CACHE_CONTROL } from '../../serving/cache-control.ts'
import { deriveNonceAndVerifier, generateRandomSecret, sha256 } from './provider-proofs.ts'
import { registerRedeemSignInRoute } from './redeem-sign-in.ts'

/** The maximum number of sign-ins begun per minute and network. */
const PER_MINUTE = 20
/**
 * The maximum number of readers returning from a provider per minute and network; high, because a reader who is
 * refused here has to start again.
 */
const RETURNS_PER_MINUTE = 60
/** How long a reader may take at the provider, in ms; they may have to find their password. */
const AT_PROVIDER_MS = 15 * MINUTE_MS
/** The error codes of a sign-in that the reader cancelled: that of the OAuth standard, and Apple's. */
const CANCELLED = new Set(['access_denied', 'user_cancelled_authorize'])

interface Parts {
  accounts: AccountService
  publicUrl: string
  log: Log
}

const CALLS = {
  google: API.signInWithGoogle,
  apple: API.signInWithApple,
  oidc: API.signInWithOidc,
} as const
const ERRORS = {
  google: { missing: 'GOOGLE_NOT_CONFIGURED', failed: 'GOOGLE_FAILED' },
  apple: { missing: 'APPLE_NOT_CONFIGURED', failed: 'APPLE_FAILED' },
  oidc: { missing: 'OIDC_NOT_CONFIGURED', failed: 'OIDC_FAILED' },
} as const

const returnUrlOf = (name: SignInProvider, publicUrl: string) => `${publicUrl}${API_BASE}/auth/return/${name}`

/** POST /api/auth/signin_with_google, _apple and _oidc: returns the address to send the reader to. */
function addBegin(app: FastifyInstance, name: SignInProvider, { accounts, publicUrl, log }: Parts): void {
  const { withDb, now, providers } = accounts
  registerApiCall(
    app,
    CALLS[name],
    async ({ body }) => {
      const provider = providers()[name]
      if (!provider) throw new ApiError(ERRORS[name].missing)
      const proofs = deriveNonceAndVerifier(generateRandomSecret(), accounts)
      const url = await provider.begin(proofs, returnUrlOf(name, publicUrl)).catch((error: unknown) => {
        log.warn({ provider: name, ...failureOf(error) }, 'An identity provider did not answer.')
        throw new ApiError(ERRORS[name].failed)
      })
      const challenge = Buffer.from(body.challenge, 'base64url')
      const begun = { state: sha256(proofs.state), provider: name, challenge, now: now() }
      await withDb((db) => beginProviderSignIn(db, begun))
      return { url }
    },
    { perMinute: PER_MINUTE, cacheControl: CACHE_CONTROL.never },
  )
}

/** Returns the part of a failure that may be logged; its message may contain personal data. */
function failureOf(error: unknown): { code: string } {
  const { code, name }: { code?: unknown; name?: unknown } = Object(error)
  return { code: typeof code === 'string' ? code : String(name) }
}

/** Returns the provider's answer, from the query or a posted form, as a URL that openid-client can read. */
function returnedOf({ url, body }: FastifyRequest, name: SignInProvider, publicUrl: string): URL {
  const returned = new URL(returnUrlOf(name, publicUrl))
  returned.search = body instanceof URLSearchParams ? body.toString() : (url.split('?', 2)[1] ?? '')
  return returned
}

/** Creates the one-time code for a returning reader whose e-mail address the provider has verified. */
async function codeFor(
  name: SignInProvider,
  returned: URL,
  { accounts, log }: Parts,
): Promise<{ code: string } | { error: ProviderError }> {
  const { withDb, keys, now, providers } = accounts
  const proofs = deriveNonceAndVerifier(returned.searchParams.get('state') ?? '', accounts)
  const provider = providers()[name]
  const moment = now()
  const since = new Date(moment.getTime() - AT_PROVIDER_MS)
  const state = sha256(proofs.state)
  const back = await withDb((db) => consumeProviderSignIn(db, { state, provider: name, since, now: moment }))
  if (!provider || !back) return { error: 'failed' }
  if (CANCELLED.has(returned.searchParams.get('error') ?? '')) return { error: 'cancelled' }
  try {
    const identity = await provider.identify(proofs, returned)
    const email = Email.safeParse(toAsciiEmail(identity.email ?? ''))
    if (!identity.email_verified || !email.success) {
      log.warn({ provider: name }, 'An identity provider has not verified a reader’s address.')
      return { error: 'unverified' }
    }
    const code = generateRandomSecret()
    const sealedEmail = await encryptText(email.data, keys, 'email')
    await withDb((db) => issueProviderCode(db, { state, code: sha256(code), sealedEmail }))
    return { code }
  } catch (error) {
    if (error instanceof ApiError) throw error
    log.warn({ provider: name, ...failureOf(error) }, 'An identity provider did not identify a reader.')
    return { error: 'failed' }
  }
}

/**
 * GET /api/auth/return/google and …/oidc, POST …/apple: receives a reader who returns from the provider, and
 * redirects them to the application with a code that only the page on which the sign-in began can redeem.
 */
function addReturn(app: FastifyInstance, name: SignInProvider, parts: Parts): void {
  const config = { rateLimit: { max: RETURNS_PER_MINUTE, timeWindow: '1 minute' } }
  app.route({
    method: name === 'apple' ? 'POST' : 'GET',
    url: `${API_BASE}/auth/return/${name}`,
    schema: { hide: true },
    config,
    handler: async (request, reply) => {
      const returned = returnedOf(request, name, parts.publicUrl)
      const outcome = await codeFor(name, returned, parts).catch((error: unknown) => {
        // The error is passed to the page, because a person and not a program waits for this answer.
        if (error instanceof ApiError && error.code === 'UNAVAILABLE') return { error: 'failed' as const }
        throw error
      })
      const hash = buildSignInResultUrlFragment({ provider: name, ...outcome })
      return reply
        .header('cache-control', CACHE_CONTROL.never)
        .header('referrer-policy', 'no-referrer')
        .redirect(`${parts.publicUrl}/${hash}`, 303)
    },
  })
}

/**
 * Registers the routes for signing in with an identity provider: the authorisation code flow with PKCE, state
 * and nonce, and without a cookie.
 */
export function registerProviderSignInRoutes(app: FastifyInstance, parts: Parts): void {
  for (const name of SIGN_IN_PROVIDERS) addBegin(app, name, parts)
  registerRedeemSignInRoute(app, parts.accounts)
  app.register(async (scope) => {
    const type = 'application/x-www-form-urlencoded'
    scope.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) => {
      done(null, new URLSearchParams(String(body)))
    })
    for (const name of SIGN_IN_PROVIDERS) addReturn(scope, name, parts)
  })
}
