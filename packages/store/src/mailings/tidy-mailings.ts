import { DAY_MS } from '@plainwire/domain/units'
import type { Db } from '../connect.ts'

/** Longer than anything looks back: the weekly digest to the one before. */
const MAILING_DAYS = 35
const BUDGET_DAYS = 2

/** Drops what was mailed long ago, and budgets that are spent. */
export async function tidyMailings(db: Db, now: Date): Promise<{ oldMailings: number }> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const { numDeletedRows } = await db
    .deleteFrom('mailings')
    .where('claimed_at', '<', before(MAILING_DAYS))
    .executeTakeFirstOrThrow()
  await db.deleteFrom('mail_issues').where('queued_at', '<', before(MAILING_DAYS)).execute()
  await db.deleteFrom('mail_budgets').where('since', '<', before(BUDGET_DAYS)).execute()
  return { oldMailings: Number(numDeletedRows) }
}
