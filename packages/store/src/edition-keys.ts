import { sql } from 'kysely'
import type { Db } from './connect.ts'

/** A public key that editions are signed with. */
export interface StoredEditionKey {
  id: string
  /** PEM. */
  publicKey: string
  /** Good for editions published from then on. */
  from: Date
  /** Undefined while it is in use. */
  until: Date | undefined
}

/** Every key that editions of this installation were ever signed with, by id. */
export async function editionKeys(db: Db): Promise<StoredEditionKey[]> {
  const rows = await db.selectFrom('edition_keys').selectAll().orderBy('id').execute()
  return rows.map(({ id, public_key: publicKey, valid_from: from, valid_until: until }) => ({
    id,
    publicKey,
    from,
    until: until ?? undefined,
  }))
}

/** Adds a key that an edition of this moment is signed with. A known one is good from its earliest edition on. */
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

/** Ends a key: editions published after this moment can't be signed with it. @returns whether there is such a key in use */
export async function retireEditionKey(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('edition_keys')
    .set({ valid_until: now })
    .where('id', '=', id)
    .where('valid_until', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
