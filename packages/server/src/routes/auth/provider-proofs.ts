import { createHash, randomBytes } from 'node:crypto'
import { computeHmacSha256 } from '@plainwire/store/account-keys'
import type { AccountService } from '../../accounts/accounts.ts'
import type { OAuthVerificationValues } from '../../identity/identity-provider.ts'

/** The length of the secrets that are generated here, and of SHA-256 hashes, in bytes. */
export const SECRET_LENGTH_BYTES = 32

/** Returns the SHA-256 hash of a text. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest()

/** Generates a random secret, in base64url. */
export const generateRandomSecret = () => randomBytes(SECRET_LENGTH_BYTES).toString('base64url')

/**
 * Derives a sign-in's nonce and PKCE verifier from our key and from the state, which the provider returns, so
 * that neither has to be stored.
 */
export function deriveNonceAndVerifier(
  state: string,
  { keys: [key] }: AccountService,
): OAuthVerificationValues {
  const made = (purpose: string) => computeHmacSha256(key.provider, purpose, state).toString('base64url')
  return { state, nonce: made('nonce'), verifier: made('verifier') }
}
