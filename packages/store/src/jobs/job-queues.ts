import type { Log } from '@plainwire/domain/log'
import { DAY_SECONDS, HOUR_SECONDS } from '@plainwire/domain/units'
import { PgBoss, type QueueOptions, type QueuePolicy } from 'pg-boss'
import { getErrorMessage } from '../store-error.ts'

/** The kinds of jobs. */
export type JobName = 'gather' | 'edit' | 'house-keeping' | 'mail' | 'mailings' | 'push' | 'alerts' | 'write'

/** The queue of jobs that failed every retry. They remain for a fortnight, for the operator to inspect. */
export const DEAD_LETTER_QUEUE = 'dead-letters'

const FORTNIGHT_SECONDS = 14 * DAY_SECONDS

/** The time without a heartbeat after which a worker counts as dead and another worker gets its job, in s. */
const HEARTBEAT_SECONDS = 30
/**
 * The time without a heartbeat after which the worker of an edit job counts as dead, in s. It is the shortest
 * time that pg-boss accepts and within which a busy process can send a heartbeat.
 */
const EDIT_HEARTBEAT_SECONDS = 12
/** The interval at which pg-boss looks for jobs of dead workers, in s. */
export const DEAD_WORKER_CHECK_INTERVAL_SECONDS = 5

interface Queue extends QueueOptions {
  name: JobName
  policy: QueuePolicy
  /**
   * Whether permanently failed jobs are deleted instead of moved to `DEAD_LETTER_QUEUE`, because they concern
   * a reader or are requested again anyway.
   */
  isForgotten?: boolean
}

/**
 * All queues. Policy 'exclusive', with a key: a feed, or a request to the model, is queued or running at most
 * once. Policy 'stately': one job runs and one waits, so that a request made while a job runs isn't lost.
 */
const QUEUES: readonly Queue[] = [
  {
    name: 'gather',
    policy: 'exclusive',
    expireInSeconds: 300,
    retryLimit: 1,
    retryDelay: 30,
    deleteAfterSeconds: HOUR_SECONDS,
  },
  {
    name: 'edit',
    policy: 'stately',
    heartbeatSeconds: EDIT_HEARTBEAT_SECONDS,
    expireInSeconds: 900,
    retryLimit: 3,
    retryDelay: 1,
    deleteAfterSeconds: 24 * HOUR_SECONDS,
  },
  {
    name: 'house-keeping',
    policy: 'stately',
    expireInSeconds: 900,
    retryLimit: 2,
    retryDelay: 60,
    deleteAfterSeconds: 24 * HOUR_SECONDS,
  },
  {
    name: 'push',
    policy: 'stately',
    expireInSeconds: 300,
    retryLimit: 1,
    retryDelay: 10,
    deleteAfterSeconds: HOUR_SECONDS,
  },
  // The job for alerts, requested every minute; it handles new stories of followed things, and messages that
  // no process has claimed.
  {
    name: 'alerts',
    policy: 'stately',
    expireInSeconds: 300,
    retryLimit: 1,
    retryDelay: 10,
    deleteAfterSeconds: HOUR_SECONDS,
  },
  // The job for digests and other mails, requested every minute; if a run was killed, the next one continues
  // its work.
  {
    name: 'mailings',
    policy: 'stately',
    expireInSeconds: 900,
    retryLimit: 1,
    retryDelay: 30,
    deleteAfterSeconds: HOUR_SECONDS,
  },
  // Requests to the operator's model, one per job. Each edition requests again the answers that it still lacks.
  {
    name: 'write',
    policy: 'exclusive',
    expireInSeconds: HOUR_SECONDS,
    retryLimit: 4,
    retryDelay: 60,
    retryBackoff: true,
    retryDelayMax: 900,
    retentionSeconds: 24 * HOUR_SECONDS,
    deleteAfterSeconds: HOUR_SECONDS,
    isForgotten: true,
  },
  // A sign-in code is valid for ten minutes: its mail is retried for that long, quickly at first, and then
  // deleted.
  {
    name: 'mail',
    policy: 'standard',
    expireInSeconds: 60,
    retryLimit: 8,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 120,
    retentionSeconds: 600,
    deleteAfterSeconds: 60,
    isForgotten: true,
  },
]

export const JOB_NAMES: readonly JobName[] = QUEUES.map(({ name }) => name)

/** Whether at most one job of this kind waits, which then serves all requests made meanwhile. */
export function isLimitedToOneWaitingJob(name: JobName): boolean {
  return QUEUES.some((queue) => queue.name === name && queue.policy === 'stately')
}

/** Installs or updates pg-boss's schema ('pgboss') and our queues. */
export async function installJobQueues(config: { connectionString: string; log: Log }): Promise<void> {
  const boss = new PgBoss({
    connectionString: config.connectionString,
    max: 2,
    supervise: false,
    schedule: false,
  })
  boss.on('error', (error) =>
    config.log.error({ reason: getErrorMessage(error) }, 'The job queue reports an error.'),
  )
  await boss.start()
  try {
    await installQueue(boss, DEAD_LETTER_QUEUE, { policy: 'standard', retentionSeconds: FORTNIGHT_SECONDS })
    for (const { name, isForgotten = false, ...queue } of QUEUES) {
      const options = {
        heartbeatSeconds: HEARTBEAT_SECONDS,
        ...queue,
        ...(!isForgotten && { deadLetter: DEAD_LETTER_QUEUE }),
        notify: true,
      }
      await installQueue(boss, name, options)
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}

async function installQueue(boss: PgBoss, name: string, options: Parameters<PgBoss['createQueue']>[1]) {
  await boss.createQueue(name, options)
  const { policy: _fixed, ...changeable } = options ?? {}
  await boss.updateQueue(name, changeable)
}
