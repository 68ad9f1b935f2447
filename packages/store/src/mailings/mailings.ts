import { HOUR_MS } from '@plainwire/domain/units'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../connect.ts'
import { type Lease, withLease } from '../leases.ts'
import type { MailingTable } from '../schema-accounts.ts'
import { hasCome } from '../stored-times.ts'

export type MailingKind = MailingTable['kind']

/** The identity of a mail to a reader. */
export interface MailingName {
  readerId: string
  kind: MailingKind
  /** Of a digest the reader's own day; else the issue. */
  key: string
}

/** A mail that is about to be made for a reader. */
export interface NewMailing extends MailingName {
  variant: string | undefined
  /** The reader's own day. */
  day: string
  storyIds: readonly string[]
}

export interface Mailing extends NewMailing {
  state: MailingTable['state']
  claimedAt: Date
  sentAt: Date | undefined
}

/** Until when a mail that couldn't be sent is left alone, and from how many tries on it is given up. */
const FIRST_RETRY_MS = 60_000
export const MAX_RETRY_MS = HOUR_MS
const MAX_TRIES = 8

/**
 * Claims mails for the holder of a lease: those that nobody has made yet, and those that a holder before it left unfinished. One
 * that a mail server may have taken already is claimed again too, and counted as a doubt: rather twice than never.
 *
 * @returns which of them are this holder's now
 * @throws StoreError LEASE_LOST
 */
export function claimMailings(
  db: Db,
  lease: Lease,
  { mailings, now }: { mailings: readonly NewMailing[]; now: Date },
): Promise<{ name: MailingName; isDoubtful: boolean }[]> {
  if (mailings.length === 0) return Promise.resolve([])
  return withLease(db, lease, async (transaction) => {
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
            or([eb('mailings.retry_at', 'is', null), hasCome('mailings.retry_at', now, MAX_RETRY_MS)]),
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

const held = (db: Db, { readerId, kind, key }: MailingName, lease: Lease) =>
  db
    .updateTable('mailings')
    .where('reader_id', '=', readerId)
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('token', '=', lease.token)

/**
 * Records that a mail is being handed to the mail server, immediately before. False if the lease or the claim
 * now belongs to another process, or the reader is gone: then nothing may be sent.
 */
export async function handOver(db: Db, name: MailingName, lease: Lease): Promise<boolean> {
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

/** The mail server has taken a mail. */
export async function markSent(db: Db, name: MailingName, lease: Lease, now: Date): Promise<void> {
  await held(db, name, lease).set({ state: 'sent', sent_at: now, retry_at: null }).execute()
}

/** Records that the mail server has permanently refused a mail. */
export async function markFailed(db: Db, name: MailingName, lease: Lease): Promise<void> {
  await held(db, name, lease).set({ state: 'failed', retry_at: null }).execute()
}

/**
 * A mail wasn't taken: it is claimed again after a minute, then two, four …, and at the eighth time given up.
 *
 * @param mayHaveArrived the connection ended before the answer: claiming it again is a doubt
 */
export async function postponeMailing(
  db: Db,
  name: MailingName,
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

/** The mails sent to readers since a moment, latest first. */
export async function mailingsOf(
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
