import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { JOB_NAMES, type JobName } from './job-queues.ts'

/** The number of jobs of one kind, as counted by pg-boss some seconds ago. */
export interface QueueCount {
  name: JobName
  waiting: number
  active: number
  failed: number
}

/** The numbers of waiting, running and failed jobs, for the status page and the metrics. */
export async function queryQueueCounts(db: Db): Promise<QueueCount[]> {
  const { rows } = await sql<QueueCount>`
    SELECT name, queued_count AS waiting, active_count AS active, failed_count AS failed FROM pgboss.queue
  `.execute(db)
  return JOB_NAMES.flatMap((name) => rows.find((row) => row.name === name) ?? [])
}
