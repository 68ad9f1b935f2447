import { CompactEncrypt, compactDecrypt, errors } from 'jose'
import type { AccountKey, AccountKeys } from './account-keys.ts'

/** The purposes of encryption: each has a key of its own, so that one can't be used for another. */
type Purpose = keyof Pick<AccountKey, 'mail' | 'email'>

/** Encrypts text that the database stores for a while and that nobody may read there. */
export function seal(text: string, [key]: AccountKeys, purpose: Purpose): Promise<string> {
  return new CompactEncrypt(Buffer.from(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: key.kid })
    .encrypt(key[purpose])
}

/** Undefined for what was sealed with a secret that is no longer ours. */
export async function unseal(
  sealed: string,
  keys: AccountKeys,
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
