import { loadLivePublisherList } from '@plainwire/newsroom'
import { type JobQueue, startJobQueue, syncBundledPublishers } from '@plainwire/store'
import type { Config } from '../config/config.ts'
import { readPublishers } from '../content.ts'
import { openDataFolder } from '../data/data-folder.ts'
import { createHousekeepingJob } from '../data/housekeeping-job.ts'
import { openStore, requireSharedDatabase } from '../data/open-store.ts'
import { createStderrLog } from '../log.ts'
import { openConfiguredNewsroom } from '../newsroom/configured-newsroom.ts'
import { createEditJobHandler } from '../newsroom/editing.ts'
import { readOrCreateEditionSigner } from '../newsroom/edition-key.ts'
import { startProcessMetrics } from '../observe/open-role-metrics.ts'
import { startProcessTracing } from '../observe/start-process-tracing.ts'
import { createJobTracer } from '../observe/traced.ts'
import { openConfiguredEditionSource } from '../serving/editions.ts'
import { openEditionArchiver } from '../serving/role-bucket.ts'
import { now } from '../steady-clock.ts'
import { lowerProcessPriority } from './process-priority.ts'

/**
 * Runs the role that clusters, writes and publishes. Several processes may run this role: the one that holds
 * the lease in the database works, the others are on standby.
 */
export async function runEditRole(
  config: Config,
  closers: AsyncDisposableStack,
  stopping: AbortSignal,
): Promise<void> {
  const log = createStderrLog(config.logLevel)
  lowerProcessPriority(log)
  const databaseUrl = requireSharedDatabase(config, 'edit')
  const data = await openDataFolder(config.dataDir)
  closers.defer(() => data.release())
  const metrics = await startProcessMetrics(config, closers)
  const tracing = await startProcessTracing({ config, role: 'edit', log }, closers)
  const { db, connectionString } = await openStore({ databaseUrl }, { dataDir: data.path, log }, closers)
  stopping.throwIfAborted()
  const editions = await openConfiguredEditionSource(data.editions, config, log)
  await syncBundledPublishers(db, await readPublishers(), 'live', now())
  const archiver = await openEditionArchiver({ config, db, log, metrics }, closers)
  const live = await loadLivePublisherList(db)
  const requestWriting: JobQueue['requestWriting'] = (content, tasks) => jobs.requestWriting(content, tasks)
  const { newsroom, writing } = await openConfiguredNewsroom(
    { config, db, folder: data.path, log, requestWriting, metrics },
    closers,
  )
  const work = await createEditJobHandler({
    config,
    db,
    log,
    now,
    newsroom,
    writing,
    editionsFolder: data.editions,
    signer: await readOrCreateEditionSigner(config, data.path),
    worlds: async () => {
      await live.refresh()
      return [live.world()]
    },
    onPublished: async (edition) => {
      await editions.refresh()
      archiver?.archive(edition)
    },
    metrics,
  })
  stopping.throwIfAborted()
  const housekeeping = createHousekeepingJob({ db, log, now })
  const jobs = await startJobQueue({
    connectionString,
    log,
    around: createJobTracer(tracing),
    work: { edit: work, 'house-keeping': housekeeping, ...(writing && { write: writing.work }) },
  })
  closers.defer(() => jobs.stop())
  metrics?.watch({ db: () => db, editions, now })
  process.stdout.write('Plainwire edits.\n')
}
