import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { toStorableJson } from '../database/storable.ts'

/** An answer of the operator's language model, to be stored. */
export interface NewModelAnswer {
  /** A hash of the whole request to the model. */
  question: string
  /** The answer, a draft or a failure; callers validate its form when they read it. */
  answer: { draft: unknown } | { failure: string }
  tokens: number
  answeredAt: Date
}

/** The stored answer to a request; undefined if there is none. Callers validate its form. */
export async function findModelAnswer(db: Db, question: string): Promise<unknown> {
  const row = await db
    .selectFrom('model_answers')
    .select('answer')
    .where('question', '=', question)
    .executeTakeFirst()
  return row?.answer
}

/**
 * Returns the hashes of those requests that have a stored answer, and whether the answer is a draft (or a
 * failure).
 */
export async function findAnsweredModelRequests(
  db: Db,
  questions: readonly string[],
): Promise<{ question: string; isDraft: boolean }[]> {
  if (questions.length === 0) return []
  return db
    .selectFrom('model_answers')
    .select(['question', sql<boolean>`answer ? 'draft'`.as('isDraft')])
    .where('question', '=', sql<string>`any(${questions})`)
    .execute()
}

/** Stores an answer, replacing one that another process stored meanwhile. */
export async function saveModelAnswer(
  db: Db,
  { question, answer, tokens, answeredAt }: NewModelAnswer,
): Promise<void> {
  const row = { answer: toStorableJson(answer), tokens, answered_at: answeredAt }
  await db
    .insertInto('model_answers')
    .values({ question, ...row })
    .onConflict((conflict) => conflict.column('question').doUpdateSet(row))
    .execute()
}

/**
 * Deletes the answers and the daily totals of use that are older than `before`.
 *
 * @returns the number of answers deleted
 */
export async function deleteOldModelAnswers(db: Db, before: Date): Promise<number> {
  await db.deleteFrom('model_days').where('day', '<', before).execute()
  const { numDeletedRows } = await db
    .deleteFrom('model_answers')
    .where('answered_at', '<', before)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
