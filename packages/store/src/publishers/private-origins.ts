import { type Db, inTransaction } from '../database/connect.ts'
import { type ActingOperator, logOperatorAction } from '../operators/operator-log.ts'
import type { OperatorChangeOutcome } from './change-publishers.ts'
import { incrementFeedListVersion } from './list-version.ts'
import { lockPublisherList } from './lock-list.ts'

/**
 * The origins outside the public internet from which operators have allowed feeds, for example
 * 'http://rss-bridge.lan:3000'.
 */
export async function listAllowedPrivateOrigins(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('private_origins').select('origin').orderBy('origin').execute()
  return rows.map(({ origin }) => origin)
}

/**
 * Allows feeds from an origin outside the public internet.
 *
 * @param origin in the form of `new URL().origin`
 */
export function allowPrivateOrigin(
  db: Db,
  { origin, ...order }: ActingOperator & { origin: string },
): Promise<OperatorChangeOutcome> {
  return inTransaction(db, async (transaction) => {
    await lockPublisherList(transaction)
    const row = await transaction
      .insertInto('private_origins')
      .values({ origin, added_at: order.now })
      .onConflict((conflict) => conflict.column('origin').doNothing())
      .returning('origin')
      .executeTakeFirst()
    if (!row) return 'no-change'
    await incrementFeedListVersion(transaction, order.now)
    await logOperatorAction(transaction, order, { act: 'origin-added', subject: origin })
    return 'done'
  })
}

/** Revokes the permission to fetch feeds from a private origin. The feeds remain listed, but visits fail. */
export function removePrivateOrigin(
  db: Db,
  { origin, ...order }: ActingOperator & { origin: string },
): Promise<OperatorChangeOutcome> {
  return inTransaction(db, async (transaction) => {
    await lockPublisherList(transaction)
    const row = await transaction
      .deleteFrom('private_origins')
      .where('origin', '=', origin)
      .returning('origin')
      .executeTakeFirst()
    if (!row) return 'unknown'
    await incrementFeedListVersion(transaction, order.now)
    await logOperatorAction(transaction, order, { act: 'origin-removed', subject: origin })
    return 'done'
  })
}
