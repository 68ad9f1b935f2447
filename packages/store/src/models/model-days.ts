import { DAY_MS } from '@plainwire/domain/units'
import { type Db, inTransaction } from '../database/connect.ts'

/** The limits on the use of the operator's language model per UTC day; undefined means no limit. */
export interface ModelBudget {
  storiesPerDay: number | undefined
  tokensPerDay: number | undefined
}

export interface ModelSpending {
  stories: number
  tokens: number
}

const dayOf = (now: Date) => new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS)

/** The use of the model on the UTC day that contains a given time. */
export async function queryModelSpending(db: Db, now: Date): Promise<ModelSpending> {
  const row = await db
    .selectFrom('model_days')
    .select(['stories', 'tokens'])
    .where('day', '=', dayOf(now))
    .executeTakeFirst()
  return row ?? { stories: 0, tokens: 0 }
}

/**
 * Reserves a story, and the tokens that it may cost, in the day's budget. Concurrent calls, also by other
 * processes, can't exceed the budget.
 *
 * @param tokens the maximum number of tokens that the story can cost; the unused part is returned with
 * `returnUnusedModelTokens`
 * @returns false if the budget doesn't suffice; nothing is reserved then
 */
export function reserveModelTokens(
  db: Db,
  { tokens, budget, now }: { tokens: number; budget: ModelBudget; now: Date },
): Promise<boolean> {
  const { storiesPerDay = Number.POSITIVE_INFINITY, tokensPerDay = Number.POSITIVE_INFINITY } = budget
  const day = dayOf(now)
  return inTransaction(db, async (transaction) => {
    const spent = await transaction
      .insertInto('model_days')
      .values({ day, stories: 0, tokens: 0 })
      // On a conflict the update changes nothing, but locks the row until the transaction ends.
      .onConflict((conflict) => conflict.column('day').doUpdateSet({ day }))
      .returning(['stories', 'tokens'])
      .executeTakeFirstOrThrow()
    if (spent.stories + 1 > storiesPerDay || spent.tokens + tokens > tokensPerDay) return false
    await addSpending(transaction, day, { stories: 1, tokens })
    return true
  })
}

/**
 * Returns the unused part of a reservation to the budget of the day on which it was made.
 *
 * @param at when the tokens were reserved
 */
export async function returnUnusedModelTokens(db: Db, at: Date, tooMuch: ModelSpending): Promise<void> {
  await addSpending(db, dayOf(at), { stories: -tooMuch.stories, tokens: -tooMuch.tokens })
}

async function addSpending(db: Db, day: Date, { stories, tokens }: ModelSpending): Promise<void> {
  await db
    .updateTable('model_days')
    .set(({ eb }) => ({ stories: eb('stories', '+', stories), tokens: eb('tokens', '+', tokens) }))
    .where('day', '=', day)
    .execute()
}
