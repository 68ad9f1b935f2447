import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '@plainwire/domain/log'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { getErrorCode, getErrorMessage, StoreError } from '../store-error.ts'
import type { Tables } from './schema.ts'

/** The database, or a transaction on it; every query function accepts either. */
export type Db = Kysely<Tables>

export interface StoreConfig {
  /** The value of DATABASE_URL, or the result of startEmbeddedPostgres(). */
  connectionString: string
  log: Log
  /** The maximum number of connections; 10 by default. */
  poolSize?: number
  /** How long to wait for a database that is starting, in ms; 10 s by default. */
  patienceMs?: number
}

const OLDEST_VERSION = 15
const DEFAULT_POOL_SIZE = 10
/**
 * How long a transaction may be idle, in ms, before PostgreSQL ends it. A paused process thus releases its
 * locks before jobs that waited for them are retried after 30 s.
 */
const IDLE_IN_TRANSACTION_MS = 15_000
const CONNECT_PATIENCE_MS = 5_000
const START_PATIENCE_MS = 10_000
const RETRY_MS = 250
/**
 * The error codes of a database that is starting: connection refused, no socket yet, starting up or shutting
 * down.
 */
const PASSING = ['ECONNREFUSED', 'ENOENT', '57P03']

const INT8 = 20

/** Parses 64-bit integers as numbers: ours are far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

/**
 * Connects to PostgreSQL 15 or newer, and waits briefly for one that is starting. `destroy()` closes the
 * connections.
 *
 * @throws StoreError DATABASE_UNREACHABLE or DATABASE_TOO_OLD
 */
export async function connect(config: StoreConfig): Promise<Db> {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: makePool(config) }) })
  try {
    await checkServer(db, config)
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}

function makePool({ connectionString, log, poolSize = DEFAULT_POOL_SIZE }: StoreConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: parsed(connectionString),
    max: poolSize,
    types,
    application_name: 'plainwire',
    connectionTimeoutMillis: CONNECT_PATIENCE_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
  })
  const logLostConnection = (error: Error) =>
    log.warn({ reason: getErrorMessage(error) }, 'A connection to the database was lost.')
  // A broken connection is replaced at the next query. Without a listener its error would end the process. The
  // pool listens only on idle connections, so one that breaks inside a transaction, between two queries, needs
  // this listener.
  pool.on('connect', (client) => client.on('error', logLostConnection))
  // The pool's error is ignored, because the listener of the connection reports it.
  pool.on('error', () => {})
  return pool
}

/**
 * Returns the connection string if it is a PostgreSQL URL. Otherwise throws, because pg would take any text
 * as an address and connect to the local machine.
 */
function parsed(connectionString: string): string {
  if (/^postgres(ql)?:\/\//.test(connectionString)) return connectionString
  throw unreachable('it must begin with postgresql://')
}

async function checkServer(db: Db, config: StoreConfig): Promise<void> {
  const { connectionString, patienceMs = START_PATIENCE_MS } = config
  checkPostgresVersion(await serverVersion(db, performance.now() + patienceMs), connectionString)
}

/**
 * Rejects PostgreSQL versions that are too old.
 *
 * @throws StoreError DATABASE_TOO_OLD
 */
export function checkPostgresVersion(version: number, connectionString: string): void {
  if (version >= OLDEST_VERSION) return
  throw new StoreError(
    'DATABASE_TOO_OLD',
    `The database ${nameOf(connectionString)} is PostgreSQL ${version}; Plainwire needs ${OLDEST_VERSION} or newer.`,
  )
}

async function serverVersion(db: Db, deadline: number): Promise<number> {
  for (;;) {
    try {
      const { rows } = await sql<{
        version: string
      }>`SELECT current_setting('server_version_num') AS version`.execute(db)
      return Math.floor(Number(rows[0]?.version) / 10_000)
    } catch (error) {
      const isPassing = PASSING.includes(getErrorCode(error) ?? '')
      if (!isPassing || performance.now() > deadline) throw unreachable(getErrorMessage(error), error)
      await pause(RETRY_MS)
    }
  }
}

function unreachable(reason: string, cause?: unknown): StoreError {
  return new StoreError('DATABASE_UNREACHABLE', `The database of DATABASE_URL cannot be used: ${reason}.`, {
    cause,
  })
}

/** Host and database name of a connection string, without the password. */
function nameOf(connectionString: string): string {
  const { hostname, pathname } = new URL(connectionString)
  return `${hostname}${pathname}`
}

/** Runs work in a new transaction, or in the current one if `db` is a transaction. */
export function inTransaction<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}
