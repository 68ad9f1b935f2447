import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { ContentKind } from '../database/content.ts'

const gzipAsync = promisify(gzip)
const gunzipAsync = promisify(gunzip)

/** The recorded input of an edition. */
export interface NewEditionInputRecord {
  text: string
  /** The texts that the record refers to, by SHA-256. A text is created only if it isn't stored yet. */
  parts: ReadonlyMap<string, () => string>
}

/** The number of parts compressed and stored per statement. */
const BATCH = 200

/**
 * Stores the input that an edition was made from. Must run in the transaction that stores the edition. That
 * transaction holds a lease, so only one process at a time adds or removes parts. Most parts are already
 * stored with the last edition and aren't stored again.
 */
export async function saveEditionInputRecord(
  db: Db,
  { number, content }: { number: number; content: ContentKind },
  { text, parts }: NewEditionInputRecord,
): Promise<void> {
  const bytes = await gzipAsync(text)
  await db.insertInto('edition_records').values({ edition: number, bytes }).execute()
  const hashes = [...parts.keys()]
  await sql`
    UPDATE recorded_parts SET last_edition = NULL
    WHERE content = ${content} AND last_edition IS NOT NULL AND sha256 = any(${hashes}::text[])
  `.execute(db)
  const { rows } = await sql<{ sha256: string }>`
    SELECT wanted.sha256 FROM unnest(${hashes}::text[]) AS wanted (sha256)
    WHERE NOT EXISTS (SELECT FROM recorded_parts AS known WHERE known.content = ${content} AND known.sha256 = wanted.sha256)
  `.execute(db)
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH)
    const values = await Promise.all(
      batch.map(async ({ sha256 }) => ({
        content,
        sha256,
        bytes: await gzipAsync(parts.get(sha256)?.() ?? ''),
      })),
    )
    await db.insertInto('recorded_parts').values(values).execute()
  }
  await sql`
    UPDATE recorded_parts SET last_edition = ${number - 1}
    WHERE content = ${content} AND last_edition IS NULL
      AND NOT EXISTS (SELECT FROM unnest(${hashes}::text[]) AS wanted (sha256) WHERE wanted.sha256 = recorded_parts.sha256)
  `.execute(db)
}

/** Deletes the recorded parts that no record of a stored edition refers to any more. */
export async function deleteUnusedEditionInputParts(db: Db, content: ContentKind): Promise<void> {
  await sql`
    DELETE FROM recorded_parts
    WHERE content = ${content}
      AND last_edition < (SELECT min(number) FROM editions WHERE content = ${content})
  `.execute(db)
}

/** A stored record, and the parts that it refers to by SHA-256. */
export interface StoredEditionInputRecord {
  text: string
  parts: Map<string, string>
}

/**
 * The recorded input of an edition; undefined if there is none.
 *
 * @param namedIn returns the SHA-256 of each part to which the text of a record refers
 */
export async function findEditionInputRecord(
  db: Db,
  number: number,
  namedIn: (text: string) => readonly string[],
): Promise<StoredEditionInputRecord | undefined> {
  const row = await db
    .selectFrom('edition_records')
    .innerJoin('editions', 'editions.number', 'edition_records.edition')
    .select(['bytes', 'content'])
    .where('edition', '=', number)
    .executeTakeFirst()
  if (!row) return undefined
  const text = (await gunzipAsync(row.bytes)).toString('utf8')
  const named = namedIn(text)
  const parts = new Map<string, string>()
  for (let start = 0; start < named.length; start += BATCH) {
    const rows = await db
      .selectFrom('recorded_parts')
      .select(['sha256', 'bytes'])
      .where('content', '=', row.content)
      .where('sha256', 'in', named.slice(start, start + BATCH))
      .execute()
    for (const { sha256, bytes } of rows) parts.set(sha256, (await gunzipAsync(bytes)).toString('utf8'))
  }
  return { text, parts }
}
