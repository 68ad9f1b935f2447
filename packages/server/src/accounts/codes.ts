import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { IssuedCode } from '@plainwire/domain/reader'
import { type AccountKeySet, computeHmacSha256 } from '@plainwire/store/account-keys'

const DIGITS = 6
/**
 * The length of the random code in a sign-in link, in bytes. It is as long as a cryptographic key, because
 * wrong guesses of a link aren't counted.
 */
const LINK_BYTES = 32
const SALT_BYTES = 16
/**
 * The stored form that a guess is compared with if no code exists, so that the comparison takes the same time.
 */
const NO_CODE = Buffer.alloc(SALT_BYTES + 32).toString('base64url')

/** Generates a sign-in code: six uniformly random digits, or 43 characters for a link. */
export function generateSignInCode(kind: IssuedCode['kind']): string {
  if (kind === 'link') return randomBytes(LINK_BYTES).toString('base64url')
  return String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
}

function digestOf(code: string, address: Uint8Array, salt: Uint8Array, key: AccountKeySet): Buffer {
  return computeHmacSha256(key.code, salt, address, code)
}

/**
 * Returns the stored form of a sign-in code: a salt and a hash, keyed with a secret that isn't in the
 * database. It is valid for one e-mail address only.
 */
export function hashSignInCode(code: string, address: Uint8Array, key: AccountKeySet): string {
  const salt = randomBytes(SALT_BYTES)
  return Buffer.concat([salt, digestOf(code, address, salt, key)]).toString('base64url')
}

/**
 * Whether a guessed sign-in code is right; the comparison takes the same time for any guess.
 *
 * @param stored the result of hashSignInCode; undefined if there is no code
 */
export function isCorrectCode(
  guess: string,
  address: Uint8Array,
  stored: string | undefined,
  key: AccountKeySet,
): boolean {
  const bytes = Buffer.from(stored ?? NO_CODE, 'base64url')
  const digest = digestOf(guess, address, bytes.subarray(0, SALT_BYTES), key)
  return timingSafeEqual(digest, bytes.subarray(SALT_BYTES)) && stored !== undefined
}

/**
 * Returns the identifier under which an attempt to sign in is stored: a keyed hash of the e-mail address and
 * the secret of the browser that requested the code, from which the secret can't be derived. Empty if the
 * browser sent no secret.
 */
export function deriveSignInAttemptId(
  secret: string | undefined,
  address: Uint8Array,
  key: AccountKeySet,
): string {
  return secret === undefined
    ? ''
    : computeHmacSha256(key.code, 'attempt', address, secret).toString('base64url')
}
