import {
  type Db,
  type Log,
  tidy,
  tidyAccounts,
  tidyAdminAccess,
  tidyAlerts,
  tidyArticleMeanings,
  tidyMailings,
  tidyModelAnswers,
  tidyPushClaims,
} from '@plainwire/store'

const DAY_MS = 24 * 3_600_000
/** Article texts outlive the window of open stories by a day. */
const TEXT_DAYS = 8
const REJECTION_DAYS = 7
const VERSION_DAYS = 365

/** The nightly job: deletes texts, reasons and versions past their retention. */
export function houseKeepingWork({ db, log, now }: { db: Db; log: Log; now: () => Date }) {
  return async (): Promise<void> => {
    const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS)
    const tidied = await tidy(db, {
      textsFrom: daysAgo(TEXT_DAYS),
      rejectionsFrom: daysAgo(REJECTION_DAYS),
      versionsFrom: daysAgo(VERSION_DAYS),
    })
    const meanings = await tidyArticleMeanings(db, daysAgo(TEXT_DAYS))
    const modelAnswers = await tidyModelAnswers(db, daysAgo(TEXT_DAYS))
    const accounts = await tidyAccounts(db, now())
    const mailings = await tidyMailings(db, now())
    await tidyPushClaims(db, now())
    await tidyAlerts(db, now())
    await tidyAdminAccess(db, now())
    log.info({ ...tidied, meanings, modelAnswers, ...accounts, ...mailings }, 'house-keeping done')
  }
}
