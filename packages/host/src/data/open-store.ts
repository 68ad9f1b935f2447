import type { Log } from '@plainwire/domain/log'
import { connect, type Db, migrate, runningEmbedded, startEmbedded } from '@plainwire/store'
import type { Config } from '../config/config.ts'
import { HostError } from '../host-error.ts'
import { openDataFolder } from './data-folder.ts'

export interface OpenStore {
  db: Db
  connectionString: string
  /** Nobody else uses this database. */
  isAlone: boolean
}

/** The database of this process: the operator's where DATABASE_URL names one, else our own. In its newest form. */
export async function openStore(
  config: Pick<Config, 'databaseUrl'>,
  dataDir: string,
  log: Log,
  closers: AsyncDisposableStack,
): Promise<OpenStore> {
  const connectionString = config.databaseUrl ?? (await ownDatabase(dataDir, log, closers))
  const db = await connect({ connectionString, log })
  closers.defer(() => db.destroy())
  await migrate({ connectionString, log })
  return { db, connectionString, isAlone: config.databaseUrl === undefined }
}

/**
 * The database for a short command, also while Plainwire runs: the operator's where DATABASE_URL names one, the one that a
 * running process has, or our own, started for the command.
 *
 * @throws HostError where the data folder is in use and its database can't be reached
 */
export async function openStoreForCommand(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: Log,
  closers: AsyncDisposableStack,
): Promise<Pick<OpenStore, 'db' | 'connectionString'>> {
  const connectionString = config.databaseUrl ?? (await runningEmbedded(config.dataDir))
  if (connectionString === undefined) {
    const data = await openDataFolder(config.dataDir)
    closers.defer(() => data.release())
    return await openStore(config, data.path, log, closers)
  }
  const db = await connect({ connectionString, log })
  closers.defer(() => db.destroy())
  await migrate({ connectionString, log })
  return { db, connectionString }
}

/** Starts the embedded database of a data folder, made where it is missing; it ends with the closers. */
export async function ownDatabase(dataDir: string, log: Log, closers: AsyncDisposableStack): Promise<string> {
  const embedded = await startEmbedded({ dataDir, log })
  closers.defer(() => embedded.stop())
  return embedded.connectionString
}

/** The address of the database for roles that share one with other processes. */
export function sharedDatabase(config: Config, role: string): string {
  if (config.databaseUrl !== undefined) return config.databaseUrl
  throw new HostError(
    `The role '${role}' shares its database with other processes: name it with DATABASE_URL.`,
  )
}
