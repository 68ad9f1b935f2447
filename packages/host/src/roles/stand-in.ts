import { editionsWithoutWithdrawn } from '@plainwire/server'
import { type Db, StoreError } from '@plainwire/store'
import type { Config } from '../config.ts'
import type { DataFolder } from '../data-folder.ts'
import { now } from '../steady-clock.ts'
import { openOwnAccounts } from './accounts.ts'
import { archiveOf } from './archive.ts'
import { openEditions } from './editions.ts'
import { rememberedImageKeys } from './image-keys.ts'
import { openHttp } from './open-http.ts'
import { openServer, type ServerParts } from './open-server.ts'
import { openOwnPush } from './push.ts'
import type { StandIn } from './start-again.ts'
import { openWithdrawals } from './withdrawals.ts'

/** In place of the database: every query fails, so that calls answer 503. */
function noDatabase(): Db {
  throw new StoreError('DATABASE_UNREACHABLE', 'The database is not started yet.')
}

/**
 * Serves the edition on the disk without a database: reads work, calls that need the database answer 503.
 *
 * @returns undefined if there is no edition
 */
export async function openStandIn(
  { config, data, log }: { config: Config; data: DataFolder; log: ServerParts['log'] },
  stopping: AbortSignal,
): Promise<StandIn | undefined> {
  const withdrawals = await openWithdrawals(data.path, log)
  const editions = editionsWithoutWithdrawn(
    await openEditions(data.editions, config, log),
    withdrawals.source,
  )
  if (!editions.current()) return undefined
  await using opened = new AsyncDisposableStack()
  const parts = { config, data, log, db: noDatabase, say: () => undefined, folder: data.path }
  const accounts = await openOwnAccounts(parts, opened)
  const push = await openOwnPush(parts, opened)
  const served = {
    // Its successor listens immediately: an announcement would only prolong the gap between them.
    noticeMs: 0,
    config,
    data,
    log,
    editions,
    archive: archiveOf(noDatabase, now),
    rechecks: { ask: async () => noDatabase() as never },
    withdrawals: withdrawals.source,
    corrections: async () => noDatabase() as never,
    accounts: accounts?.options,
    push: push.options,
    imageHttp: openHttp(config, [], log, opened),
    imageKeys: (await rememberedImageKeys(data.path)).all,
  }
  await openServer(served, opened, stopping)
  const resources = opened.move()
  return { stop: () => resources.disposeAsync() }
}
