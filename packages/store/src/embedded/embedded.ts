import { rm } from 'node:fs/promises'
import type { Log } from '@plainwire/domain/log'
import { getErrorMessage, StoreError } from '../store-error.ts'
import {
  copyPostgresInstallation,
  findPostgresInstallation,
  isPostgresInstallationComplete,
} from './binaries.ts'
import { checkDatabaseOwnership, recordDatabaseOwnership } from './database-ownership.ts'
import { type DatabasePaths, prepareDatabasePaths, ROOT_USER_DATABASE_FOLDER } from './database-paths.ts'
import { type FolderLock, lockFolder } from './folder-lock.ts'
import { checkDatabaseFilesVersion, initialiseDatabaseFiles } from './initialise.ts'
import { buildEmbeddedConnectionString, createDatabaseIfMissing } from './make-database.ts'
import { stopOrphanedServer } from './process/orphan.ts'
import { isPostgresProcessForFolder, readPidFile } from './process/pid-file.ts'
import { startPostgresServer } from './process/server.ts'
import { createSocketFolder, removeSocketFolder } from './process/socket-folder.ts'
import { superviseServer } from './process/supervise.ts'

export interface EmbeddedPostgresOptions {
  /** The operator's data folder; created if missing. */
  dataDir: string
  log: Log
  /** Whether the database is for a test: faster, not durable, and deleted when it stops. */
  isVolatile?: boolean
  /** The maximum number of connections; 100 by default, which is also PostgreSQL's default. */
  maxConnections?: number | undefined
  /** If aborted before the server is started, ends the start, even while the files are being created. */
  stopping?: AbortSignal | undefined
}

/** An embedded PostgreSQL server, used by this process only. */
export interface EmbeddedPostgres {
  /** For connect(), migrate() and startJobQueue(): a Unix socket without a password. */
  connectionString: string
  /** Stops the server with a fast shutdown; everything committed is on disk. Can be called twice. */
  stop(): Promise<void>
}

/**
 * Starts the embedded PostgreSQL, on a Unix socket only. Committed data survives a kill of this process, of the
 * server or of both; a server that ends unexpectedly is restarted.
 *
 * @throws StoreError ALREADY_RUNNING, DATA_DIR_UNWRITABLE, DATABASE_MISSING, EMBEDDED_UNSUPPORTED or
 * EMBEDDED_FAILED, with a message in one sentence
 * @throws the reason of `options.stopping`
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const installation = findPostgresInstallation()
  const place = await prepareDatabasePaths(options.dataDir)
  const lock = takeLock(place)
  try {
    await stopOrphanedServer(place, options.log)
    await checkDatabaseOwnership(place, options.log)
    const programs = await findPrograms(place, installation)
    await initialiseDatabaseFiles(place, { programs, isVolatile: false, ...options })
    await recordDatabaseOwnership(place)
    await checkDatabaseFilesVersion(place, installation.version)
    options.stopping?.throwIfAborted()
    return await run(place, programs, lock, options)
  } catch (error) {
    lock.release()
    const isStopped = options.stopping?.aborted === true && error === options.stopping.reason
    throw isStopped || error instanceof StoreError ? error : failed(error)
  }
}

function failed(cause: unknown): StoreError {
  const message = `The database could not be started: ${getErrorMessage(cause)}.`
  return new StoreError('EMBEDDED_FAILED', message, { cause })
}

function takeLock(place: DatabasePaths): FolderLock {
  const lock = lockFolder(place.lock)
  if (lock) return lock
  throw new StoreError(
    'ALREADY_RUNNING',
    `Plainwire already runs on the data folder ${place.dataDir}: stop it first, or choose another folder with DATA_DIR.`,
  )
}

/**
 * Returns the folder of PostgreSQL's programs. If PostgreSQL runs as an unprivileged account, the programs are
 * copied to a folder that this account can read. Otherwise they are copied only if the installed package is
 * incomplete.
 */
async function findPrograms(place: DatabasePaths, installation: ReturnType<typeof findPostgresInstallation>) {
  if (place.account) return copyPostgresInstallation(installation, ROOT_USER_DATABASE_FOLDER)
  const isUsable = await isPostgresInstallationComplete(installation)
  return isUsable ? installation.folder : copyPostgresInstallation(installation, place.folder)
}

async function run(
  place: DatabasePaths,
  programs: string,
  lock: FolderLock,
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { log, isVolatile = false, maxConnections } = options
  const socketFolder = await createSocketFolder(place)
  const start = () => startPostgresServer({ place, programs, socketFolder, isVolatile, maxConnections })
  const server = await start()
  await createDatabaseIfMissing(socketFolder).catch(async (error: unknown) => {
    await server.stop()
    throw error
  })
  const startAgain = async () => {
    await stopOrphanedServer(place, log)
    return start()
  }
  const supervision = superviseServer(server, startAgain, log)
  const stop = async () => {
    await supervision.stop()
    await removeSocketFolder(socketFolder)
    if (isVolatile) await removePlace(place)
    lock.release()
  }
  let stopped: Promise<void> | undefined
  return {
    connectionString: buildEmbeddedConnectionString(socketFolder),
    stop() {
      stopped ??= stop()
      return stopped
    },
  }
}

/**
 * Returns the connection string of the embedded database of a running Plainwire; undefined if its server isn't
 * running or not ready yet. Only the account of that server and root can connect.
 */
export async function findRunningDatabase(dataDir: string): Promise<string | undefined> {
  const { data } = await prepareDatabasePaths(dataDir)
  const { pid, socketFolder, isReady } = (await readPidFile(data)) ?? {}
  if (pid === undefined || socketFolder === undefined || !isReady) return undefined
  return (await isPostgresProcessForFolder(pid, data))
    ? buildEmbeddedConnectionString(socketFolder)
    : undefined
}

async function removePlace(place: DatabasePaths): Promise<void> {
  await rm(place.folder, { recursive: true, force: true })
  await rm(place.dataDir, { recursive: true, force: true })
}

/**
 * Deletes the embedded database of a data folder whose process has died; for tests. Returns false if it is
 * still in use.
 */
export async function removeAbandonedDatabase(dataDir: string, log: Log): Promise<boolean> {
  const place = await prepareDatabasePaths(dataDir)
  const lock = lockFolder(place.lock)
  if (!lock) return false
  await stopOrphanedServer(place, log)
  await removePlace(place)
  lock.release()
  return true
}
