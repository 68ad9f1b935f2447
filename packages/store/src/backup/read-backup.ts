import type { Readable } from 'node:stream'
import { to as copyTo } from 'pg-copy-streams'
import { backupClient } from './backup-client.ts'
import {
  appliedMigrations,
  type BackupTable,
  backupTables,
  copyOut,
  type SequenceState,
  sequenceStates,
} from './table-list.ts'

/** A database as it is at one moment, whatever is written to it meanwhile. */
export interface DatabaseSnapshot {
  /** The migrations that made it. */
  migrations: string[]
  sequences: SequenceState[]
  /** Those that others refer to first. */
  tables: BackupTable[]
  /** A table's rows, one a line, as PostgreSQL's COPY writes them. One table at a time. */
  rows(table: BackupTable): Readable
}

/**
 * Opens a database for a backup: everything is read in one transaction. The job queue is left out: what is in it is
 * requested again.
 *
 * @throws StoreError DATABASE_UNREACHABLE
 */
export async function openSnapshot(
  connectionString: string,
  closers: AsyncDisposableStack,
): Promise<DatabaseSnapshot> {
  const begin = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'
  const client = await backupClient(connectionString, begin, closers)
  return {
    migrations: await appliedMigrations(client),
    sequences: await sequenceStates(client),
    tables: await backupTables(client),
    rows: (table) => client.query(copyTo(copyOut(table))),
  }
}
