import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import { connect } from '../database/connect.ts'
import { testLog } from '../testing/index.ts'
import { runRepresentativeQueries } from './testing-day-of-work.ts'

const FILE = join(import.meta.dirname, 'release-before.json')

/** A query parameter, including values that JSON can't represent. */
const Parameter = z.union([
  z.strictObject({ $date: z.iso.datetime() }).transform(({ $date }) => new Date($date)),
  z.strictObject({ $bytes: z.string() }).transform(({ $bytes }) => Buffer.from($bytes, 'base64')),
  z.unknown(),
])
const Statement = z.object({ sql: z.string(), parameters: z.array(Parameter), rows: z.number().nullable() })
const Day = z.object({
  /** The last migration of the release that executed the statements. */
  level: z.string(),
  statements: z.array(Statement),
})
export type RecordedStatements = z.infer<typeof Day>

function writable(value: unknown): unknown {
  if (value instanceof Date) return { $date: value.toISOString() }
  if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString('base64') }
  return Array.isArray(value) ? value.map(writable) : value
}

/** Reads the recorded statements of the previous release, each with the number of rows in its result. */
export async function readRecordedStatements(): Promise<RecordedStatements> {
  return Day.parse(JSON.parse(await readFile(FILE, 'utf8')))
}

/** Runs the queries of this release on an empty database, and stores every statement in `FILE`. */
export async function recordStatements(connectionString: string, level: string): Promise<void> {
  const statements: unknown[] = []
  const db = await connect({ connectionString, log: testLog(), poolSize: 1 })
  const { query } = pg.Client.prototype
  // All of Kysely's queries use this signature: a text, its values, and a promise as result.
  pg.Client.prototype.query = async function recorded(this: pg.Client, text: string, values: unknown[] = []) {
    const result = await Reflect.apply(query, this, [text, values])
    statements.push({ sql: text, parameters: values.map(writable), rows: result.rowCount })
    return result
  } as typeof query
  try {
    await runRepresentativeQueries(db)
  } finally {
    pg.Client.prototype.query = query
    await db.destroy()
  }
  await writeFile(FILE, `${JSON.stringify({ level, statements }, undefined, 2)}\n`)
}
