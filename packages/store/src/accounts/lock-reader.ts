import type { Db } from '../database/connect.ts'

/**
 * Locks a reader's row until the transaction ends, so that checks against a limit run one at a time. Returns
 * whether the reader exists.
 */
export async function lockReaderRow(transaction: Db, readerId: string): Promise<boolean> {
  const reader = await transaction
    .selectFrom('readers')
    .select('id')
    .where('id', '=', readerId)
    .forUpdate()
    .executeTakeFirst()
  return reader !== undefined
}
