import { randomBytes } from 'node:crypto'
import type { Language } from '@plainwire/domain/language'
import { checkSignUpEligibility, type SignUpRule } from '@plainwire/domain/reader'
import { DAY_MS } from '@plainwire/domain/units'
import { encryptMail } from '@plainwire/post'
import { type Db, findReaderIdByEmail, inTransaction, saveInvitation } from '@plainwire/store'
import type { AccountKeySets } from '@plainwire/store/account-keys'
import type { AccountServiceDependencies } from './account-options.ts'
import { extractEmailDomain } from './mail-domain.ts'
import { hashInvitationSecret } from './open-session.ts'

const TOKEN_BYTES = 32

/** The dependencies of `inviteByEmail`. */
export interface InvitationDependencies {
  db: Db
  keys: AccountKeySets
  signUp: SignUpRule
  requestMail: AccountServiceDependencies['requestMail']
  now: Date
}

/**
 * Invites an e-mail address: stores the hash of a new secret in place of any earlier one, and queues the mail
 * with the secret's link, in one transaction.
 *
 * @param days the lifetime of the link, in days
 * @returns 'has-account' or 'not-admitted' if an invitation would have no effect, in which case nothing is
 * stored
 */
export function inviteByEmail(
  { db, keys, signUp, requestMail, now }: InvitationDependencies,
  { email, language, days }: { email: string; language: Language; days: number },
): Promise<{ expiresAt: Date } | 'has-account' | 'not-admitted'> {
  return inTransaction(db, async (transaction) => {
    if (checkSignUpEligibility(signUp, extractEmailDomain(email)) === 'refused') return 'not-admitted'
    if (await findReaderIdByEmail(transaction, email)) return 'has-account'
    const secret = randomBytes(TOKEN_BYTES).toString('base64url')
    const expiresAt = new Date(now.getTime() + days * DAY_MS)
    const token = hashInvitationSecret(secret)
    await saveInvitation(transaction, { email, token, language, invitedAt: now, expiresAt })
    const mail = { to: email, invitation: secret, language, expiresAt: expiresAt.toISOString() }
    await requestMail(await encryptMail(mail, keys), transaction, (days * DAY_MS) / 1000)
    return { expiresAt }
  })
}
