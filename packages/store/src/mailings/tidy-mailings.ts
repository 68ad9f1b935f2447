import { DAY_MS } from '@plainwire/domain/units'
import type { Db } from '../database/connect.ts'

/**
 * How long mails are retained, in days: longer than any query needs. The oldest mail that is looked for is
 * the weekly digest before the last one.
 */
const MAILING_DAYS = 35
const BUDGET_DAYS = 2

/** Deletes old mails and mail budgets. */
export async function deleteOldMailings(db: Db, now: Date): Promise<{ oldMailings: number }> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const { numDeletedRows } = await db
    .deleteFrom('mailings')
    .where('claimed_at', '<', before(MAILING_DAYS))
    .executeTakeFirstOrThrow()
  await db.deleteFrom('mail_issues').where('queued_at', '<', before(MAILING_DAYS)).execute()
  await db.deleteFrom('mail_budgets').where('since', '<', before(BUDGET_DAYS)).execute()
  return { oldMailings: Number(numDeletedRows) }
}
