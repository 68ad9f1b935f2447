import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

/**
 * The tolerance for times ahead of the clock: more than the interval between two maintenance runs of pg-boss.
 */
const PASS = sql`interval '1 minute'`
/** The longest delay of a job. */
const LONGEST_DELAY = sql`interval '2 days'`

/**
 * Resets times in the job queue that are ahead of the database's clock. pg-boss waits until such a time has
 * passed: if the clock had been wrong for a moment, nothing would be scheduled and no dead worker noticed until
 * the wrong time was reached.
 *
 * @returns the number of rows changed
 */
export async function resetJobTimesAheadOfClock(db: Db): Promise<number> {
  const results = await Promise.all([
    sql`
      UPDATE pgboss.version SET cron_on = NULL, bam_on = NULL, flow_on = NULL, reindex_on = NULL
      WHERE greatest(cron_on, bam_on, flow_on, reindex_on) > pgboss.job_now() + ${PASS}
    `.execute(db),
    sql`
      UPDATE pgboss.queue SET monitor_claim_on = NULL, monitor_on = NULL, maintain_on = NULL
      WHERE greatest(monitor_claim_on, monitor_on, maintain_on) > pgboss.job_now() + ${PASS}
    `.execute(db),
    sql`
      UPDATE pgboss.job SET start_after = pgboss.job_now()
      WHERE state < 'active' AND start_after > pgboss.job_now() + ${LONGEST_DELAY}
    `.execute(db),
    sql`
      UPDATE pgboss.job SET started_on = pgboss.job_now(), heartbeat_on = pgboss.job_now()
      WHERE state = 'active' AND greatest(started_on, heartbeat_on) > pgboss.job_now() + ${PASS}
    `.execute(db),
  ])
  return results.reduce((total, { numAffectedRows = 0n }) => total + Number(numAffectedRows), 0)
}
