import { DAY_MS, MINUTE_MS } from '@plainwire/domain/units'
import { type Db, inTransaction } from '../database/connect.ts'

/** The maximum number of mails other than sign-in codes, to all readers together. */
export interface MailBudget {
  perMinute: number
  /** The maximum number of mails per day in UTC. */
  perDay: number
}

const startOf = (now: Date, spanMs: number) => new Date(Math.floor(now.getTime() / spanMs) * spanMs)

/**
 * Takes mails from the budget of this minute and day, and returns how many: the number requested, or those that
 * are left. Safe with any number of processes.
 */
export function takeFromMailBudget(
  db: Db,
  { wanted, budget, now }: { wanted: number; budget: MailBudget; now: Date },
): Promise<number> {
  const day = startOf(now, DAY_MS)
  const minute = startOf(now, MINUTE_MS)
  return inTransaction(db, async (transaction) => {
    const left = async (span: 'minute' | 'day', since: Date, limit: number) => {
      const { mails } = await transaction
        .insertInto('mail_budgets')
        .values({ span, since, mails: 0 })
        // On a conflict the update changes nothing, but locks the row until the transaction ends.
        .onConflict((conflict) => conflict.columns(['span', 'since']).doUpdateSet({ span }))
        .returning('mails')
        .executeTakeFirstOrThrow()
      return Math.max(0, limit - mails)
    }
    const leftToday = await left('day', day, budget.perDay)
    const leftNow = await left('minute', minute, budget.perMinute)
    const granted = Math.max(0, Math.min(wanted, leftToday, leftNow))
    await transaction
      .updateTable('mail_budgets')
      .set(({ eb }) => ({ mails: eb('mails', '+', granted) }))
      .where(({ and, eb, or }) =>
        or([
          and([eb('span', '=', 'day'), eb('since', '=', day)]),
          and([eb('span', '=', 'minute'), eb('since', '=', minute)]),
        ]),
      )
      .execute()
    return granted
  })
}
