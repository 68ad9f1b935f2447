import { InvitationToken, ReaderSession } from '@plainwire/domain/contract'
import { Language } from '@plainwire/domain/language'
import type { AccountKeySets } from '@plainwire/store/account-keys'
import { decryptText, encryptText } from '@plainwire/store/account-keys'
import { z } from 'zod'

/** A mail with a sign-in code. */
export const SignInCodeMail = z.object({
  to: z.string(),
  code: z.string(),
  language: Language,
  /** The mail is dropped after this time. */
  expiresAt: z.iso.datetime(),
})
export type SignInCodeMail = z.infer<typeof SignInCodeMail>

/**
 * The notice that a copy of the reader's session was used; it names the browser and system from which the
 * session was copied.
 */
export const SessionTheftMail = z.object({
  to: z.string(),
  stolenFrom: ReaderSession.pick({ browser: true, system: true }),
  expiresAt: z.iso.datetime(),
})

export type SessionTheftMail = z.infer<typeof SessionTheftMail>

/** A mail with the link of an invitation. */
const InvitationMail = z.object({
  to: z.string(),
  /** The secret of the link. */
  invitation: InvitationToken,
  language: Language,
  /** The time at which the link expires. */
  expiresAt: z.iso.datetime(),
})

const Mail = z.union([SignInCodeMail, SessionTheftMail, InvitationMail])
/** A queued mail to one reader. */
export type Mail = z.infer<typeof Mail>

/** Encrypts a mail for the queue, in which neither the recipient nor the content may be readable. */
export function encryptMail(mail: Mail, keys: AccountKeySets): Promise<string> {
  return encryptText(JSON.stringify(mail), keys, 'mail')
}

/** Decrypts a mail; undefined if it was encrypted with a secret that is no longer in use. */
export async function decryptMail(sealed: string, keys: AccountKeySets): Promise<Mail | undefined> {
  const text = await decryptText(sealed, keys, 'mail')
  return text === undefined ? undefined : Mail.parse(JSON.parse(text))
}
