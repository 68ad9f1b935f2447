import { Language } from '@plainwire/domain/language'
import { CompactEncrypt, compactDecrypt, errors } from 'jose'
import { z } from 'zod'
import type { AccountKeys } from '../accounts/account-keys.ts'

/** A code on its way to a reader. */
export const CodeMail = z.object({
  to: z.string(),
  code: z.string(),
  language: Language,
  /** From then on the mail is worth nothing. */
  expiresAt: z.iso.datetime(),
})
export type CodeMail = z.infer<typeof CodeMail>

/** Encrypts a mail for the queue, where neither the reader nor the code is to be read. */
export function sealMail(mail: CodeMail, [key]: AccountKeys): Promise<string> {
  return new CompactEncrypt(Buffer.from(JSON.stringify(mail)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: key.kid })
    .encrypt(key.mail)
}

/** Undefined for a mail that was sealed with a secret that is no longer ours. */
export async function openMail(sealed: string, keys: AccountKeys): Promise<CodeMail | undefined> {
  try {
    const { plaintext } = await compactDecrypt(sealed, ({ kid }) => {
      const key = keys.find((one) => one.kid === kid)
      if (!key) throw new errors.JWKSNoMatchingKey()
      return key.mail
    })
    return CodeMail.parse(JSON.parse(Buffer.from(plaintext).toString('utf8')))
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
