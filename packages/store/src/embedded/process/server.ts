import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:fs'
import { type FileHandle, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StoreError } from '../../store-error.ts'
import type { DatabasePaths } from '../database-paths.ts'
import { readPidFile } from './pid-file.ts'
import { PROGRAM_ENVIRONMENT } from './program.ts'
import { removeSockets } from './socket-folder.ts'

/** The interval at which a starting or stopping server is checked, in ms. */
export const SERVER_CHECK_MS = 10
/** How long to wait for the start, in ms. Recovery after a kill usually takes well under a second. */
const START_PATIENCE_MS = 120_000
/**
 * How long to wait for processes of a killed server, in ms. They usually end within milliseconds, except during
 * a long query.
 */
const LEFTOVER_PATIENCE_MS = 20_000
/** How long to wait for a fast shutdown, which ends open transactions and writes a checkpoint, in ms. */
const FAST_STOP_MS = 6_000
/**
 * How long to wait for an immediate shutdown, in ms. It writes no checkpoint, so the next start recovers from
 * the write-ahead log.
 */
const IMMEDIATE_STOP_MS = 2_000

/** PostgreSQL's settings on every machine, chosen for little memory. */
const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  port: '5432',
  max_connections: '100',
  shared_buffers: '128MB',
  max_wal_size: '512MB',
  io_method: 'sync',
  max_logical_replication_workers: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  lc_messages: 'C',
  logging_collector: 'off',
}
/** PostgreSQL's settings with which acknowledged writes survive a power loss. */
const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }
/** PostgreSQL's settings for tests, whose databases needn't survive a crash. */
const VOLATILE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' }

/** A PostgreSQL server that we started. */
export interface Server {
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

export interface ServerStart {
  place: DatabasePaths
  /** The folder of PostgreSQL's programs, which contains bin, lib and share. */
  programs: string
  socketFolder: string
  isVolatile: boolean
  maxConnections: number | undefined
}

/**
 * Starts a server and waits until it accepts connections.
 *
 * @throws StoreError EMBEDDED_FAILED with the server's message
 */
export async function startServer(start: ServerStart): Promise<Server> {
  const deadline = performance.now() + LEFTOVER_PATIENCE_MS
  for (;;) {
    const server = await launch(start)
    if (server) return server
    const reason = await lastWords(start.place.log)
    const isLeftover = /pre-existing shared memory block|lock file .* already exists/.test(reason)
    if (!isLeftover || performance.now() > deadline) {
      throw new StoreError('EMBEDDED_FAILED', `The database could not be started: ${reason}.`)
    }
    await pause(SERVER_CHECK_MS * 10)
  }
}

/** Starts the server; undefined if its process ended before it was ready. */
async function launch(start: ServerStart): Promise<Server | undefined> {
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
async function spawnServer(start: ServerStart): Promise<{ child: ChildProcess; ended: Promise<void> }> {
  const { place, programs, socketFolder, isVolatile, maxConnections } = start
  await removeSockets(socketFolder)
  const settings = {
    ...SETTINGS,
    ...(isVolatile ? VOLATILE : DURABLE),
    ...(maxConnections !== undefined && { max_connections: `${maxConnections}` }),
    unix_socket_directories: socketFolder,
  }
  const parameters = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = await openLog(place.log)
  try {
    const child = spawn(join(programs, 'bin', 'postgres'), ['-D', place.data, ...parameters], {
      ...place.account,
      cwd: place.data,
      env: PROGRAM_ENVIRONMENT,
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

/** Each start truncates the log, so that it can't grow without limit. */
function openLog(path: string): Promise<FileHandle> {
  const { O_WRONLY, O_CREAT, O_TRUNC, O_APPEND, O_NOFOLLOW } = constants
  return open(path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_NOFOLLOW, 0o600)
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
    await pause(SERVER_CHECK_MS)
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

/** The server's error message, from its log. */
async function lastWords(log: string): Promise<string> {
  const lines = (await readFile(log, 'utf8')).split('\n').filter(Boolean)
  const line = lines.findLast((text) => /FATAL|PANIC|ERROR/.test(text)) ?? lines.at(-1)
  return (line ?? 'it ended without a word').replace(/^.*?(?:FATAL|PANIC|ERROR): {2}/, '').replace(/\.$/, '')
}
