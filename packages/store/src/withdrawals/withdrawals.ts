import type { CorrectionKind, CorrectionTexts } from '@plainwire/domain/contract'
import { sql } from 'kysely'
import { type Db, inTransaction } from '../database/connect.ts'
import { toStorableJson, toStorableText } from '../database/storable.ts'
import { EDITION_NOTIFICATION_CHANNEL } from '../editions/editions.ts'
import { findWithdrawalSubjectName, type WithdrawalSubject } from './subject-name.ts'

/** An operator's order to withdraw, reinstate or correct a story, article or publisher. */
export interface WithdrawalCommand extends WithdrawalSubject {
  act: CorrectionKind
  /** The operator, for the log. */
  actor: string
  /** The reason, for the log only; readers never see it. */
  reason: string
  /** The text for the public list of corrections. */
  correction?: CorrectionTexts | undefined
  /** Whether the public list names a withdrawn story by its headline, or a publisher by its name. */
  isNamed?: boolean | undefined
  now: Date
}

/**
 * The outcome of an operator's action. 'unknown': nothing has the given id. 'no-change': the subject to
 * withdraw is already withdrawn, or the subject to reinstate isn't withdrawn.
 */
export type WithdrawalOutcome = 'done' | 'unknown' | 'no-change'

/**
 * Withdraws or reinstates something, or adds a correction, in one transaction, and notifies all serving
 * processes. Each action is an entry of the log.
 */
export function applyWithdrawalCommand(db: Db, order: WithdrawalCommand): Promise<WithdrawalOutcome> {
  return inTransaction(db, async (transaction) => {
    const { act, kind, id, now } = order
    const name = await findWithdrawalSubjectName(transaction, order)
    if (name === undefined) return 'unknown'
    if (act === 'withdraw' && !(await addWithdrawal(transaction, { kind, id, now }))) return 'no-change'
    if (act === 'reinstate' && !(await removeWithdrawal(transaction, order))) return 'no-change'
    await addToLog(transaction, order, order.isNamed ? name : null)
    await sql`SELECT pg_notify(${EDITION_NOTIFICATION_CHANNEL}, 'withdrawals')`.execute(transaction)
    return 'done'
  })
}

async function addWithdrawal(db: Db, { kind, id, now }: WithdrawalSubject & { now: Date }): Promise<boolean> {
  const row = await db
    .insertInto('withdrawals')
    .values({ kind, subject_id: id, withdrawn_at: now })
    .onConflict((conflict) => conflict.columns(['kind', 'subject_id']).doNothing())
    .returning('kind')
    .executeTakeFirst()
  return row !== undefined
}

async function removeWithdrawal(db: Db, { kind, id }: WithdrawalSubject): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('withdrawals')
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

async function addToLog(db: Db, order: WithdrawalCommand, name: CorrectionTexts | null): Promise<void> {
  const { act, kind, id, actor, reason, correction, now } = order
  await db
    .insertInto('withdrawal_log')
    .values({
      act,
      kind,
      subject_id: id,
      at: now,
      actor: toStorableText(actor),
      reason: toStorableText(reason),
      name: name && toStorableJson(name),
      correction: correction ? toStorableJson(correction) : null,
    })
    .execute()
}

/** An entry of the log, for operators. */
export interface WithdrawalEntry extends WithdrawalSubject {
  number: number
  act: CorrectionKind
  at: Date
  actor: string
  reason: string
  correction: CorrectionTexts | undefined
  /** Whether the subject is currently withdrawn. */
  isWithdrawn: boolean
}

/** Returns the latest entries of the log of withdrawals and corrections, newest first. */
export async function listWithdrawalLog(db: Db, limit = 500): Promise<WithdrawalEntry[]> {
  const rows = await db
    .selectFrom('withdrawal_log')
    .leftJoin('withdrawals', (join) =>
      join
        .onRef('withdrawals.kind', '=', 'withdrawal_log.kind')
        .onRef('withdrawals.subject_id', '=', 'withdrawal_log.subject_id'),
    )
    .select(['number', 'act', 'withdrawal_log.kind', 'withdrawal_log.subject_id as id', 'at', 'actor'])
    .select(['reason', 'correction', 'withdrawn_at'])
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ withdrawn_at, correction, ...row }) => ({
    ...row,
    correction: correction ?? undefined,
    isWithdrawn: withdrawn_at !== null,
  }))
}
