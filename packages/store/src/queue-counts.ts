import { sql } from 'kysely'
import type { Db } from './connect.ts'
import { JOB_NAMES, type JobName } from './job-queues.ts'

/** How many jobs of one kind there are, as the queue counted them some seconds ago. */
export interface QueueCount {
  name: JobName
  waiting: number
  active: number
  failed: number
}

/** How many jobs wait, are at work and have failed, for the status page and the figures. */
export async function queueCounts(db: Db): Promise<QueueCount[]> {
  const { rows } = await sql<QueueCount>`
    SELECT name, queued_count AS waiting, active_count AS active, failed_count AS failed FROM pgboss.queue
  `.execute(db)
  return JOB_NAMES.flatMap((name) => rows.find((row) => row.name === name) ?? [])
}
