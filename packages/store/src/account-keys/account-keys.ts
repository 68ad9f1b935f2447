import { createHmac, hkdfSync } from 'node:crypto'
import { normaliseEmail } from '@plainwire/domain/reader'

/**
 * The keys that protect accounts, all derived from one secret of the operator. They are never stored in the
 * database.
 */
export interface AccountKeySet {
  /** The id of the secret that the keys were derived from, as named in tokens. */
  kid: string
  /** Signs access and id tokens. */
  token: Uint8Array
  refresh: Uint8Array
  /** Hashes e-mail addresses. */
  address: Uint8Array
  /** Hashes sign-in codes. */
  code: Uint8Array
  /** Encrypts mails in the queue. */
  mail: Uint8Array
  /** Derives the nonce and the PKCE verifier, which tie an identity provider's answer to a sign-in. */
  provider: Uint8Array
  /** Encrypts the e-mail addresses of readers who return from an identity provider. */
  email: Uint8Array
  /** Signs links in mails. */
  link: Uint8Array
  /** Creates secret feed addresses and the secrets that sign webhook calls. */
  follow: Uint8Array
}

const KEY_BYTES = 32

function derived(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, 'plainwire', purpose, KEY_BYTES))
}

function accountKey(secret: string): AccountKeySet {
  return {
    kid: Buffer.from(derived(secret, 'kid')).toString('hex').slice(0, 16),
    token: derived(secret, 'token'),
    refresh: derived(secret, 'refresh'),
    address: derived(secret, 'address'),
    code: derived(secret, 'code'),
    mail: derived(secret, 'mail'),
    provider: derived(secret, 'provider'),
    email: derived(secret, 'email'),
    link: derived(secret, 'link'),
    follow: derived(secret, 'follow'),
  }
}

/**
 * The account keys of each of the operator's secrets. Those of the first secret sign and encrypt; all are
 * accepted for verifying and decrypting.
 */
export type AccountKeySets = readonly [AccountKeySet, ...AccountKeySet[]]

export function deriveAccountKeys([first, ...others]: readonly [string, ...string[]]): AccountKeySets {
  return [accountKey(first), ...others.map(accountKey)]
}

/** Returns the keyed hash (HMAC with SHA-256) of the parts, joined without a separator. */
export function computeHmacSha256(key: Uint8Array, ...parts: (string | Uint8Array)[]): Buffer {
  const hash = createHmac('sha256', key)
  for (const part of parts) hash.update(part)
  return hash.digest()
}

/**
 * Returns the keyed hash of an e-mail address, which identifies the address where its text must not be
 * stored.
 */
export function hashEmailAddress({ address }: AccountKeySet, email: string): Buffer {
  return computeHmacSha256(address, normaliseEmail(email))
}
