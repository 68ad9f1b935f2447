import type { Log } from '@plainwire/domain/log'
import { DAY_MS } from '@plainwire/domain/units'
import {
  type Db,
  deleteExpiredAdminAccess,
  deleteExpiredData,
  deleteExpiredPushClaims,
  deleteOldAccountRows,
  deleteOldAlerts,
  deleteOldArticleEmbeddings,
  deleteOldMailings,
  deleteOldModelAnswers,
  deleteOldRequestTurns,
} from '@plainwire/store'

/** How long article texts are retained, in days: one day longer than a story accepts new articles. */
const TEXT_DAYS = 8
const REJECTION_DAYS = 7
const VERSION_DAYS = 365
/**
 * How long the times of requests to publishers are retained, in days; a crawl delay applies for one day at
 * most.
 */
const TURN_DAYS = 2

/**
 * Creates the nightly job, which deletes what is past its retention, such as article texts and old versions
 * of stories.
 */
export function createHousekeepingJob({ db, log, now }: { db: Db; log: Log; now: () => Date }) {
  return async (): Promise<void> => {
    const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS)
    const tidied = await deleteExpiredData(db, {
      textsFrom: daysAgo(TEXT_DAYS),
      rejectionsFrom: daysAgo(REJECTION_DAYS),
      versionsFrom: daysAgo(VERSION_DAYS),
    })
    const meanings = await deleteOldArticleEmbeddings(db, daysAgo(TEXT_DAYS))
    const modelAnswers = await deleteOldModelAnswers(db, daysAgo(TEXT_DAYS))
    const accounts = await deleteOldAccountRows(db, now())
    const mailings = await deleteOldMailings(db, now())
    await deleteExpiredPushClaims(db, now())
    await deleteOldAlerts(db, now())
    await deleteExpiredAdminAccess(db, now())
    await deleteOldRequestTurns(db, daysAgo(TURN_DAYS))
    log.info({ ...tidied, meanings, modelAnswers, ...accounts, ...mailings }, 'house-keeping done')
  }
}
