import { createHash, randomBytes } from 'node:crypto'
import { API, type SignInProvider, SignInTokens } from '@plainwire/domain/contract'
import { parseSignInResultUrlFragment } from '@plainwire/domain/reader'
import type { AccountTestServer } from '../../accounts/testing-accounts.ts'
import type { ProviderReturn } from '../../identity/testing-provider.ts'

/** The public address of the installation in tests. */
export const SITE = 'http://plainwire.test'

/**
 * Begins a sign-in as the page does. Returns the values that the page stores, and the address that it redirects
 * to.
 */
export async function beginSignInAtProvider(accounts: AccountTestServer, name: SignInProvider) {
  const secret = randomBytes(32).toString('base64url')
  const challenge = createHash('sha256').update(secret).digest('base64url')
  const answer = await accounts.call('POST', `/auth/signin_with_${name}`, { body: { challenge } })
  const { url } = API.signInWithGoogle.answer.parse(await answer.json())
  return { secret, url: new URL(url) }
}

let arrivals = 0

/**
 * Sends the request with which the browser returns from the provider, and returns the answer with the address
 * that it redirects to.
 */
export async function returnToPlainwire(accounts: AccountTestServer, { url, form }: ProviderReturn) {
  arrivals += 1
  const answer = await fetch(`${accounts.server.url}${url.pathname}${url.search}`, {
    method: form ? 'POST' : 'GET',
    body: form ?? null,
    headers: { 'x-forwarded-for': `192.0.2.${arrivals % 256}` },
    redirect: 'manual',
  })
  const location = new URL(answer.headers.get('location') ?? '', SITE)
  return { answer, location, fragment: parseSignInResultUrlFragment(location.hash) }
}

/** Returns the code in the address that the page is redirected to; empty if there is none. */
export const extractRedirectCode = (fragment: ReturnType<typeof parseSignInResultUrlFragment>): string =>
  typeof fragment === 'object' && 'code' in fragment ? fragment.code : ''

/** Signs in with a provider as the page does, and returns the answer of the last call. */
export async function signInAtProvider(
  accounts: AccountTestServer,
  name: SignInProvider,
  provider: { visit(url: string): Promise<ProviderReturn> },
  body: { invitation?: string } = {},
): Promise<Response> {
  const { secret, url } = await beginSignInAtProvider(accounts, name)
  const { fragment } = await returnToPlainwire(accounts, await provider.visit(url.href))
  return accounts.call('POST', '/auth/provider/redeem', {
    body: { code: extractRedirectCode(fragment), secret, ...body },
  })
}

/** Signs in with a provider as the page does, and returns the reader's tokens. */
export const fetchTokensFromProviderSignIn = async (
  ...about: Parameters<typeof signInAtProvider>
): Promise<SignInTokens> => SignInTokens.parse(await (await signInAtProvider(...about)).json())
