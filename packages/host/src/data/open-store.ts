import type { Log } from '@plainwire/domain/log'
import { connect, type Db, findRunningDatabase, migrate, startEmbeddedPostgres } from '@plainwire/store'
import type { Config } from '../config/config.ts'
import { HostError } from '../host-error.ts'
import { openDataFolder } from './data-folder.ts'

export interface StoreConnection {
  db: Db
  connectionString: string
  /** Whether no other process uses this database. */
  isAlone: boolean
}

/** Where the embedded database is, and how its start is logged and ended. */
interface DatabaseStartOptions {
  dataDir: string
  log: Log
  /** When aborted, ends the creation of the embedded database; it is also checked before each later step. */
  stopping?: AbortSignal
}

/**
 * Opens and migrates the database of this process: the operator's database if DATABASE_URL is set, otherwise
 * the embedded one.
 *
 * @throws the reason of `options.stopping` if it is aborted
 */
export async function openStore(
  config: Pick<Config, 'databaseUrl'>,
  options: DatabaseStartOptions,
  closers: AsyncDisposableStack,
): Promise<StoreConnection> {
  const { log, stopping } = options
  const connectionString = config.databaseUrl ?? (await startDataFolderDatabase(options, closers))
  stopping?.throwIfAborted()
  const db = await connect({ connectionString, log })
  closers.defer(() => db.destroy())
  stopping?.throwIfAborted()
  await migrate({ connectionString, log })
  return { db, connectionString, isAlone: config.databaseUrl === undefined }
}

/**
 * Opens the database for a command, also while Plainwire is running: the operator's if DATABASE_URL is set,
 * that of a running process, or the embedded one, started for the command.
 *
 * @throws HostError if the data folder is in use and its database can't be reached
 */
export async function openStoreForCommand(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: Log,
  closers: AsyncDisposableStack,
): Promise<Pick<StoreConnection, 'db' | 'connectionString'>> {
  const connectionString = config.databaseUrl ?? (await findRunningDatabase(config.dataDir))
  if (connectionString === undefined) {
    const data = await openDataFolder(config.dataDir)
    closers.defer(() => data.release())
    return await openStore(config, { dataDir: data.path, log }, closers)
  }
  const db = await connect({ connectionString, log })
  closers.defer(() => db.destroy())
  await migrate({ connectionString, log })
  return { db, connectionString }
}

/**
 * Starts the embedded database of a data folder, after creating it if the folder has none, and returns the
 * connection string. Closing `closers` stops the database.
 *
 * @throws StoreError if it can't be started, or the reason of `options.stopping`
 */
export async function startDataFolderDatabase(
  options: DatabaseStartOptions,
  closers: AsyncDisposableStack,
): Promise<string> {
  const embedded = await startEmbeddedPostgres(options)
  closers.defer(() => embedded.stop())
  return embedded.connectionString
}

/**
 * Returns the connection string of the database that a role shares with other processes.
 *
 * @throws HostError if DATABASE_URL isn't set
 */
export function requireSharedDatabase(config: Config, role: string): string {
  if (config.databaseUrl !== undefined) return config.databaseUrl
  throw new HostError(
    `The role '${role}' shares its database with other processes: name it with DATABASE_URL.`,
  )
}
