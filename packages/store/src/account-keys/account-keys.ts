import { createHmac, hkdfSync } from 'node:crypto'
import { emailKey } from '@plainwire/domain/reader'

/** The keys that protect accounts. Derived from the operator's secret, and never stored in the database. */
export interface AccountKey {
  /** Which secret it was made of, as tokens name it. */
  kid: string
  /** Signs access and id tokens. */
  token: Uint8Array
  refresh: Uint8Array
  /** Hides e-mail addresses, and the codes that are sent to them. */
  address: Uint8Array
  code: Uint8Array
  /** Encrypts mails in the queue. */
  mail: Uint8Array
  /** Makes what binds an identity provider's answer to a sign-in. */
  provider: Uint8Array
  /** Encrypts addresses of readers who are returning from a provider. */
  email: Uint8Array
  /** Signs links in mails. */
  link: Uint8Array
  /** Makes secret addresses of feeds, and what webhooks are signed with. */
  follow: Uint8Array
}

const KEY_BYTES = 32

function derived(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, 'plainwire', purpose, KEY_BYTES))
}

function accountKey(secret: string): AccountKey {
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

/** The keys of secrets: the first makes, all are believed. */
export type AccountKeys = readonly [AccountKey, ...AccountKey[]]

export function accountKeys([first, ...others]: readonly [string, ...string[]]): AccountKeys {
  return [accountKey(first), ...others.map(accountKey)]
}

/** A keyed hash. */
export function hashed(key: Uint8Array, ...parts: (string | Uint8Array)[]): Buffer {
  const hash = createHmac('sha256', key)
  for (const part of parts) hash.update(part)
  return hash.digest()
}

/** The keyed hash that identifies an e-mail address where nobody may read it. */
export function addressHash({ address }: AccountKey, email: string): Buffer {
  return hashed(address, emailKey(email))
}
