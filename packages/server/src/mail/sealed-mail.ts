import { Language } from '@plainwire/domain/language'
import { z } from 'zod'
import type { AccountKeys } from '../accounts/account-keys.ts'
import { seal, unseal } from '../accounts/sealed-text.ts'

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
export function sealMail(mail: CodeMail, keys: AccountKeys): Promise<string> {
  return seal(JSON.stringify(mail), keys, 'mail')
}

/** Undefined for a mail that was sealed with a secret that is no longer ours. */
export async function openMail(sealed: string, keys: AccountKeys): Promise<CodeMail | undefined> {
  const text = await unseal(sealed, keys, 'mail')
  return text === undefined ? undefined : CodeMail.parse(JSON.parse(text))
}
