import type { Log } from '@plainwire/domain/log'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Db } from '../database/connect.ts'
import type { ContentKind } from '../database/content.ts'
import { getErrorMessage } from '../store-error.ts'
import {
  DEAD_WORKER_CHECK_INTERVAL_SECONDS,
  isLimitedToOneWaitingJob,
  JOB_NAMES,
  type JobName,
} from './job-queues.ts'
import { addJobWorkers, type WorkerOptions } from './workers.ts'
import { queueWritingTasks, type WritingTask } from './writing-tasks.ts'

/**
 * How long a graceful stop waits for running jobs before returning them to the queue, in ms; a stop takes 8 s
 * at most.
 */
const DRAIN_MS = 7_000

export interface JobQueueConfig extends WorkerOptions {
  connectionString: string
  log: Log
  /**
   * Whether no other process uses this database (the embedded one): jobs of a killed process are then retried
   * immediately.
   */
  isAlone?: boolean
  /** How long stop() waits for running jobs, in ms; 7 s by default, at least 1 s. */
  drainMs?: number
}

/** A feed to gather. */
export interface FeedToGather {
  id: string
  /**
   * The registered domain that the feed is fetched from. All processes together gather one feed per domain at a
   * time.
   */
  domain?: string
}

/** The job queue, as used by this process. */
export interface JobQueue {
  /**
   * Queues feeds to be gathered; a feed that is already queued or being gathered isn't queued again.
   *
   * @param db a transaction, if the request must be committed together with it
   * @returns the number queued
   */
  requestGather(feeds: readonly FeedToGather[], db?: Db): Promise<number>
  /** Requests an edition. Several requests before it begins result in one edition. */
  requestEdit(db?: Db): Promise<void>
  requestHousekeeping(db?: Db): Promise<void>
  /**
   * Queues a mail.
   *
   * @param sealed the encrypted mail: the queue must reveal neither the reader nor the content
   * @param worthSeconds the time after which the mail isn't worth sending any more, in s; undefined for a
   * sign-in code, which is valid for ten minutes
   */
  requestMail(sealed: string, db?: Db, worthSeconds?: number): Promise<void>
  /**
   * Queues stories of one content (sample or live) to be written by the operator's model. Replaces the
   * stories of that content that are still waiting.
   */
  requestWriting(content: ContentKind, tasks: readonly WritingTask[]): Promise<void>
  /**
   * Requests a job regularly, by a cron expression (UTC), once per database regardless of the number of
   * processes.
   */
  schedule(name: Exclude<JobName, 'gather' | 'mail' | 'write'>, cron: string): Promise<void>
  /** Accepts no new jobs, signals running ones to end, and waits for them at most 8 s. */
  stop(): Promise<void>
}

/** The retries of mails other than sign-in codes: for a day, at most half an hour apart. */
const LASTING = { retryLimit: 60, retryBackoff: true, retryDelayMax: 1_800 }

/** Starts working on the kinds of jobs for which `work` has handlers. The database must be migrated. */
export async function startJobQueue(config: JobQueueConfig): Promise<JobQueue> {
  const { log } = config
  const boss = new PgBoss({
    connectionString: config.connectionString,
    max: 4,
    migrate: false,
    createSchema: false,
    useListenNotify: true,
    superviseIntervalSeconds: DEAD_WORKER_CHECK_INTERVAL_SECONDS,
    monitorIntervalSeconds: DEAD_WORKER_CHECK_INTERVAL_SECONDS,
    // pg-boss caches which queues have a running job. A longer interval would let the job of a killed worker
    // block other jobs for up to a minute.
    queueCacheIntervalSeconds: DEAD_WORKER_CHECK_INTERVAL_SECONDS,
  })
  boss.on('error', (error) =>
    log.error({ reason: getErrorMessage(error) }, 'The job queue reports an error.'),
  )
  boss.on('warning', ({ message, data }) => log.warn({ message, data }, 'The job queue warns.'))
  const stopping = new AbortController()
  try {
    await boss.start()
    if (config.isAlone) await requeueAbandoned(boss)
    await addJobWorkers(boss, config, stopping.signal)
  } catch (error) {
    // pg-boss is stopped, because its connections and timers would prevent the process from ending.
    await boss.stop({ graceful: false })
    throw error
  }
  return { ...requests(boss), stop: () => stop(boss, stopping, config.drainMs ?? DRAIN_MS) }
}

async function stop(boss: PgBoss, stopping: AbortController, timeout: number): Promise<void> {
  stopping.abort()
  await boss.stop({ graceful: true, timeout })
}

function requests(boss: PgBoss): Omit<JobQueue, 'stop'> {
  const within = (db: Db | undefined) => (db ? { db: fromKysely(db) } : {})
  return {
    async requestGather(feeds, db) {
      if (feeds.length === 0) return 0
      const jobs = feeds.map(({ id, domain }) => ({
        data: { feedId: id },
        singletonKey: id,
        ...(domain !== undefined && { group: { id: domain } }),
      }))
      const ids = await boss.insert('gather', jobs, { ...within(db), returnId: true })
      return ids?.length ?? 0
    },
    async requestEdit(db) {
      await boss.send('edit', {}, within(db))
    },
    async requestHousekeeping(db) {
      await boss.send('house-keeping', {}, within(db))
    },
    async requestMail(sealed, db, worthSeconds) {
      const patience = worthSeconds === undefined ? {} : { ...LASTING, retentionSeconds: worthSeconds }
      await boss.send('mail', { sealed }, { ...patience, ...within(db) })
    },
    requestWriting: (content, tasks) => queueWritingTasks(boss, content, tasks),
    schedule: (name, cron) => boss.schedule(name, cron),
  }
}

/** Requeues jobs whose worker is certainly dead, instead of waiting for its heartbeat to be missed. */
async function requeueAbandoned(boss: PgBoss): Promise<void> {
  for (const name of JOB_NAMES) {
    const jobs = await boss.findJobs(name)
    const abandoned = jobs.filter(({ state }) => state === 'active').map(({ id }) => id)
    if (abandoned.length === 0) continue
    await boss.cancel(name, abandoned)
    // Nothing is queued if a waiting job will do the same work, because the queue's policy allows only one.
    const isRequested = isLimitedToOneWaitingJob(name) && jobs.some(({ state }) => state === 'created')
    if (!isRequested) await boss.resume(name, abandoned)
  }
}
