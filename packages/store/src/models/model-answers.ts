import { sql } from 'kysely'
import type { Db } from '../connect.ts'
import { storableJson } from '../storable.ts'

/** An answer of the operator's model to be stored. */
export interface NewModelAnswer {
  /** A hash of the whole question. */
  question: string
  /** A draft or a failure; the caller checks its shape when it reads it. */
  answer: { draft: unknown } | { failure: string }
  tokens: number
  answeredAt: Date
}

/** The stored answer to a question; undefined where there is none. The caller checks its shape. */
export async function modelAnswer(db: Db, question: string): Promise<unknown> {
  const row = await db
    .selectFrom('model_answers')
    .select('answer')
    .where('question', '=', question)
    .executeTakeFirst()
  return row?.answer
}

/** Those of the questions that were answered, and whether the answer is a draft. */
export async function answeredQuestions(
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

/** Stores an answer, in place of one that another process stored meanwhile. */
export async function saveModelAnswer(
  db: Db,
  { question, answer, tokens, answeredAt }: NewModelAnswer,
): Promise<void> {
  const row = { answer: storableJson(answer), tokens, answered_at: answeredAt }
  await db
    .insertInto('model_answers')
    .values({ question, ...row })
    .onConflict((conflict) => conflict.column('question').doUpdateSet(row))
    .execute()
}

/** Deletes answers and days from before a moment. @returns how many answers */
export async function tidyModelAnswers(db: Db, before: Date): Promise<number> {
  await db.deleteFrom('model_days').where('day', '<', before).execute()
  const { numDeletedRows } = await db
    .deleteFrom('model_answers')
    .where('answered_at', '<', before)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
