import { CompactEncrypt, compactDecrypt, errors } from 'jose'
import type { AccountKeySet, AccountKeySets } from './account-keys.ts'

/**
 * The purposes of encryption. Each has a separate key, so that a text for one purpose can't be used for
 * another.
 */
type Purpose = keyof Pick<AccountKeySet, 'mail' | 'email'>

/** Encrypts text that is stored in the database for a while and must not be readable there. */
export function encryptText(text: string, [key]: AccountKeySets, purpose: Purpose): Promise<string> {
  return new CompactEncrypt(Buffer.from(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: key.kid })
    .encrypt(key[purpose])
}

/** Decrypts a text; undefined if it was encrypted with a secret that is no longer in use. */
export async function decryptText(
  sealed: string,
  keys: AccountKeySets,
  purpose: Purpose,
): Promise<string | undefined> {
  try {
    const { plaintext } = await compactDecrypt(sealed, ({ kid }) => {
      const key = keys.find((one) => one.kid === kid)
      if (!key) throw new errors.JWKSNoMatchingKey()
      return key[purpose]
    })
    return Buffer.from(plaintext).toString('utf8')
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
