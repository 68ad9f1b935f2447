import { randomBytes } from 'node:crypto'
import type { Db } from './connect.ts'
import { storableJson } from './storable.ts'

const SECRET_BYTES = 32

/** A fact of this installation, as it was saved; undefined where it never was. The caller checks its shape. */
export async function setting(db: Db, key: string): Promise<unknown> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value
}

/** Stores a fact about this installation, as JSON. */
export async function saveSetting(db: Db, key: string, value: unknown): Promise<void> {
  const json = storableJson(value)
  await db
    .insertInto('settings')
    .values({ key, value: json })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: json }))
    .execute()
}

/** A secret of this installation, for example what signs image addresses: 32 random bytes, made once, the same for every process. */
export async function secret(db: Db, name: string): Promise<Buffer> {
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
