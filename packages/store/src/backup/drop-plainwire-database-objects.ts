import type pg from 'pg'
import { StoreError } from '../store-error.ts'
import { openBackupConnection } from './backup-client.ts'
import { listAppliedMigrations, quoteIdentifier } from './table-list.ts'

const TABLES = `SELECT relname AS name FROM pg_class
  WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition`
/** A query for the functions that don't belong to an extension. */
const FUNCTIONS = `SELECT p.oid::regprocedure::text AS signature FROM pg_proc p
  WHERE p.pronamespace = current_schema()::regnamespace
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`
const OTHERS = `SELECT count(*)::int AS others FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()
    AND application_name LIKE 'plainwire%' AND application_name <> 'plainwire-backup'`

/**
 * Deletes all tables, types and functions of Plainwire from a database.
 *
 * @throws StoreError DATABASE_IN_USE while other Plainwire processes are connected; DATABASE_NOT_EMPTY if the
 * database has tables that may not be replaced or aren't Plainwire's
 */
export async function dropPlainwireDatabaseObjects(order: {
  connectionString: string
  mayReplace: boolean
}): Promise<void> {
  await using closers = new AsyncDisposableStack()
  const client = await openBackupConnection(order.connectionString, 'BEGIN', closers)
  const { rows: activity } = await client.query<{ others: number }>(OTHERS)
  if ((activity[0]?.others ?? 0) > 0)
    throw new StoreError(
      'DATABASE_IN_USE',
      'Plainwire is running on this database: stop every process first.',
    )
  const { rows: tables } = await client.query<{ name: string }>(TABLES)
  if (tables.length === 0) return
  if ((await listAppliedMigrations(client)).length === 0)
    throw new StoreError(
      'DATABASE_NOT_EMPTY',
      "The database has tables that aren't Plainwire's: name an empty one.",
    )
  if (!order.mayReplace)
    throw new StoreError(
      'DATABASE_NOT_EMPTY',
      'The database is not empty: name an empty one, or delete what is in it with --force.',
    )
  await dropAll(client, tables)
  await client.query('COMMIT')
}

async function dropAll(client: pg.ClientBase, tables: readonly { name: string }[]): Promise<void> {
  await client.query(`DROP TABLE ${tables.map(({ name }) => quoteIdentifier(name)).join(', ')} CASCADE`)
  const { rows } = await client.query<{ signature: string }>(FUNCTIONS)
  for (const { signature } of rows) await client.query(`DROP ROUTINE IF EXISTS ${signature} CASCADE`)
  await client.query('DROP SCHEMA IF EXISTS pgboss CASCADE')
}
