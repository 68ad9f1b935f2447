import pg from 'pg'
import { getErrorCode } from '../store-error.ts'
import { DATABASE_SUPERUSER_NAME } from './initialise.ts'

const DATABASE = 'plainwire'
const DUPLICATE_DATABASE = '42P04'
const NO_SUCH_DATABASE = '3D000'

/** The connection string of a database of the embedded server: a Unix socket without a password. */
export function buildEmbeddedConnectionString(socketFolder: string, database = DATABASE): string {
  return `postgresql://${DATABASE_SUPERUSER_NAME}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`
}

/** Creates our database if it doesn't exist: PostgreSQL itself only creates 'postgres'. */
export async function createDatabaseIfMissing(socketFolder: string): Promise<void> {
  const isThere = await runOn(buildEmbeddedConnectionString(socketFolder), 'SELECT 1')
  if (!isThere)
    await runOn(buildEmbeddedConnectionString(socketFolder, 'postgres'), `CREATE DATABASE ${DATABASE}`)
}

/** Runs a statement; returns false if the database doesn't exist. */
async function runOn(connectionString: string, statement: string): Promise<boolean> {
  const client = new pg.Client({ connectionString })
  // The error of a broken connection is ignored here, because the running query fails with it too.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(statement)
    return true
  } catch (error) {
    if (getErrorCode(error) === NO_SUCH_DATABASE) return false
    if (getErrorCode(error) === DUPLICATE_DATABASE) return true
    throw error
  } finally {
    await client.end()
  }
}
