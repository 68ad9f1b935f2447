import { createGatherJobRunner, startSchedule } from '@plainwire/newsroom'
import { createFeedParser } from '@plainwire/pipeline'
import { startJobQueue } from '@plainwire/store'
import type { Config } from '../config/config.ts'
import { openStore, requireSharedDatabase } from '../data/open-store.ts'
import { createStderrLog } from '../log.ts'
import { openContentGatherers } from '../newsroom/content-gatherers.ts'
import { startProcessMetrics } from '../observe/open-role-metrics.ts'
import { startProcessTracing } from '../observe/start-process-tracing.ts'
import { createJobTracer } from '../observe/traced.ts'
import { now } from '../steady-clock.ts'
import { lowerProcessPriority } from './process-priority.ts'

/**
 * Runs the role that fetches feeds and reads pages of live publishers. Any number of such processes may run.
 */
export async function runGatherRole(
  config: Config,
  closers: AsyncDisposableStack,
  stopping: AbortSignal,
): Promise<void> {
  const log = createStderrLog(config.logLevel)
  lowerProcessPriority(log)
  const databaseUrl = requireSharedDatabase(config, 'gather')
  const metrics = await startProcessMetrics(config, closers)
  const tracing = await startProcessTracing({ config, role: 'gather', log }, closers)
  const { db, connectionString } = await openStore({ databaseUrl }, { dataDir: config.dataDir, log }, closers)
  stopping.throwIfAborted()
  const parser = createFeedParser({ log })
  closers.defer(() => parser.close())
  const fields = await openContentGatherers({ config, contents: ['live'], db, parser, log, now }, closers)
  stopping.throwIfAborted()
  const work = createGatherJobRunner({
    db,
    log,
    now,
    fieldOf: async (content) => {
      await fields.refresh()
      return fields.of(content)
    },
    requestEdit: () => jobs.requestEdit(),
    metrics,
  })
  const jobs = await startJobQueue({
    connectionString,
    log,
    around: createJobTracer(tracing),
    work: { gather: work },
  })
  closers.defer(() => jobs.stop())
  metrics?.watch({ db: () => db, now })
  closers.defer(await startSchedule({ db, log, now, jobs, contents: () => ['live'] }))
  process.stdout.write('Plainwire gathers.\n')
}
