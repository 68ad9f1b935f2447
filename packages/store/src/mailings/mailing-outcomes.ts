import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { Lease } from '../jobs/leases.ts'
import { MAX_MAILING_RETRY_DELAY_MS, type MailingKey } from './mailings.ts'

/** The delay before the first retry of a mail, in ms. */
const FIRST_RETRY_MS = 60_000
/** The maximum number of attempts to send a mail. */
const MAX_TRIES = 8

const held = (db: Db, { readerId, kind, key }: MailingKey, lease: Lease) =>
  db
    .updateTable('mailings')
    .where('reader_id', '=', readerId)
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('token', '=', lease.token)

/**
 * Records that a mail is about to be handed to the mail server. Returns false if the lease or the claim now
 * belongs to another process, or the reader was deleted: then the mail must not be sent.
 */
export async function markMailingHandedOver(db: Db, name: MailingKey, lease: Lease): Promise<boolean> {
  const { numUpdatedRows } = await held(db, name, lease)
    .set(({ eb }) => ({ state: 'handed', tries: eb('tries', '+', 1) }))
    .where('state', '=', 'claimed')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('leases')
          .select('token')
          .where('name', '=', lease.name)
          .where('token', '=', lease.token)
          .where('expires_at', '>', sql<Date>`clock_timestamp()`),
      ),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Records that the mail server has accepted a mail. */
export async function markMailingSent(db: Db, name: MailingKey, lease: Lease, now: Date): Promise<void> {
  await held(db, name, lease).set({ state: 'sent', sent_at: now, retry_at: null }).execute()
}

/** Records that the mail server has permanently refused a mail. */
export async function markMailingFailed(db: Db, name: MailingKey, lease: Lease): Promise<void> {
  await held(db, name, lease).set({ state: 'failed', retry_at: null }).execute()
}

/**
 * Records a failed attempt. The mail is claimed again after a minute, then two, four and so on; at the eighth
 * attempt it is given up.
 *
 * @param mayHaveArrived whether the connection ended before the answer, so that the next attempt may send it
 * twice
 */
export async function postponeMailing(
  db: Db,
  name: MailingKey,
  lease: Lease,
  { now, mayHaveArrived }: { now: Date; mayHaveArrived: boolean },
): Promise<void> {
  const row = await held(db, name, lease)
    .set({ state: mayHaveArrived ? 'handed' : 'claimed' })
    .returning('tries')
    .executeTakeFirst()
  if (!row) return
  if (row.tries >= MAX_TRIES) return markMailingFailed(db, name, lease)
  const waitMs = Math.min(MAX_MAILING_RETRY_DELAY_MS, FIRST_RETRY_MS * 2 ** Math.max(0, row.tries - 1))
  await held(db, name, lease)
    .set({ retry_at: new Date(now.getTime() + waitMs) })
    .execute()
}
