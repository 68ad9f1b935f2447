import { randomBytes } from 'node:crypto'
import type { Db } from './database/connect.ts'
import { toStorableJson } from './database/storable.ts'

const SECRET_BYTES = 32

/** A setting of this installation as stored; undefined if it was never set. The caller validates it. */
export async function readSetting(db: Db, key: string): Promise<unknown> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value
}

/** Stores a setting of this installation, as JSON. */
export async function saveSetting(db: Db, key: string, value: unknown): Promise<void> {
  const json = toStorableJson(value)
  await db
    .insertInto('settings')
    .values({ key, value: json })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: json }))
    .execute()
}

/**
 * A secret of this installation, for example the one that signs image addresses: 32 random bytes, created once
 * and shared by all processes.
 */
export async function readOrCreateSecret(db: Db, name: string): Promise<Buffer> {
  const made = randomBytes(SECRET_BYTES)
  await db
    .insertInto('secrets')
    .values({ name, value: made })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const row = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return Buffer.from(row.value)
}
