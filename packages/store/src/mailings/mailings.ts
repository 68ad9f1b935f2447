import { HOUR_MS } from '@plainwire/domain/units'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { buildTimePassedCondition } from '../database/stored-times.ts'
import type { MailingTable } from '../database/tables/mails.ts'
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

/** The longest delay before a mail is tried again, in ms. */
export const MAX_MAILING_RETRY_DELAY_MS = HOUR_MS

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
            or([
              eb('mailings.retry_at', 'is', null),
              buildTimePassedCondition('mailings.retry_at', now, MAX_MAILING_RETRY_DELAY_MS),
            ]),
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

/** The mails to the given readers that were claimed at or after `since`, latest first. */
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
