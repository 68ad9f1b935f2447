import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { CodeDigest } from '@plainwire/store'
import { type AccountKey, hashed } from './account-keys.ts'

const DIGITS = 6
const SALT_BYTES = 16
/** Compared with where there is no code, so that it takes as long. */
const NO_CODE: CodeDigest = { salt: Buffer.alloc(SALT_BYTES), digest: Buffer.alloc(32) }

/** A new code of six digits, each as likely as any other. */
export function drawCode(): string {
  return String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
}

function digestOf(code: string, address: Uint8Array, salt: Uint8Array, key: AccountKey): Buffer {
  return hashed(key.code, salt, address, code)
}

/** What is kept of a code: salted, and keyed with what isn't in the database. It is good for one address only. */
export function codeDigest(code: string, address: Uint8Array, key: AccountKey): CodeDigest {
  const salt = randomBytes(SALT_BYTES)
  return { salt, digest: digestOf(code, address, salt, key) }
}

/** Whether a guess is right, in the same time whatever it is. */
export function isCode(
  guess: string,
  address: Uint8Array,
  kept: CodeDigest | undefined,
  key: AccountKey,
): boolean {
  const { salt, digest } = kept ?? NO_CODE
  return timingSafeEqual(digestOf(guess, address, salt, key), digest) && kept !== undefined
}
