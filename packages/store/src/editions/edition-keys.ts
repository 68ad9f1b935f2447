import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

/** A public key for verifying editions. */
export interface StoredEditionKey {
  id: string
  /** The public key as PEM. */
  publicKey: string
  /** The time from which editions may be signed with the key. */
  from: Date
  /** The time until which editions may be signed with the key; undefined for a key in use. */
  until: Date | undefined
}

/** Every key that has ever signed editions of this installation, by id. */
export async function listEditionSigningKeys(db: Db): Promise<StoredEditionKey[]> {
  const rows = await db.selectFrom('edition_keys').selectAll().orderBy('id').execute()
  return rows.map(({ id, public_key: publicKey, valid_from: from, valid_until: until }) => ({
    id,
    publicKey,
    from,
    until: until ?? undefined,
  }))
}

/**
 * Adds the key that signs an edition published now. If the key is already stored, the earlier of the stored
 * and the given start time applies.
 */
export async function addEditionKey(db: Db, key: Omit<StoredEditionKey, 'until'>): Promise<void> {
  await db
    .insertInto('edition_keys')
    .values({ id: key.id, public_key: key.publicKey, valid_from: key.from })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ valid_from: sql`least(edition_keys.valid_from, excluded.valid_from)` }),
    )
    .execute()
}

/**
 * Retires a key: it is no longer valid for editions published after `now`.
 *
 * @returns false if there is no such key or it was already retired
 */
export async function retireEditionKey(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('edition_keys')
    .set({ valid_until: now })
    .where('id', '=', id)
    .where('valid_until', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
