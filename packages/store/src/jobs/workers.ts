import type { Job, PgBoss, WorkConcurrencyOptions } from 'pg-boss'
import { z } from 'zod'
import type { JobName } from './job-queues.ts'
import { WritingTask } from './writing-tasks.ts'

/**
 * The handlers of this process, one per kind of job. Jobs without a handler here are left to other processes.
 */
export interface JobHandlers {
  /**
   * The signal of every handler is aborted when the process stops or the job was given to another worker; the
   * handler must then end soon. If a handler throws, its job is retried.
   */
  gather?: (feedId: string, signal: AbortSignal) => Promise<void>
  edit?: (signal: AbortSignal) => Promise<void>
  'house-keeping'?: (signal: AbortSignal) => Promise<void>
  /** @param sealed the text passed to requestMail() */
  mail?: (sealed: string, signal: AbortSignal) => Promise<void>
  /** Sends breaking news to devices that haven't received it. */
  push?: (signal: AbortSignal) => Promise<void>
  /** Sends digests and other mails that are due. */
  mailings?: (signal: AbortSignal) => Promise<void>
  /** Notifies readers of new stories of the things for which they enabled alerts. */
  alerts?: (signal: AbortSignal) => Promise<void>
  /** Sends a request to the operator's model. */
  write?: (task: WritingTask, signal: AbortSignal) => Promise<void>
}

/** The jobs that a process works on, and how. */
export interface WorkerOptions {
  work: JobHandlers
  /** The number of feeds that this process gathers at the same time; 8 by default. */
  gatherConcurrency?: number
  /** Wraps each job's work, for measurements; undefined if it isn't measured. */
  around?: ((name: JobName, work: () => Promise<void>) => Promise<void>) | undefined
}

const DEFAULT_GATHER_CONCURRENCY = 8
/**
 * The interval, in s, of polling for jobs that wait for a retry; new jobs are announced and need no polling.
 */
const POLL_SECONDS = 5
/**
 * Makes the other feeds of a domain wait in the queue while one of them is gathered, so that they occupy no
 * workers. Two workers that check at the same moment may still each take a feed of the domain.
 */
const ONE_PER_DOMAIN = { groupConcurrency: 1 }
const GatherData = z.object({ feedId: z.string() })
const MailData = z.object({ sealed: z.string() })
/**
 * The number of mails that this process sends at the same time, so that a slow one doesn't delay the others.
 */
const MAIL_CONCURRENCY = 4

/**
 * Adds the workers of this process, for the kinds of jobs that have handlers.
 *
 * @param stopping the signal passed to the running jobs when the process stops
 */
export async function addJobWorkers(
  boss: PgBoss,
  config: WorkerOptions,
  stopping: AbortSignal,
): Promise<void> {
  const { gather, edit, 'house-keeping': housekeeping, mail, mailings, push, alerts, write } = config.work
  const { around } = config
  const add = (name: JobName, run: (job: Job) => Promise<void>, options: WorkConcurrencyOptions = {}) =>
    addWorker(boss, name, around ? (job) => around(name, () => run(job)) : run, options)
  const signalOf = (job: Job) => AbortSignal.any([stopping, job.signal])
  if (gather) {
    const workers = config.gatherConcurrency ?? DEFAULT_GATHER_CONCURRENCY
    for (let worker = 0; worker < workers; worker += 1) {
      await add('gather', (job) => gather(GatherData.parse(job.data).feedId, signalOf(job)), ONE_PER_DOMAIN)
    }
  }
  if (edit) await add('edit', (job) => edit(signalOf(job)))
  if (housekeeping) await add('house-keeping', (job) => housekeeping(signalOf(job)))
  if (push) await add('push', (job) => push(signalOf(job)))
  if (alerts) await add('alerts', (job) => alerts(signalOf(job)))
  if (mailings) await add('mailings', (job) => mailings(signalOf(job)))
  if (write) await add('write', (job) => write(WritingTask.parse(job.data), signalOf(job)))
  if (mail) {
    for (let worker = 0; worker < MAIL_CONCURRENCY; worker += 1) {
      await add('mail', (job) => mail(MailData.parse(job.data).sealed, signalOf(job)))
    }
  }
}

/**
 * Adds a worker that looks for the next job as soon as one is done; pg-boss itself would wait for a
 * notification or its polling interval.
 */
async function addWorker(
  boss: PgBoss,
  name: JobName,
  work: (job: Job) => Promise<void>,
  concurrency: WorkConcurrencyOptions,
): Promise<void> {
  let id: string | undefined
  const options = { notifyPollingIntervalSeconds: POLL_SECONDS, ...concurrency }
  id = await boss.work(name, options, async (jobs: Job[]) => {
    try {
      for (const job of jobs) await work(job)
    } finally {
      if (id !== undefined) boss.notifyWorker(id)
    }
  })
}
