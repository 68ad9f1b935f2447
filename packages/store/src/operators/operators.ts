import { normaliseEmail } from '@plainwire/domain/reader'
import { type Db, inTransaction } from '../database/connect.ts'
import type { OperatorChangeOutcome } from '../publishers/change-publishers.ts'
import { type ActingOperator, logOperatorAction } from './operator-log.ts'

/** A person who may operate the newsroom. */
export interface Operator {
  email: string
  addedAt: Date
  /** Whether there is an account with this address. */
  hasAccount: boolean
}

/** All operators, sorted by e-mail address. */
export async function listOperators(db: Db): Promise<Operator[]> {
  const rows = await db
    .selectFrom('operators')
    .leftJoin('readers', 'readers.email_key', 'operators.email_key')
    .select(['operators.email', 'operators.added_at', 'readers.id'])
    .orderBy('operators.email')
    .execute()
  return rows.map(({ email, added_at, id }) => ({ email, addedAt: added_at, hasAccount: id !== null }))
}

/** Whether a reader with this address is an operator. */
export async function isOperator(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('operators')
    .select('email')
    .where('email_key', '=', normaliseEmail(email))
    .executeTakeFirst()
  return row !== undefined
}

/** Gives the role of an operator to an e-mail address. */
export function addOperator(
  db: Db,
  { email, ...order }: ActingOperator & { email: string },
): Promise<OperatorChangeOutcome> {
  return inTransaction(db, async (transaction) => {
    const row = await transaction
      .insertInto('operators')
      .values({ email, email_key: normaliseEmail(email), added_at: order.now })
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .returning('email')
      .executeTakeFirst()
    if (!row) return 'no-change'
    await logOperatorAction(transaction, order, { act: 'operator-added', subject: email })
    return 'done'
  })
}

/** Revokes an operator's role immediately, and ends their sessions. */
export function removeOperator(
  db: Db,
  { email, ...order }: ActingOperator & { email: string },
): Promise<OperatorChangeOutcome> {
  return inTransaction(db, async (transaction) => {
    const row = await transaction
      .deleteFrom('operators')
      .where('email_key', '=', normaliseEmail(email))
      .returning('email')
      .executeTakeFirst()
    if (!row) return 'unknown'
    await logOperatorAction(transaction, order, { act: 'operator-removed', subject: row.email })
    return 'done'
  })
}
