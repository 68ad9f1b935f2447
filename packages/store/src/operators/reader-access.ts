import { revokeInvitation } from '../accounts/sign-in/invitations.ts'
import { endAllSessionsByEmail } from '../accounts/sign-in/open-sessions.ts'
import { type Db, inTransaction } from '../database/connect.ts'
import { type ActingOperator, logOperatorAction } from './operator-log.ts'

type OfReader = ActingOperator & { email: string }

/**
 * Signs a reader out on all devices, and logs it.
 *
 * @returns the number of ended sessions; 'no-reader' if no account has this address
 */
export function endReaderSessionsAndLog(
  db: Db,
  { email, ...order }: OfReader,
): Promise<number | 'no-reader'> {
  return inTransaction(db, async (transaction) => {
    const ended = await endAllSessionsByEmail(transaction, email)
    if (ended !== 'no-reader' && ended > 0)
      await logOperatorAction(transaction, order, { act: 'sessions-ended', subject: email, after: { ended } })
    return ended
  })
}

/** Revokes the open invitation of an address, and logs it. Returns 'none' if there is no open invitation. */
export function revokeInvitationAndLog(db: Db, { email, ...order }: OfReader): Promise<'revoked' | 'none'> {
  return inTransaction(db, async (transaction) => {
    const outcome = await revokeInvitation(transaction, email)
    if (outcome === 'revoked')
      await logOperatorAction(transaction, order, { act: 'invitation-revoked', subject: email })
    return outcome
  })
}
