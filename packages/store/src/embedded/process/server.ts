import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StoreError } from '../../store-error.ts'
import type { DatabasePaths } from '../database-paths.ts'
import { readPidFile } from './pid-file.ts'
import { POSTGRES_ENVIRONMENT } from './program.ts'
import { openPostgresLog, readLastPostgresError } from './server-log.ts'
import { buildPostgresServerArguments, type DatabaseServerSettings } from './server-settings.ts'
import { removeSockets } from './socket-folder.ts'

/** The interval at which a starting or stopping server is checked, in ms. */
export const SERVER_POLL_INTERVAL_MS = 10
/** How long to wait for the start, in ms. Recovery after a kill usually takes well under a second. */
const START_PATIENCE_MS = 120_000
/**
 * How long to wait until the processes of a killed server have ended, in ms. They usually end within
 * milliseconds, except during a long query.
 */
const LEFTOVER_PATIENCE_MS = 20_000
/** How long to wait for a fast shutdown, which ends open transactions and writes a checkpoint, in ms. */
const FAST_STOP_MS = 6_000
/**
 * How long to wait for an immediate shutdown, in ms. It writes no checkpoint, so the next start recovers from
 * the write-ahead log.
 */
const IMMEDIATE_STOP_MS = 2_000

/** A PostgreSQL server that we started. */
export interface PostgresServer {
  pid: number
  socketFolder: string
  /** Resolves when the process has ended, for whatever reason. */
  ended: Promise<void>
  /**
   * Stops the server with a fast shutdown: open transactions are rolled back, everything committed is on
   * disk.
   */
  stop(): Promise<void>
}

export interface ServerStartOptions extends DatabaseServerSettings {
  place: DatabasePaths
  /** The folder of PostgreSQL's programs, which contains bin, lib and share. */
  programs: string
}

/**
 * Starts a server and waits until it accepts connections.
 *
 * @throws StoreError EMBEDDED_FAILED with the server's message
 */
export async function startPostgresServer(start: ServerStartOptions): Promise<PostgresServer> {
  const deadline = performance.now() + LEFTOVER_PATIENCE_MS
  for (;;) {
    const server = await launch(start)
    if (server) return server
    const reason = await readLastPostgresError(start.place.log)
    const isLeftover = /pre-existing shared memory block|lock file .* already exists/.test(reason)
    if (!isLeftover || performance.now() > deadline) {
      throw new StoreError('EMBEDDED_FAILED', `The database could not be started: ${reason}.`)
    }
    await pause(SERVER_POLL_INTERVAL_MS * 10)
  }
}

/** Starts the server; undefined if its process ended before it was ready. */
async function launch(start: ServerStartOptions): Promise<PostgresServer | undefined> {
  const { child, ended } = await spawnServer(start)
  if (!(await becomesReady(child, start.place, ended))) return undefined
  const pid = child.pid ?? 0
  // Stops the server if this process ends without stopping it, by process.exit or an exception.
  const stopChild = () => child.kill('SIGINT')
  process.once('exit', stopChild)
  ended.then(() => process.off('exit', stopChild))
  return { pid, socketFolder: start.socketFolder, ended, stop: () => stopServer(child, ended) }
}

/**
 * Starts the process and listens for its exit immediately: a server that can't start may exit before anything
 * else runs.
 */
async function spawnServer(
  start: ServerStartOptions,
): Promise<{ child: ChildProcess; ended: Promise<void> }> {
  const { place, programs, socketFolder, isVolatile, maxConnections } = start
  await removeSockets(socketFolder)
  const parameters = buildPostgresServerArguments({ socketFolder, isVolatile, maxConnections })
  const log = await openPostgresLog(place.log)
  try {
    const child = spawn(join(programs, 'bin', 'postgres'), ['-D', place.data, ...parameters], {
      ...place.account,
      cwd: place.data,
      env: POSTGRES_ENVIRONMENT,
      stdio: ['ignore', log.fd, log.fd],
      // The server runs in a separate session, so that Ctrl-C in the terminal reaches this process only,
      // which stops the server when its work is done.
      detached: true,
    })
    const ended = new Promise<void>((resolve) => {
      child.once('close', () => resolve())
      child.once('error', () => resolve())
    })
    await Promise.race([once(child, 'spawn'), ended])
    return { child, ended }
  } finally {
    await log.close()
  }
}

async function becomesReady(
  child: ChildProcess,
  place: DatabasePaths,
  ended: Promise<void>,
): Promise<boolean> {
  let isEnded = child.pid === undefined
  ended.then(() => {
    isEnded = true
  })
  const deadline = performance.now() + START_PATIENCE_MS
  while (!isEnded && performance.now() < deadline) {
    const file = await readPidFile(place.data)
    if (file?.pid === child.pid && file?.isReady) return true
    await pause(SERVER_POLL_INTERVAL_MS)
  }
  child.kill('SIGQUIT')
  return false
}

async function stopServer(child: ChildProcess, ended: Promise<void>): Promise<void> {
  for (const [signal, patienceMs] of [
    ['SIGINT', FAST_STOP_MS],
    ['SIGQUIT', IMMEDIATE_STOP_MS],
  ] as const) {
    child.kill(signal)
    const timer = new AbortController()
    const isOver = await Promise.race([
      ended.then(() => true),
      pause(patienceMs, false, { signal: timer.signal }).catch(() => true),
    ])
    timer.abort()
    if (isOver) return
  }
  child.kill('SIGKILL')
  await ended
}
