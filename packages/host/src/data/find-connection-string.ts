import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '@plainwire/domain/log'
import { findRunningDatabase, StoreError, startEmbeddedPostgres } from '@plainwire/store'
import type { Config } from '../config/config.ts'

/**
 * The connection string of an installation's database: that of the operator's database or, without one, of
 * the embedded database. If Plainwire isn't running, the embedded database is started for this command.
 *
 * @returns undefined if the embedded database was never created
 * @throws StoreError if it can't be started
 */
export async function findConnectionString(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: Log,
  closers: AsyncDisposableStack,
): Promise<string | undefined> {
  if (databaseUrl !== undefined) return databaseUrl
  // One of these exists if the embedded database was created: database.json, which names the database's
  // folder if Plainwire ran as root, or the folder `postgres`.
  const traces = ['database.json', 'postgres'].map((name) => stat(join(dataDir, name)).catch(() => undefined))
  if (!(await Promise.all(traces)).some(Boolean)) return undefined
  try {
    const embedded = await startEmbeddedPostgres({ dataDir, log })
    closers.defer(() => embedded.stop())
    return embedded.connectionString
  } catch (error) {
    const isRunning = error instanceof StoreError && error.code === 'ALREADY_RUNNING'
    const running = isRunning ? await findRunningDatabase(dataDir) : undefined
    if (running === undefined) throw error
    return running
  }
}
