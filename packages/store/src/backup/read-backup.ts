import type { Readable } from 'node:stream'
import { to as copyTo } from 'pg-copy-streams'
import { openBackupConnection } from './backup-client.ts'
import {
  type BackupTable,
  buildCopyOutStatement,
  listAppliedMigrations,
  listBackupTables,
  listSequenceStates,
  type SequenceState,
} from './table-list.ts'

/** The state of a database at one moment, independent of later writes. */
export interface DatabaseSnapshot {
  /** The names of the migrations that were applied. */
  migrations: string[]
  sequences: SequenceState[]
  /** The tables in order of dependency: tables that others refer to come first. */
  tables: BackupTable[]
  /** A table's rows as PostgreSQL's COPY text, one per line. One table can be read at a time. */
  rows(table: BackupTable): Readable
}

/**
 * Opens a database for a backup, and reads everything in one transaction. The job queue is left out, because
 * after a restore its jobs are requested again.
 *
 * @throws StoreError DATABASE_UNREACHABLE
 */
export async function openDatabaseSnapshot(
  connectionString: string,
  closers: AsyncDisposableStack,
): Promise<DatabaseSnapshot> {
  const begin = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'
  const client = await openBackupConnection(connectionString, begin, closers)
  return {
    migrations: await listAppliedMigrations(client),
    sequences: await listSequenceStates(client),
    tables: await listBackupTables(client),
    rows: (table) => client.query(copyTo(buildCopyOutStatement(table))),
  }
}
