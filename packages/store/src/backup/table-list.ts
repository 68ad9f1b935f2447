import type pg from 'pg'

/** A table with its columns in a backup; generated columns are left out. */
export interface BackupTable {
  name: string
  columns: string[]
  /** The columns that rows are ordered by, so that copies of the same content are identical bytes. */
  key: string[]
}

/** The current value of a sequence. */
export interface SequenceState {
  name: string
  last: string
  isCalled: boolean
}

/** The tables that the migrator itself creates and fills, which a backup leaves out. */
const OWN = ['migrations', 'migrations_lock']

interface TableRow {
  name: string
  columns: string[]
  key: string[] | null
  parents: string[]
}

const TABLES = `
  SELECT c.relname AS name,
    (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
    (SELECT array_agg(a.attname::text ORDER BY array_position(i.indkey::int[], a.attnum::int)) FROM pg_index i
      JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY(i.indkey)
      WHERE i.indrelid = c.oid AND i.indisprimary) AS key,
    ARRAY(SELECT DISTINCT p.relname::text FROM pg_constraint f JOIN pg_class p ON p.oid = f.confrelid
      WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.confrelid <> c.oid) AS parents
  FROM pg_class c
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relpersistence = 'p'
  ORDER BY c.relname`

/**
 * Returns all of Plainwire's tables in order of dependency: tables that others refer to come first. Unlogged
 * tables are left out, because their content doesn't survive a crash either.
 *
 * @throws if tables refer to each other in a circle
 */
export async function listBackupTables(client: pg.ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<TableRow>(TABLES)
  let waiting = rows.filter(({ name }) => !OWN.includes(name))
  const sorted: TableRow[] = []
  while (waiting.length > 0) {
    const ready = waiting.filter(({ parents }) =>
      parents.every((parent) => !waiting.some(({ name }) => name === parent)),
    )
    if (ready.length === 0)
      throw new Error(`Tables refer to one another: ${waiting.map(({ name }) => name).join(', ')}.`)
    sorted.push(...ready)
    waiting = waiting.filter((table) => !ready.includes(table))
  }
  return sorted.map(({ name, columns, key }) => ({ name, columns, key: key ?? columns }))
}

/** The migrations that were applied to a database; empty if it has none of our tables. */
export async function listAppliedMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows: found } = await client.query(`SELECT to_regclass('migrations') IS NOT NULL AS is_there`)
  if (!found[0]?.is_there) return []
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY name')
  return rows.map(({ name }) => name)
}

/** The current value of each sequence. */
export async function listSequenceStates(client: pg.ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT sequencename AS name FROM pg_sequences WHERE schemaname = current_schema() ORDER BY 1',
  )
  const states: SequenceState[] = []
  for (const { name } of rows) {
    const { rows: state } = await client.query(
      `SELECT last_value::text AS last, is_called AS "isCalled" FROM ${quoteIdentifier(name)}`,
    )
    states.push({ name, ...state[0] })
  }
  return states
}

/** Quotes an identifier for SQL. */
export const quoteIdentifier = (name: string) => `"${name.replaceAll('"', '""')}"`

/** The COPY statement that writes a table's rows as text; the same content always gives the same bytes. */
export function buildCopyOutStatement({ name, columns, key }: BackupTable): string {
  const order = key.map((column) => `${quoteIdentifier(column)}::text COLLATE "C"`).join(', ')
  return `COPY (SELECT ${columns.map(quoteIdentifier).join(', ')} FROM ${quoteIdentifier(name)} ORDER BY ${order}) TO STDOUT`
}

/** The COPY statement that loads rows in the format of `buildCopyOutStatement`. */
export function buildCopyInStatement({ name, columns }: BackupTable): string {
  return `COPY ${quoteIdentifier(name)} (${columns.map(quoteIdentifier).join(', ')}) FROM STDIN`
}
