import { DAY_MS, MINUTE_MS } from '@plainwire/domain/units'
import { type Db, inTransaction } from '../connect.ts'

/** Mails beside codes at most, to all readers together. */
export interface MailBudget {
  perMinute: number
  /** Of a day in UTC. */
  perDay: number
}

const startOf = (now: Date, spanMs: number) => new Date(Math.floor(now.getTime() / spanMs) * spanMs)

/** Takes mails out of the budget of this minute and day: as many as are wanted, or as are left. However many processes ask at once. */
export function spendMails(
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
        // Sets nothing, and so locks the row until the transaction ends.
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
