import { setFlagsFromString } from 'node:v8'
import type { Log } from '@plainwire/domain/log'
import { excludeWithdrawnFromEditions, type MisplacedArticleQueue } from '@plainwire/server'
import { type Db, listPublicCorrections, StoreError, storeUnrelatedArticleReport } from '@plainwire/store'
import { createMultiProcessAccountServices } from '../accounts/accounts.ts'
import { buildAdminOptions } from '../accounts/admin.ts'
import { createMultiProcessPushService } from '../accounts/push.ts'
import { copyNewBucketEditions } from '../bucket/editions/follow-bucket.ts'
import type { Config } from '../config/config.ts'
import { connectDatabaseInBackground } from '../data/connect-in-background.ts'
import { type DataFolder, openDataFolder } from '../data/data-folder.ts'
import { requireSharedDatabase } from '../data/open-store.ts'
import { startEditionSyncFromDatabase } from '../follow-editions.ts'
import { type AcceptedImageKeys, readImageKeysOnDisk } from '../image-keys.ts'
import { createStderrLog } from '../log.ts'
import { createContentHttpClient } from '../newsroom/content-http.ts'
import { startProcessMetrics } from '../observe/open-role-metrics.ts'
import { startProcessTracing } from '../observe/start-process-tracing.ts'
import { createStoryArchive } from '../serving/archive.ts'
import { getConfiguredContentKind, openConfiguredEditionSource } from '../serving/editions.ts'
import { startReaderServer } from '../serving/open-server.ts'
import { openBucketIfConfigured, openPictureStore } from '../serving/role-bucket.ts'
import { createSiteStatusQueries } from '../serving/status.ts'
import { openWithdrawalsStore } from '../serving/withdrawals.ts'
import { now } from '../steady-clock.ts'
import { joinJobQueue } from './join-queue.ts'

/**
 * Switches off Maglev, V8's mid-tier compiler. After twenty minutes with few readers, Maglev compiles the
 * hundreds of functions that render a page in one burst, for which it allocates 24 MB; the C library retains
 * most of that. Without Maglev, the number of pages served per second isn't measurably different. Other roles
 * use Maglev, because it reduces the CPU time of their start by a tenth.
 */
function limitCompilerMemory(): void {
  setFlagsFromString('--no-maglev')
}

/**
 * Runs the role that serves readers: it serves the newest edition from disk, with or without the database, and
 * downloads new ones from the database.
 */
export async function serve(
  config: Config,
  closers: AsyncDisposableStack,
  stopping: AbortSignal,
): Promise<void> {
  limitCompilerMemory()
  const log = createStderrLog(config.logLevel)
  const connectionString = requireSharedDatabase(config, 'serve')
  const data = await openDataFolder(config.dataDir)
  closers.defer(() => data.release())
  const withdrawals = await openWithdrawalsStore(data.path, log)
  const editions = excludeWithdrawnFromEditions(
    await openConfiguredEditionSource(data.editions, config, log),
    withdrawals.source,
  )
  const metrics = await startProcessMetrics(config, closers)
  const tracing = await startProcessTracing({ config, role: 'serve', log }, closers)
  const database = connectDatabaseInBackground({ connectionString, log }, closers, stopping)
  const reached = () => {
    const db = database.now()
    if (!db) throw new StoreError('DATABASE_UNREACHABLE', 'The database is not reached yet.')
    return db
  }
  const accounts = createMultiProcessAccountServices({ config, data, log, db: reached, metrics }, closers)
  const push = await createMultiProcessPushService({ config, log, db: reached, metrics }, closers)
  const archive = createStoryArchive(reached, now)
  const rechecks: MisplacedArticleQueue = {
    request: async (storyId, articleId) =>
      storeUnrelatedArticleReport(reached(), { storyId, articleId, now: now() }),
  }
  const imageKeys = await readImageKeysOnDisk(data.path)
  const bucket = openBucketIfConfigured({ config, log, metrics }, closers)
  const takenFromBucket =
    bucket &&
    copyNewBucketEditions({
      ...folderOf(config, data, log),
      bucket,
      editions,
      databaseFailed: database.failed,
      database: database.ready,
    })
  // Waits for the database, or an edition from the bucket, if there is no edition on disk or no key that
  // pictures can be served with.
  if (imageKeys.all.length === 0 || !editions.current())
    await Promise.race([takeKey(imageKeys, database.ready), ...(takenFromBucket ? [takenFromBucket] : [])])
  stopping.throwIfAborted()
  const imageHttp = createContentHttpClient(config, [], log, closers)
  const status = createSiteStatusQueries(reached, config)
  const corrections = async () => listPublicCorrections(reached())
  const served = {
    config,
    data,
    log,
    editions,
    archive,
    rechecks,
    status,
    imageHttp,
    imageKeys: imageKeys.all,
    pictures: bucket && openPictureStore(bucket, { log, metrics }, closers),
    withdrawals: withdrawals.source,
    corrections,
    accounts: accounts?.options,
    admin: buildAdminOptions({ config, db: reached, log }, closers),
    push: push?.options,
    metrics,
    tracing,
  }
  metrics?.watch({ db: reached, editions, now })
  const address = await startReaderServer(served, closers, stopping)
  const follow = async () => {
    const db = await database.ready
    if (!db) return undefined
    await imageKeys.take(db)
    await joinJobQueue({ accounts, push, editions, connectionString, log, tracing }, closers)
    const content = getConfiguredContentKind(config)
    return startEditionSyncFromDatabase({
      connectionString,
      db,
      log,
      folder: data.editions,
      editions,
      content,
      isPublisher: false,
      withdrawals,
    })
  }
  const following = follow().catch((error: unknown) => {
    log.error({ err: error }, 'new editions can’t be loaded until the next start')
    return undefined
  })
  closers.defer(async () => (await following)?.())
  process.stdout.write(`Plainwire serves: ${address}\n`)
}

/**
 * Returns the options for downloading editions: the folder, the content (sample or live), the trusted keys and
 * the log.
 */
function folderOf(config: Config, data: DataFolder, log: Log) {
  return {
    folder: data.editions,
    content: getConfiguredContentKind(config),
    trusted: config.trustedEditionKeys,
    log,
  }
}

async function takeKey(keys: AcceptedImageKeys, database: Promise<Db | undefined>): Promise<void> {
  const db = await database
  if (db) await keys.take(db)
}
