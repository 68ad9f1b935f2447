import { join } from 'node:path'
import { runner } from 'node-pg-migrate'
import pg from 'pg'
import { installJobs } from './job-queues.ts'
import type { Log } from './log.ts'
import { codeOf, reasonOf, StoreError } from './store-error.ts'

const FOLDER = join(import.meta.dirname, 'migrations')
const TABLE = 'migrations'

/**
 * Brings the database to the newest form: every file of `migrations/` that it hasn't seen, in order, each in a
 * transaction of its own, and the job queues. Processes that start together wait for one another.
 *
 * @returns the names of the files that were applied now
 * @throws StoreError MIGRATION_FAILED, or DATABASE_TOO_NEW where a newer Plainwire made the database
 */
export async function migrate(config: { connectionString: string; log: Log }): Promise<string[]> {
  const client = new pg.Client({
    connectionString: config.connectionString,
    application_name: 'plainwire migrate',
  })
  // A connection that breaks also fails the query under way: that one is reported.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const applied = await apply(client)
    await installJobs(config)
    for (const name of applied) config.log.info({ migration: name }, 'Migrated the database.')
    return applied
  } catch (error) {
    throw asStoreError(error)
  } finally {
    await client.end()
  }
}

async function apply(client: pg.Client): Promise<string[]> {
  const silent = () => undefined
  const applied = await runner({
    dbClient: client,
    dir: FOLDER,
    direction: 'up',
    migrationsTable: TABLE,
    singleTransaction: false,
    advisoryLockMode: 'wait',
    logger: { debug: silent, info: silent, warn: silent, error: silent },
  })
  return applied.map(({ name }) => name)
}

const OUT_OF_ORDER = /is preceding already run migration/

function asStoreError(error: unknown): StoreError {
  const reason = reasonOf(error)
  if (OUT_OF_ORDER.test(reason)) {
    const message = 'The database was made by another version of Plainwire: start that one, or a newer one.'
    return new StoreError('DATABASE_TOO_NEW', message, { cause: error })
  }
  const code = codeOf(error)
  const detail = code ? `${reason} (${code})` : reason
  return new StoreError('MIGRATION_FAILED', `The database could not be migrated: ${detail}.`, {
    cause: error,
  })
}
