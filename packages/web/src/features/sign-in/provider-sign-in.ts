import { API, type SignInProvider } from '@plainwire/domain/contract'
import { type ProviderError, parseSignInResultUrlFragment } from '@plainwire/domain/reader'
import { toWebUrl } from '../../lib/addresses/web-address.ts'
import { type CallFailure, callApi, type EndpointCallResult } from '../../lib/api.ts'
import { encodeBase64url } from '../../lib/base64url.ts'
import { browserNetworkDependencies, type NetworkDependencies } from '../../lib/outside.ts'
import { readStoredInvitation } from './held-invitation.ts'
import { UNVERIFIED_ADDRESS_ERROR_CODE } from './sign-in-failure.ts'

/** The sessionStorage key of the secret that completes the sign-in after the return from the provider. */
const SECRET_KEY = 'plainwire.sign-in'
const SECRET_BYTES = 32
const CALLS = {
  google: API.signInWithGoogle,
  apple: API.signInWithApple,
  oidc: API.signInWithOidc,
} as const

/** The browser functions that the sign-in depends on. */
export interface SignInDependencies extends NetworkDependencies {
  leaveFor: (url: string) => void
}
const browserSignInDependencies: SignInDependencies = {
  ...browserNetworkDependencies,
  leaveFor: (url) => location.assign(url),
}

const failed = (code = 'UNREADABLE'): CallFailure => ({ ok: false, code, message: '', status: -1 })

/** Returns the outcome of a sign-in if the provider redirected back with an error instead of a code. */
function outcomeOf(error: ProviderError): CallFailure | 'cancelled' {
  if (error === 'cancelled') return error
  return error === 'unverified' ? failed(UNVERIFIED_ADDRESS_ERROR_CODE) : failed()
}

/** A random secret, and its SHA-256 hash as the public challenge. */
async function newSecret(): Promise<{ secret: string; challenge: string }> {
  const secret = encodeBase64url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)))
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))
  return { secret, challenge: encodeBase64url(new Uint8Array(hash)) }
}

/**
 * Redirects to the identity provider, which later redirects back. Resolves to the failure, or to undefined if
 * the redirect has begun.
 */
export async function redirectToProvider(
  provider: SignInProvider,
  browser: SignInDependencies = browserSignInDependencies,
): Promise<CallFailure | undefined> {
  // Web Crypto, which hashes the secret, is available only on https and on localhost.
  if (!globalThis.crypto?.subtle) return failed()
  const { secret, challenge } = await newSecret()
  const answered = await callApi(CALLS[provider], { body: { challenge } }, {}, browser)
  if (!answered.ok) return answered
  const url = toWebUrl(answered.data.url)
  if (!url) return failed()
  sessionStorage.setItem(SECRET_KEY, secret)
  browser.leaveFor(url)
  return undefined
}

/**
 * Completes a sign-in with an identity provider.
 *
 * @param hash the hash of the URL with which the reader has returned from the provider
 * @returns undefined if the hash isn't the result of a sign-in
 */
export async function completeProviderSignIn(
  hash: string,
  outside: NetworkDependencies = browserNetworkDependencies,
): Promise<
  | { provider: SignInProvider; answered: EndpointCallResult<typeof API.redeemSignIn> | 'cancelled' }
  | 'unsupported'
  | undefined
> {
  const returned = parseSignInResultUrlFragment(hash)
  if (!returned || returned === 'unsupported') return returned
  const secret = sessionStorage.getItem(SECRET_KEY) ?? ''
  sessionStorage.removeItem(SECRET_KEY)
  const { provider } = returned
  if ('error' in returned) return { provider, answered: outcomeOf(returned.error) }
  const body = { code: returned.code, secret, ...readStoredInvitation() }
  return { provider, answered: await callApi(API.redeemSignIn, { body }, {}, outside) }
}
