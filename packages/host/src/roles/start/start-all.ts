import type { Log } from '@plainwire/domain/log'
import { createFeedParser } from '@plainwire/pipeline'
import { excludeWithdrawnFromEditions, type FolderEditionSource } from '@plainwire/server'
import {
  type ContentKind,
  type Db,
  findCurrentEdition,
  listPublicCorrections,
  releaseAllLeases,
  releaseAllPageClaims,
  storeUnrelatedArticleReport,
} from '@plainwire/store'
import { createSingleProcessAccountServices } from '../../accounts/accounts.ts'
import { buildAdminOptions, createOneTimeAdminLink, isServedLocallyOnly } from '../../accounts/admin.ts'
import { createSingleProcessPushService } from '../../accounts/push.ts'
import type { Config } from '../../config/config.ts'
import type { DataFolder } from '../../data/data-folder.ts'
import { openStore } from '../../data/open-store.ts'
import { loadAndStoreImageKeys } from '../../image-keys.ts'
import { openContentGatherers } from '../../newsroom/content-gatherers.ts'
import { startProcessMetrics } from '../../observe/open-role-metrics.ts'
import { startProcessTracing } from '../../observe/start-process-tracing.ts'
import { createStoryArchive } from '../../serving/archive.ts'
import { openConfiguredEditionSource, waitForEdition } from '../../serving/editions.ts'
import { startReaderServer } from '../../serving/open-server.ts'
import { openBucketIfConfigured, openPictureStore, startEditionArchiver } from '../../serving/role-bucket.ts'
import { createSiteStatusQueries } from '../../serving/status.ts'
import { openWithdrawalsStore } from '../../serving/withdrawals.ts'
import { now } from '../../steady-clock.ts'
import { printLine } from './print-line.ts'
import { retryTemporaryFailures } from './start-again.ts'
import { startAllJobs } from './start-jobs.ts'

/** How long to wait for the first edition, in ms. The first sample edition takes some 20 s on two cores. */
const FIRST_EDITION_PATIENCE_MS = 170_000

/** The settings, resources and callbacks for starting all roles in one process. */
export interface StartDependencies {
  config: Config
  data: DataFolder
  log: Log
  takeOver(): Promise<void>
}

/**
 * Opens the database and everything that depends on it, and replaces the interim server, which serves the last
 * edition.
 */
export async function startAllRoles(
  { config, data, log, takeOver }: StartDependencies,
  closers: AsyncDisposableStack,
  stopping: AbortSignal,
): Promise<void> {
  const metrics = await startProcessMetrics(config, closers)
  const tracing = await startProcessTracing({ config, role: 'start', log }, closers)
  stopping.throwIfAborted()
  const store = await openStore(config, { dataDir: data.path, log, stopping }, closers)
  stopping.throwIfAborted()
  if (store.isAlone) await freeClaims(store.db)
  const withdrawals = await openWithdrawalsStore(data.path, log)
  await withdrawals.refresh(store.db)
  const editions = excludeWithdrawnFromEditions(
    await openConfiguredEditionSource(data.editions, config, log),
    withdrawals.source,
  )
  const parser = createFeedParser({ log })
  closers.defer(() => parser.close())
  const contents = await chooseContentKinds(config, store.db, editions)
  if (contents.includes('sample')) printLine('Starting the fictional publishers of the sample edition …')
  const fields = await openContentGatherers({ config, contents, db: store.db, parser, log, now }, closers)
  stopping.throwIfAborted()
  const parts = { config, data, log, editions, imageHttp: fields.http }
  const archive = createStoryArchive(() => store.db, now)
  const rechecks = {
    request: (storyId: string, articleId: string) =>
      storeUnrelatedArticleReport(store.db, { storyId, articleId, now: now() }),
  }
  const imageKeys = await loadAndStoreImageKeys(data.path, store.db, log)
  const accounts = await createSingleProcessAccountServices(
    { config, data, log, db: () => store.db, print: printLine, metrics },
    closers,
  )
  const push = await createSingleProcessPushService(
    { config, log, db: () => store.db, folder: data.path, metrics },
    closers,
  )
  const bucket = openBucketIfConfigured({ config, log, metrics }, closers)
  const served = {
    ...parts,
    archive,
    status: createSiteStatusQueries(() => store.db, config),
    rechecks,
    withdrawals: withdrawals.source,
    corrections: () => listPublicCorrections(store.db),
    imageKeys,
    pictures: bucket && openPictureStore(bucket, { log, metrics }, closers),
    accounts: accounts?.options,
    admin: buildAdminOptions({ config, db: () => store.db, log }, closers),
    push: push.options,
    takeOver,
    metrics,
    tracing,
  }
  const address = await startReaderServer(served, closers, stopping)
  stopping.throwIfAborted()
  const editionsFolder = data.editions
  const archiver = bucket && (await startEditionArchiver({ bucket, config, db: store.db, log }, closers))
  const parties = { editions, withdrawals, fields, accounts, push, archiver, metrics, tracing }
  const jobParts = { config, store, log, editionsFolder, ...parties }
  // Readers are served from here on: a database that restarts now delays the jobs, and nothing else.
  const startJobsOnce = async (opened: AsyncDisposableStack) => {
    await startAllJobs(jobParts, opened)
    if (!isServedLocallyOnly(config)) return
    const link = await createOneTimeAdminLink(store.db, address, 'start')
    printLine(`To run its newsroom, open this within a quarter of an hour: ${link}`)
  }
  await retryTemporaryFailures(startJobsOnce, closers, {
    log,
    stopping,
    message: 'The jobs could not be started; trying again.',
  })
  metrics?.watch({ db: () => store.db, editions, now })
  await announce(address, editions, contents, stopping)
}

/**
 * Chooses the contents to gather and edit: only live news once there is a live edition; until then the sample
 * too, if the settings allow it.
 */
export async function chooseContentKinds(
  { content }: Pick<Config, 'content'>,
  db: Db,
  editions: Pick<FolderEditionSource, 'current'>,
): Promise<ContentKind[]> {
  if (content !== 'auto') return [content]
  // The edition on disk counts too, because it may have been published just before a kill and be missing in
  // the database.
  const isLive = editions.current()?.pointer.content === 'live' || (await findCurrentEdition(db, 'live'))
  return isLive ? ['live'] : ['live', 'sample']
}

/**
 * Releases the claims and leases of a killed process. This is safe because no other process can use the
 * embedded database.
 */
async function freeClaims(db: Db): Promise<void> {
  await releaseAllLeases(db)
  await releaseAllPageClaims(db, now())
}

async function announce(
  address: string,
  editions: FolderEditionSource,
  contents: readonly ContentKind[],
  stopping: AbortSignal,
): Promise<void> {
  const isSample = contents.includes('sample')
  if (isSample && !editions.current()) printLine('Gathering, reading and writing the first edition …')
  const isThere = isSample
    ? await waitForEdition(editions, FIRST_EDITION_PATIENCE_MS, stopping)
    : editions.current() !== undefined
  stopping.throwIfAborted()
  if (!isThere) printLine('The first edition follows as soon as publishers have answered.')
  printLine(`Plainwire is ready: ${address}`)
}
