import { revokeInvitation } from '../accounts/invitations.ts'
import { endSessionsOf } from '../accounts/open-sessions.ts'
import { type Db, inTransaction } from '../connect.ts'
import { logOperatorAction, type OperatorOrder } from '../newsroom/operator-log.ts'

type OfReader = OperatorOrder & { email: string }

/**
 * Signs the reader with an address out on every device, and notes it.
 *
 * @returns how many sessions ended; 'no-reader' where nobody has an account with this address
 */
export function endReadersSessions(db: Db, { email, ...order }: OfReader): Promise<number | 'no-reader'> {
  return inTransaction(db, async (transaction) => {
    const ended = await endSessionsOf(transaction, email)
    if (ended !== 'no-reader' && ended > 0)
      await logOperatorAction(transaction, order, { act: 'sessions-ended', subject: email, after: { ended } })
    return ended
  })
}

/** Takes the open invitation of an address back, and notes it. 'none' where there is none. */
export function takeInvitationBack(db: Db, { email, ...order }: OfReader): Promise<'revoked' | 'none'> {
  return inTransaction(db, async (transaction) => {
    const outcome = await revokeInvitation(transaction, email)
    if (outcome === 'revoked')
      await logOperatorAction(transaction, order, { act: 'invitation-revoked', subject: email })
    return outcome
  })
}
