import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Log } from '@plainwire/domain/log'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { migrate } from '../migrate.ts'
import { listMigrationNames } from '../migration-files.ts'
import { StoreError } from '../store-error.ts'
import { openBackupConnection } from './backup-client.ts'
import { dropPlainwireDatabaseObjects } from './drop-plainwire-database-objects.ts'
import {
  type BackupTable,
  buildCopyInStatement,
  buildCopyOutStatement,
  listBackupTables,
  quoteIdentifier,
  type SequenceState,
} from './table-list.ts'

export interface RestoreOptions {
  connectionString: string
  /** The migrations that were applied to the database of the backup. */
  migrations: readonly string[]
  sequences: readonly SequenceState[]
  /** Whether existing content of the database may be deleted. */
  mayReplace: boolean
  log: Log
}

/** A database that is being restored. Other connections can't see the loaded rows before `finish`. */
export interface RestoreInProgress {
  /** Loads a table's rows, in the format of a snapshot. */
  load(table: Pick<BackupTable, 'name' | 'columns'>, rows: AsyncIterable<Buffer>): Promise<void>
  /** The loaded rows, in the order and format of a snapshot, for comparison. */
  rows(table: Pick<BackupTable, 'name' | 'columns'>): Readable
  /** Commits, and migrates the database to the current version. */
  finish(): Promise<void>
}

/**
 * Prepares a database for a restore: deletes its content if `mayReplace` allows it, creates the empty tables
 * of the backup's version, and begins the transaction in which the returned functions load the rows.
 *
 * @throws StoreError DATABASE_NOT_EMPTY, DATABASE_IN_USE, DATABASE_TOO_NEW for a backup of a newer Plainwire,
 * or any error of `migrate`
 */
export async function beginRestore(
  order: RestoreOptions,
  closers: AsyncDisposableStack,
): Promise<RestoreInProgress> {
  const { connectionString, migrations, log } = order
  const known = await listMigrationNames()
  const unknown = migrations.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new StoreError(
      'DATABASE_TOO_NEW',
      `A newer Plainwire made this backup (${unknown.join(', ')}): use that version.`,
    )
  await dropPlainwireDatabaseObjects(order)
  await migrate({ connectionString, log, upTo: migrations.at(-1) })
  const client = await openBackupConnection(connectionString, 'BEGIN', closers)
  const tables = await listBackupTables(client)
  await client.query(`TRUNCATE ${tables.map(({ name }) => quoteIdentifier(name)).join(', ')}`)
  const tableOf = ({ name, columns }: Pick<BackupTable, 'name' | 'columns'>): BackupTable => {
    const table = tables.find((one) => one.name === name)
    if (!table) throw new Error(`The backup has a table that its own migrations don't make: ${name}.`)
    return { ...table, columns }
  }
  return {
    async load(table, rows) {
      await pipeline(rows, client.query(copyFrom(buildCopyInStatement(tableOf(table)))))
    },
    rows: (table) => client.query(copyTo(buildCopyOutStatement(tableOf(table)))),
    async finish() {
      await setSequences(client, order.sequences)
      await client.query('COMMIT')
      await migrate({ connectionString, log })
    },
  }
}

async function setSequences(client: pg.ClientBase, sequences: readonly SequenceState[]): Promise<void> {
  for (const { name, last, isCalled } of sequences)
    await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [quoteIdentifier(name), last, isCalled])
}
