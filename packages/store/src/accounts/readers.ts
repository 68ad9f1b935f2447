import type { Preferences } from '@plainwire/domain/contract'
import { emailKey, type Tier } from '@plainwire/domain/reader'
import { type Db, inTransaction } from '../connect.ts'
import { storableJson } from '../storable.ts'

export interface Reader {
  id: string
  email: string
  tier: Tier
  createdAt: Date
  /** Undefined where the reader has set nothing. */
  preferences: Preferences | undefined
}

/** The id of the reader with an address; one who has no account gets it. Two devices at once get the same. */
export async function readerByEmail(
  db: Db,
  { id, email, now }: { id: string; email: string; now: Date },
): Promise<string> {
  const row = await db
    .insertInto('readers')
    .values({ id, email, email_key: emailKey(email), created_at: now })
    .onConflict((conflict) =>
      conflict.column('email_key').doUpdateSet(({ ref }) => ({ email_key: ref('excluded.email_key') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function readerById(db: Db, id: string): Promise<Reader | undefined> {
  const row = await db.selectFrom('readers').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const { email, tier, created_at: createdAt, preferences } = row
  return { id, email, tier, createdAt, preferences: preferences ?? undefined }
}

/** Changes what a reader has set, one change after the other; undefined where there is no such reader. */
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
      .set({ preferences: storableJson(preferences) })
      .where('id', '=', readerId)
      .execute()
    return preferences
  })
}

/**
 * Deletes a reader with everything that belongs to them: preferences, sessions, saved stories, codes.
 *
 * @param addresses the keyed hashes of their e-mail address
 */
export async function deleteReader(
  db: Db,
  { id, addresses }: { id: string; addresses: Uint8Array[] },
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await transaction.deleteFrom('readers').where('id', '=', id).execute()
    await transaction.deleteFrom('sign_ins').where('address', 'in', addresses).execute()
  })
}
