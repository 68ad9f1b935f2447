import type { Db } from '../database/connect.ts'
import { toStorableJson, toStorableText } from '../database/storable.ts'
import type { OperatorActionKind } from './operator-action-kinds.ts'

/** The operator who makes a change, and the time of the change. */
export interface ActingOperator {
  /** An operating system account, an operator's e-mail address, or the holder of a one-time link. */
  actor: string
  now: Date
}

/** An action to log. */
export interface OperatorAction {
  act: OperatorActionKind
  /** The id or address of what was changed. */
  subject: string
  before?: object | undefined
  after?: object | undefined
}

/** An entry of the log. */
export interface OperatorLogEntry extends OperatorAction {
  number: number
  at: Date
  actor: string
}

/** Adds an entry to the log, in the transaction that makes the change. */
export async function logOperatorAction(
  transaction: Db,
  { actor, now }: ActingOperator,
  { act, subject, before, after }: OperatorAction,
): Promise<void> {
  await transaction
    .insertInto('operator_log')
    .values({
      at: now,
      actor: toStorableText(actor),
      act,
      subject: toStorableText(subject),
      before: before ? toStorableJson(before) : null,
      after: after ? toStorableJson(after) : null,
    })
    .execute()
}

/**
 * Returns the actions of operators, latest first.
 *
 * @param before returns only entries with smaller numbers, for the next page
 */
export async function listOperatorLog(
  db: Db,
  { limit = 500, before }: { limit?: number; before?: number | undefined } = {},
): Promise<OperatorLogEntry[]> {
  const rows = await db
    .selectFrom('operator_log')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, before: row.before ?? undefined, after: row.after ?? undefined }))
}
