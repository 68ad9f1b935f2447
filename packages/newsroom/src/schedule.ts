import type { Log } from '@plainwire/domain/log'
import { getRegistrableDomain } from '@plainwire/pipeline'
import {
  type ContentKind,
  type Db,
  type JobQueue,
  listFeedsToQueue,
  resetJobTimesAheadOfClock,
} from '@plainwire/store'

/** The interval of checks for due feeds, in ms. */
const CHECK_MS = 5_000
/**
 * The interval, in ms, at which the job queue is searched for times in the future. They were stored while the
 * clock was wrong, and would delay jobs.
 */
const MEND_MS = 60_000
/** The maximum number of feeds queued per check. */
const FEEDS_PER_CHECK = 200
/**
 * Cron expressions in UTC: every minute it is checked whether an edition is due, old texts are deleted at
 * night.
 */
const EDIT_TIMES = '* * * * *'
const HOUSEKEEPING_TIMES = '17 3 * * *'

export interface ScheduleContext {
  db: Db
  log: Log
  now: () => Date
  jobs: Pick<JobQueue, 'requestGather' | 'schedule'>
  /** Returns the kinds of content to gather: the sample, the live news, or both. */
  contents: () => readonly ContentKind[]
}

/** Queues due feeds and the regular jobs, until the returned function is called. */
export async function startSchedule(context: ScheduleContext): Promise<() => void> {
  const { jobs, log } = context
  await jobs.schedule('edit', EDIT_TIMES)
  await jobs.schedule('house-keeping', HOUSEKEEPING_TIMES)
  let isChecking = false
  const check = async () => {
    // A check is skipped while the previous one still waits for the database.
    if (isChecking) return
    isChecking = true
    try {
      await queueDueFeeds(context)
    } catch (error) {
      log.warn({ err: error }, 'Due feeds could not be queued; trying again.')
    } finally {
      isChecking = false
    }
  }
  const mend = async () => {
    try {
      const mended = await resetJobTimesAheadOfClock(context.db)
      if (mended > 0)
        log.warn({ mended }, 'The job queue had times in the future: the clock was wrong. They are now.')
    } catch (error) {
      log.warn({ err: error }, 'The job queue could not be read; trying again.')
    }
  }
  await mend()
  await check()
  const timers = [setInterval(check, CHECK_MS), setInterval(mend, MEND_MS)]
  return () => timers.forEach(clearInterval)
}

const domainOf = (url: string) => getRegistrableDomain(new URL(url).host)

async function queueDueFeeds({ db, now, jobs, contents }: ScheduleContext): Promise<void> {
  for (const content of contents()) {
    const feeds = await listFeedsToQueue(db, now(), FEEDS_PER_CHECK, content)
    await jobs.requestGather(feeds.map(({ id, fetchUrl }) => ({ id, domain: domainOf(fetchUrl) })))
  }
}
