import { randomBytes } from 'node:crypto'
import { SIGN_IN_PROVIDERS, type SignInProvider } from '@plainwire/domain/contract'
import { changeSignInState } from '@plainwire/store'
import { deriveAccountKeys, hashEmailAddress } from '@plainwire/store/account-keys'
import { exportPKCS8, generateKeyPair } from 'jose'
import { type AccountTestServer, TEST_SECRETS } from '../../accounts/testing-accounts.ts'
import type { ProviderOptions } from '../../identity/provider-options.ts'
import type { ForgingProvider } from '../../identity/testing-forger.ts'
import { unguardedProviderHttp } from '../../identity/testing-provider.ts'
import { signInAtProvider } from './testing-provider-return.ts'

/**
 * All ways to sign in: the code in a mail, the link that is mailed after too many guesses, and each provider.
 */
export const SIGN_IN_METHODS = ['code', 'link', ...SIGN_IN_PROVIDERS] as const
export type SignInMethod = (typeof SIGN_IN_METHODS)[number]

/** The options of all providers, each of which is simulated by the forger. */
export async function createSimulatedProviderOptions(forger: ForgingProvider): Promise<ProviderOptions> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const own = { ...forger, http: unguardedProviderHttp }
  const apple = { ...own, teamId: 'TEAM', keyId: 'KEY', privateKey: await exportPKCS8(privateKey) }
  return { google: own, apple, oidc: own }
}

/** Stores that a hundred wrong codes were entered, after which a link is mailed instead of a code. */
async function exhaustGuesses({ database, now }: AccountTestServer, email: string): Promise<void> {
  const address = hashEmailAddress(deriveAccountKeys(TEST_SECRETS)[0], email)
  await changeSignInState(database.db, { address, now: now() }, async (state) => ({
    state: { ...state, failuresInARow: 100, triedAt: [now()] },
    result: undefined,
  }))
}

async function byMail(accounts: AccountTestServer, email: string, invitation: object): Promise<Response> {
  const body = { email, attempt: randomBytes(32).toString('base64url') }
  await accounts.call('POST', '/auth/email/start', { body })
  const code = await accounts.lastCode()
  return accounts.call('POST', '/auth/email/verify', { body: { ...body, code, ...invitation } })
}

/**
 * Signs in to an e-mail address in the given way. Returns the answer of the last call: tokens or a refusal.
 */
export async function signInByMethod(
  { accounts, forger }: { accounts: AccountTestServer; forger: ForgingProvider },
  way: SignInMethod,
  { email, invitation }: { email: string; invitation?: string | undefined },
): Promise<Response> {
  const held = { ...(invitation !== undefined && { invitation }) }
  if (way === 'link') await exhaustGuesses(accounts, email)
  if (way === 'code' || way === 'link') return byMail(accounts, email, held)
  forger.forged.claims = { email }
  return signInAtProvider(accounts, way satisfies SignInProvider, forger, held)
}
