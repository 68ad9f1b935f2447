import { HOUR_MS } from '@plainwire/domain/units'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { MailingTable } from '../database/schema-accounts.ts'
import { hasTimePassed } from '../database/stored-times.ts'
import { type Lease, runTransactionUnderLease } from '../jobs/leases.ts'

export type MailingKind = MailingTable['kind']

/** The identity of a mail to a reader. */
export interface MailingKey {
  readerId: string
  kind: MailingKind
  /** For a digest its date in the reader's time zone; else the id of the breaking story or announcement. */
  key: string
}

/** A mail to be made for a reader. */
export interface NewMailing extends MailingKey {
  variant: string | undefined
  /** The date of the mail in the reader's time zone. */
  day: string
  storyIds: readonly string[]
}

export interface Mailing extends NewMailing {
  state: MailingTable['state']
  claimedAt: Date
  sentAt: Date | undefined
}

/**
 * The delay before the first retry of a mail, and the longest one, in ms; `MAX_TRIES` is the number of
 * attempts.
 */
const FIRST_RETRY_MS = 60_000
export const MAX_RETRY_MS = HOUR_MS
const MAX_TRIES = 8

/**
 * Claims mails for the holder of a lease: new ones, and those that an earlier holder left unfinished. A mail
 * that the mail server may already have accepted is claimed again and counted as doubtful, because a mail sent
 * twice is better than none.
 *
 * @returns the mails that are now claimed by this holder
 * @throws StoreError LEASE_LOST
 */
export function claimMailings(
  db: Db,
  lease: Lease,
  { mailings, now }: { mailings: readonly NewMailing[]; now: Date },
): Promise<{ name: MailingKey; isDoubtful: boolean }[]> {
  if (mailings.length === 0) return Promise.resolve([])
  return runTransactionUnderLease(db, lease, async (transaction) => {
    const rows = mailings.map(({ readerId, kind, key, variant, day, storyIds }) => ({
      reader_id: readerId,
      kind,
      key,
      state: storyIds.length === 0 && kind === 'digest' ? ('empty' as const) : ('claimed' as const),
      variant: variant ?? null,
      day,
      token: lease.token,
      claimed_at: now,
      story_ids: [...storyIds],
    }))
    const claimed = await transaction
      .insertInto('mailings')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['reader_id', 'kind', 'key'])
          .doUpdateSet({
            state: sql`excluded.state`,
            variant: sql`excluded.variant`,
            token: lease.token,
            claimed_at: now,
            retry_at: null,
            story_ids: sql`excluded.story_ids`,
            doubts: sql`mailings.doubts + (mailings.state = 'handed')::int`,
          })
          .where('mailings.token', '<', lease.token)
          .where('mailings.state', 'in', ['claimed', 'handed'])
          .where(({ eb, or }) =>
            or([eb('mailings.retry_at', 'is', null), hasTimePassed('mailings.retry_at', now, MAX_RETRY_MS)]),
          ),
      )
      .returning(['reader_id', 'kind', 'key', 'state', 'doubts'])
      .execute()
    return claimed
      .filter(({ state }) => state === 'claimed')
      .map(({ reader_id: readerId, kind, key, doubts }) => ({
        name: { readerId, kind, key },
        isDoubtful: doubts > 0,
      }))
  })
}

const held = (db: Db, { readerId, kind, key }: MailingKey, lease: Lease) =>
  db
    .updateTable('mailings')
    .where('reader_id', '=', readerId)
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('token', '=', lease.token)

/**
 * Records that a mail is about to be handed to the mail server. Returns false if the lease or the claim now
 * belongs to another process, or the reader was deleted: then it must not be sent.
 */
export async function recordMailHandover(db: Db, name: MailingKey, lease: Lease): Promise<boolean> {
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
export async function markSent(db: Db, name: MailingKey, lease: Lease, now: Date): Promise<void> {
  await held(db, name, lease).set({ state: 'sent', sent_at: now, retry_at: null }).execute()
}

/** Records that the mail server has permanently refused a mail. */
export async function markFailed(db: Db, name: MailingKey, lease: Lease): Promise<void> {
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
  if (row.tries >= MAX_TRIES) return markFailed(db, name, lease)
  const waitMs = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.max(0, row.tries - 1))
  await held(db, name, lease)
    .set({ retry_at: new Date(now.getTime() + waitMs) })
    .execute()
}

function mailingOf(row: Selectable<MailingTable>): Mailing {
  const { reader_id: readerId, kind, key, state, variant, day } = row
  return {
    readerId,
    kind,
    key,
    state,
    variant: variant ?? undefined,
    day,
    storyIds: row.story_ids,
    claimedAt: row.claimed_at,
    sentAt: row.sent_at ?? undefined,
  }
}

/** The mails claimed for the given readers since a moment, latest first. */
export async function listMailings(
  db: Db,
  { readerIds, since }: { readerIds: readonly string[]; since: Date },
): Promise<Mailing[]> {
  if (readerIds.length === 0) return []
  const rows = await db
    .selectFrom('mailings')
    .selectAll()
    .where('reader_id', 'in', [...readerIds])
    .where('claimed_at', '>=', since)
    .orderBy('claimed_at', 'desc')
    .orderBy('key', 'desc')
    .execute()
  return rows.map(mailingOf)
}
