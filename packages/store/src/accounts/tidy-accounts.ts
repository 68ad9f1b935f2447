import { SESSION_IDLE_TIMEOUT_MS, SESSION_LIFETIME_MS } from '@plainwire/domain/reader'
import { DAY_MS, HOUR_MS } from '@plainwire/domain/units'
import type { Db } from '../database/connect.ts'
import { deleteOldInvitations } from './sign-in/invitations.ts'

/** How long the state of sign-ins is retained, in days: longer than any limit on sign-ins reaches back. */
const SIGN_IN_DAYS = 31
/** How long payment events are retained, in days: much longer than the provider redelivers an event. */
const EVENT_DAYS = 60

/**
 * Deletes obsolete rows: ended sessions, sign-in state of unused addresses, unfinished sign-ins at providers,
 * old invitations and payment events.
 */
export async function deleteOldAccountRows(
  db: Db,
  now: Date,
): Promise<{ endedSessions: number; restedSignIns: number }> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const ended = await db
    .deleteFrom('sessions')
    .where(({ eb, or }) =>
      or([
        eb('begun_at', '<', before(SESSION_LIFETIME_MS)),
        eb('rotated_at', '<', before(SESSION_IDLE_TIMEOUT_MS)),
      ]),
    )
    .executeTakeFirstOrThrow()
  const rested = await db
    .deleteFrom('sign_ins')
    .where(({ and, eb, or }) =>
      or([
        eb('changed_at', '<', before(SIGN_IN_DAYS * DAY_MS)),
        and([eb('changed_at', '<', before(DAY_MS)), eb('failures_in_a_row', '=', 0)]),
      ]),
    )
    .executeTakeFirstOrThrow()
  await db.deleteFrom('provider_sign_ins').where('begun_at', '<', before(HOUR_MS)).execute()
  await db
    .deleteFrom('payment_events')
    .where('heard_at', '<', before(EVENT_DAYS * DAY_MS))
    .execute()
  await deleteOldInvitations(db, now)
  await db.deleteFrom('mail_counts').where('hour', '<', before(DAY_MS)).execute()
  return { endedSessions: Number(ended.numDeletedRows), restedSignIns: Number(rested.numDeletedRows) }
}
