import type { Preferences } from '@plainwire/domain/contract'
import { normaliseEmail, type SubscriptionRecord } from '@plainwire/domain/reader'
import { type Db, inTransaction } from '../database/connect.ts'
import { toStorableJson } from '../database/storable.ts'
import { lockReaderRow } from './lock-reader.ts'
import { deletePayer } from './payers.ts'
import { subscriptionColumns, toSubscriptionRecord } from './subscriptions.ts'

/** A reader with an account. */
export interface Reader {
  id: string
  email: string
  subscription: SubscriptionRecord
  createdAt: Date
  /** The reader's preferences; undefined if the reader hasn't changed any. */
  preferences: Preferences | undefined
}

/** The id of the reader with an e-mail address; undefined if there is none. */
export async function findReaderIdByEmail(db: Db, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('readers')
    .select('id')
    .where('email_key', '=', normaliseEmail(email))
    .executeTakeFirst()
  return row?.id
}

/**
 * Returns the id of the reader with an address, creating the account if there is none. Concurrent calls
 * return the same id.
 */
export async function findOrCreateReader(
  db: Db,
  { id, email, now }: { id: string; email: string; now: Date },
): Promise<string> {
  const row = await db
    .insertInto('readers')
    .values({ id, email, email_key: normaliseEmail(email), created_at: now })
    .onConflict((conflict) =>
      conflict.column('email_key').doUpdateSet(({ ref }) => ({ email_key: ref('excluded.email_key') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/**
 * Returns a reader by id.
 *
 * @returns undefined if there is none; `customerId` is the payment provider's id of the reader
 */
export async function findReaderById(
  db: Db,
  id: string,
): Promise<(Reader & { customerId: string | null }) | undefined> {
  const row = await db
    .selectFrom('readers')
    .leftJoin('subscriptions', 'subscriptions.reader_id', 'readers.id')
    .leftJoin('payers', 'payers.reader_id', 'readers.id')
    .select('payers.customer_id')
    .select(['readers.id', 'readers.email', 'readers.created_at', 'readers.preferences'])
    .select(subscriptionColumns)
    .where('readers.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { email, created_at: createdAt, preferences } = row
  return {
    id,
    email,
    subscription: toSubscriptionRecord(row),
    customerId: row.customer_id,
    createdAt,
    preferences: preferences ?? undefined,
  }
}

/**
 * Changes a reader's preferences and returns the new ones; undefined if the reader doesn't exist. Concurrent
 * changes run one after the other.
 */
export function changePreferences(
  db: Db,
  readerId: string,
  change: (current: Preferences | undefined) => Preferences,
): Promise<Preferences | undefined> {
  return inTransaction(db, async (transaction) => {
    const row = await transaction
      .selectFrom('readers')
      .select('preferences')
      .where('id', '=', readerId)
      .forUpdate()
      .executeTakeFirst()
    if (!row) return undefined
    const preferences = change(row.preferences ?? undefined)
    await transaction
      .updateTable('readers')
      .set({ preferences: toStorableJson(preferences) })
      .where('id', '=', readerId)
      .execute()
    return preferences
  })
}

/**
 * Deletes a reader with all their data: operator role, preferences, subscription, sessions, saved stories,
 * followed things, codes and invitations. Their customer record at the payment provider is queued for deletion.
 *
 * @param addresses the keyed hashes of the reader's e-mail address, one per set of account keys
 */
export async function deleteReader(
  db: Db,
  { id, addresses, now }: { id: string; addresses: Uint8Array[]; now: Date },
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockReaderRow(transaction, id)
    await deletePayer(transaction, id, now)
    const emailKeys = transaction.selectFrom('readers').select('email_key').where('id', '=', id)
    await transaction.deleteFrom('operators').where('email_key', 'in', emailKeys).execute()
    await transaction.deleteFrom('invitations').where('email_key', 'in', emailKeys).execute()
    await transaction.deleteFrom('readers').where('id', '=', id).execute()
    await transaction.deleteFrom('sign_ins').where('address', 'in', addresses).execute()
  })
}
