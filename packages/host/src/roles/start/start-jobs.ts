import { dirname } from 'node:path'
import type { Log } from '@plainwire/domain/log'
import { createGatherJobRunner, startSchedule } from '@plainwire/newsroom'
import type { FolderEditionSource } from '@plainwire/server'
import { type JobQueue, startJobQueue } from '@plainwire/store'
import type { AccountServices } from '../../accounts/account-services.ts'
import { createMailJobHandlers, scheduleMailJobs } from '../../accounts/accounts.ts'
import { type PushService, schedulePushJob } from '../../accounts/push.ts'
import type { EditionArchiver } from '../../bucket/editions/edition-archiver.ts'
import type { Config } from '../../config/config.ts'
import { createHousekeepingJob } from '../../data/housekeeping-job.ts'
import type { StoreConnection } from '../../data/open-store.ts'
import { startEditionSyncFromDatabase } from '../../follow-editions.ts'
import { openConfiguredNewsroom } from '../../newsroom/configured-newsroom.ts'
import type { ContentGatherers } from '../../newsroom/content-gatherers.ts'
import { createEditJobHandler } from '../../newsroom/editing.ts'
import { readOrCreateEditionSigner } from '../../newsroom/edition-key.ts'
import type { Metrics } from '../../observe/metrics.ts'
import { createJobTracer } from '../../observe/traced.ts'
import type { Tracing } from '../../observe/tracing.ts'
import { getConfiguredContentKind } from '../../serving/editions.ts'
import type { RefreshableWithdrawals } from '../../serving/withdrawals.ts'
import { now } from '../../steady-clock.ts'

/** The settings and resources of the jobs. */
export interface JobDependencies {
  config: Config
  store: StoreConnection
  log: Log
  editions: FolderEditionSource
  withdrawals: RefreshableWithdrawals
  fields: ContentGatherers
  editionsFolder: string
  accounts: AccountServices | undefined
  push: PushService
  archiver: EditionArchiver | undefined
  metrics: Metrics | undefined
  tracing: Tracing | undefined
}

/** Joins the job queue to gather, edit, send mails and messages, and delete expired data. */
export async function startAllJobs(parts: JobDependencies, closers: AsyncDisposableStack): Promise<void> {
  const {
    config,
    store,
    log,
    editions,
    withdrawals,
    fields,
    editionsFolder,
    accounts,
    push,
    archiver,
    metrics,
  } = parts
  const { db, connectionString, isAlone } = store
  const content = getConfiguredContentKind(config)
  const followed = { connectionString, db, log, folder: editionsFolder, editions, content, withdrawals }
  closers.defer(await startEditionSyncFromDatabase({ ...followed, isPublisher: true }))
  const requestWriting: JobQueue['requestWriting'] = (content, tasks) => jobs.requestWriting(content, tasks)
  const { newsroom, writing } = await openConfiguredNewsroom(
    { config, db, folder: dirname(editionsFolder), log, requestWriting, metrics },
    closers,
  )
  const edit = await createEditJobHandler({
    config,
    db,
    log,
    now,
    newsroom,
    writing,
    editionsFolder,
    signer: await readOrCreateEditionSigner(config, dirname(editionsFolder)),
    metrics,
    worlds: async () => {
      await fields.refresh()
      return fields.current()
    },
    onPublished: async (edition) => {
      await editions.refresh()
      archiver?.archive(edition)
      if (edition.content === 'live') await fields.endSample()
    },
  })
  const gather = createGatherJobRunner({
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
  const housekeeping = createHousekeepingJob({ db, log, now })
  const jobs = await startJobQueue({
    connectionString,
    log,
    isAlone,
    around: createJobTracer(parts.tracing),
    work: {
      gather,
      edit,
      'house-keeping': housekeeping,
      push: push.notifyDevices,
      ...(writing && { write: writing.work }),
      ...(accounts && createMailJobHandlers(accounts, { editions, vapid: push.vapid })),
    },
  })
  closers.defer(() => jobs.stop())
  accounts?.join(jobs)
  if (accounts) await scheduleMailJobs(jobs)
  await schedulePushJob(jobs)
  const contents = () => fields.current().map(({ content }) => content)
  closers.defer(await startSchedule({ db, log, now, jobs, contents }))
}
