import { excludeWithdrawnFromEditions } from '@plainwire/server'
import { type Db, StoreError } from '@plainwire/store'
import { createSingleProcessAccountServices } from '../../accounts/accounts.ts'
import { createSingleProcessPushService } from '../../accounts/push.ts'
import type { Config } from '../../config/config.ts'
import type { DataFolder } from '../../data/data-folder.ts'
import { readImageKeysOnDisk } from '../../image-keys.ts'
import { createContentHttpClient } from '../../newsroom/content-http.ts'
import { createStoryArchive } from '../../serving/archive.ts'
import { openConfiguredEditionSource } from '../../serving/editions.ts'
import { startReaderServer } from '../../serving/open-server.ts'
import type { ServerDependencies } from '../../serving/server-dependencies.ts'
import { openWithdrawalsStore } from '../../serving/withdrawals.ts'
import { now } from '../../steady-clock.ts'
import type { InterimServer } from './start-again.ts'

/** Used instead of the function that returns the database: it throws, so that API calls answer 503. */
function noDatabase(): Db {
  throw new StoreError('DATABASE_UNREACHABLE', 'The database is not started yet.')
}

/**
 * Serves the edition on the disk without a database: the edition can be read, and calls that need the database
 * answer 503.
 *
 * @returns undefined if there is no edition
 */
export async function startInterimServer(
  { config, data, log }: { config: Config; data: DataFolder; log: ServerDependencies['log'] },
  stopping: AbortSignal,
): Promise<InterimServer | undefined> {
  const withdrawals = await openWithdrawalsStore(data.path, log)
  const editions = excludeWithdrawnFromEditions(
    await openConfiguredEditionSource(data.editions, config, log),
    withdrawals.source,
  )
  if (!editions.current()) return undefined
  await using opened = new AsyncDisposableStack()
  const parts = { config, data, log, db: noDatabase, print: () => undefined, folder: data.path }
  const accounts = await createSingleProcessAccountServices(parts, opened)
  const push = await createSingleProcessPushService(parts, opened)
  const served = {
    // This server stops without announcing it, because the full server listens on the same port immediately
    // afterwards.
    noticeMs: 0,
    config,
    data,
    log,
    editions,
    archive: createStoryArchive(noDatabase, now),
    rechecks: { request: async () => noDatabase() as never },
    withdrawals: withdrawals.source,
    corrections: async () => noDatabase() as never,
    accounts: accounts?.options,
    push: push.options,
    imageHttp: createContentHttpClient(config, [], log, opened),
    imageKeys: (await readImageKeysOnDisk(data.path)).all,
  }
  await startReaderServer(served, opened, stopping)
  const resources = opened.move()
  return { stop: () => resources.disposeAsync() }
}
