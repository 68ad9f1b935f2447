import { RETAINED_EDITIONS } from '@plainwire/domain/edition'
import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { Content } from '../database/schema.ts'
import { sha256 } from '../database/storable.ts'
import { type Lease, runTransactionUnderLease } from '../jobs/leases.ts'
import { deleteUnusedRecordParts, type NewEditionRecord, saveEditionRecord } from './edition-records.ts'

/** The PostgreSQL notification channel for new editions. */
export const EDITION_CHANNEL = 'plainwire_edition'

/** A published edition. */
export interface Edition {
  number: number
  content: Content
  publishedAt: Date
  storyCount: number
  /**
   * The SHA-256 of the edition's manifest: the same for editions with the same content, regardless of their
   * number.
   */
  digest: string
  /** The text of its signature.json; undefined if it is not signed. */
  signature?: string | undefined
}

/** One file of an edition as it is in the edition's folder: compressed if its name has such an extension. */
export interface EditionFile {
  /** The file's path relative to the edition's folder, with forward slashes. */
  path: string
  bytes: Uint8Array
}

export interface FileEntry {
  path: string
  /** The SHA-256 of the file's bytes, in hexadecimal. */
  sha256: string
  /** The size of the file, in bytes. */
  size: number
}

/**
 * The number of the next edition; sample and live editions share one sequence. The caller must hold the lease
 * until the edition is recorded.
 */
export async function nextEditionNumber(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom('editions')
    .select((query) => query.fn.max('number').as('last'))
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}

/**
 * Publishes an edition to every process: stores its files, announces it, and deletes all but the last 24
 * editions of the same content (sample or live). The caller decides whether it may replace the last one
 * (domain: mayReplaceEdition).
 *
 * @throws StoreError LEASE_LOST if another editor has taken the lease; nothing is changed then
 */
export function recordEdition(
  db: Db,
  lease: Lease,
  edition: Edition,
  files: readonly EditionFile[],
  record?: NewEditionRecord,
): Promise<void> {
  return runTransactionUnderLease(db, lease, async (transaction) => {
    const { number, content, publishedAt, storyCount, digest, signature } = edition
    await transaction
      .insertInto('editions')
      .values({
        number,
        content,
        published_at: publishedAt,
        story_count: storyCount,
        digest,
        fencing_token: lease.token,
        signature,
      })
      .execute()
    await saveFiles(transaction, number, files)
    if (record) await saveEditionRecord(transaction, edition, record)
    await forgetOld(transaction, content)
    await sql`SELECT pg_notify(${EDITION_CHANNEL}, ${String(number)})`.execute(transaction)
  })
}

/**
 * Stores the files of an edition. Most are the same as in the last edition, so their bytes are already
 * stored.
 */
async function saveFiles(db: Db, edition: number, files: readonly EditionFile[]): Promise<void> {
  const entries = files.map(({ path, bytes }) => ({
    path,
    bytes,
    hash: sha256(bytes),
    size: bytes.byteLength,
  }))
  const hashes = entries.map(({ hash }) => hash)
  const rows = await db
    .selectFrom('edition_blobs')
    .select('sha256')
    .where('sha256', '=', sql<string>`any(${hashes})`)
    .execute()
  const known = new Set(rows.map((row) => row.sha256))
  for (const { hash, bytes } of entries) {
    if (known.has(hash)) continue
    await db.insertInto('edition_blobs').values({ sha256: hash, bytes }).execute()
    known.add(hash)
  }
  const paths = entries.map(({ path }) => path)
  const sizes = entries.map(({ size }) => size)
  await sql`
    INSERT INTO edition_files (edition, path, sha256, size)
    SELECT ${edition}::integer, file.path, file.sha256, file.size
    FROM unnest(${paths}::text[], ${hashes}::text[], ${sizes}::integer[]) AS file (path, sha256, size)
  `.execute(db)
}

async function forgetOld(db: Db, content: Content): Promise<void> {
  const old = await db
    .deleteFrom('editions')
    .where('content', '=', content)
    .where('number', 'not in', (query) =>
      query
        .selectFrom('editions')
        .select('number')
        .where('content', '=', content)
        .orderBy('number', 'desc')
        .limit(RETAINED_EDITIONS),
    )
    .executeTakeFirst()
  if (old.numDeletedRows === 0n) return
  await deleteUnusedRecordParts(db, content)
  await sql`
    DELETE FROM edition_blobs
    WHERE NOT EXISTS (SELECT FROM edition_files WHERE edition_files.sha256 = edition_blobs.sha256)
  `.execute(db)
}

/** The newest edition of the given content (sample or live), or of either if undefined. */
export async function findCurrentEdition(db: Db, content?: Content): Promise<Edition | undefined> {
  const row = await db
    .selectFrom('editions')
    .select(['number', 'content', 'published_at', 'story_count', 'digest', 'signature'])
    .$if(content !== undefined, (query) => query.where('content', '=', content ?? 'live'))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const { published_at: publishedAt, story_count: storyCount, signature, ...rest } = row
  return { ...rest, publishedAt, storyCount, ...(signature !== null && { signature }) }
}

/** The text of an edition's signature.json; undefined if it isn't signed or was deleted. */
export async function findEditionSignature(db: Db, number: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('editions')
    .select('signature')
    .where('number', '=', number)
    .executeTakeFirst()
  return row?.signature ?? undefined
}

/** The list of an edition's files; empty if it was deleted. */
export async function findEditionManifest(db: Db, number: number): Promise<FileEntry[]> {
  return db
    .selectFrom('edition_files')
    .select(['path', 'sha256', 'size'])
    .where('edition', '=', number)
    .orderBy('path')
    .execute()
}

const FILES_PER_READ = 50

/**
 * The files of an edition, by path.
 *
 * @param has whether the caller already has a file's content; such files are left out, and the manifest lists
 * them
 */
export async function* editionFiles(
  db: Db,
  number: number,
  has: (entry: FileEntry) => boolean = () => false,
): AsyncGenerator<EditionFile> {
  const wanted = (await findEditionManifest(db, number)).filter((entry) => !has(entry))
  for (let start = 0; start < wanted.length; start += FILES_PER_READ) {
    const paths = wanted.slice(start, start + FILES_PER_READ).map(({ path }) => path)
    yield* await db
      .selectFrom('edition_files')
      .innerJoin('edition_blobs', 'edition_blobs.sha256', 'edition_files.sha256')
      .select(['path', 'bytes'])
      .where('edition', '=', number)
      .where('path', '=', sql<string>`any(${paths})`)
      .orderBy('path')
      .execute()
  }
}
