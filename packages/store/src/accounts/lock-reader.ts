import type { Db } from '../connect.ts'

/** Locks a reader's row until the transaction ends, so that what depends on a limit happens one after the other. Whether there is such a reader. */
export async function lockReader(transaction: Db, readerId: string): Promise<boolean> {
  const reader = await transaction
    .selectFrom('readers')
    .select('id')
    .where('id', '=', readerId)
    .forUpdate()
    .executeTakeFirst()
  return reader !== undefined
}
