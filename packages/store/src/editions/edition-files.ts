import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { sha256 } from '../database/storable.ts'

/**
 * One file of an edition as it is in the edition's folder: compressed if its name has the extension of a
 * compressed file.
 */
export interface EditionFile {
  /** The file's path relative to the edition's folder, with forward slashes. */
  path: string
  bytes: Uint8Array
}

export interface EditionFileEntry {
  path: string
  /** The SHA-256 of the file's bytes, in hexadecimal. */
  sha256: string
  /** The size of the file, in bytes. */
  size: number
}

/**
 * Stores the files of an edition. Most files are the same as in the last edition; their bytes are already
 * stored and aren't stored again.
 */
export async function saveEditionFiles(
  db: Db,
  edition: number,
  files: readonly EditionFile[],
): Promise<void> {
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

/** The list of an edition's files; empty if the edition was deleted. */
export async function findEditionManifest(db: Db, number: number): Promise<EditionFileEntry[]> {
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
 * @param has whether the caller already has a file's content; such files are left out here, but
 * `findEditionManifest` lists every file
 */
export async function* iterateEditionFiles(
  db: Db,
  number: number,
  has: (entry: EditionFileEntry) => boolean = () => false,
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
