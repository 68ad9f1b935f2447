import { join } from 'node:path'
import { KB } from '@plainwire/domain/units'
import { type DatabaseSnapshot, readFileIfExists } from '@plainwire/store'
import { createChecksumCalculator } from './entry-checksum.ts'
import { type BackupFrame, writeFrames } from './frames.ts'
import type { BackupEntryChecksum, BackupEntryHeader, Manifest } from './manifest.ts'

/** The content of a backup's first frame. */
export const BACKUP_FORMAT_IDENTIFIER = 'plainwire backup 1'
/** The maximum number of bytes in a frame; whoever reads a backup holds a whole frame in memory. */
const MAX_PART_BYTES = 64 * KB

const json = (kind: BackupFrame['kind'], value: unknown): BackupFrame => ({
  kind,
  bytes: Buffer.from(JSON.stringify(value)),
})

async function* entryFrames(
  header: BackupEntryHeader,
  source: AsyncIterable<Buffer>,
  sums: BackupEntryChecksum[],
): AsyncGenerator<BackupFrame> {
  const summed = createChecksumCalculator(header)
  yield json('H', header)
  for await (const bytes of source) {
    summed.add(bytes)
    for (let start = 0; start < bytes.length; start += MAX_PART_BYTES) {
      yield { kind: 'D', bytes: bytes.subarray(start, start + MAX_PART_BYTES) }
    }
  }
  const sum = summed.sum()
  sums.push(sum)
  yield json('E', sum)
}

async function* one(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

/** The files of a data folder that a backup contains, because they can't be recreated. */
export const BACKUP_FILES = [
  'account-secret',
  'image-key',
  'push-keys.json',
  'edition-key',
  'translations.jsonl',
] as const

async function filesIn(folder: string): Promise<{ name: string; bytes: Buffer }[]> {
  const files = await Promise.all(
    BACKUP_FILES.map(async (name) => ({
      name,
      bytes: await readFileIfExists(join(folder, name)),
    })),
  )
  return files.flatMap(({ name, bytes }) => (bytes ? [{ name, bytes }] : []))
}

/** Writes a database and the files of a data folder to one file; returns its manifest. */
export async function writeBackup(
  file: string,
  { snapshot, dataDir, now }: { snapshot: DatabaseSnapshot; dataDir: string; now: Date },
): Promise<Manifest> {
  const entries: BackupEntryChecksum[] = []
  const { migrations, sequences, tables } = snapshot
  const manifest: Manifest = { version: 1, made_at: now.toISOString(), migrations, sequences, entries }
  async function* frames(): AsyncGenerator<BackupFrame> {
    yield { kind: 'B', bytes: Buffer.from(BACKUP_FORMAT_IDENTIFIER) }
    for (const { name, bytes } of await filesIn(dataDir)) {
      yield* entryFrames({ kind: 'file', name }, one(bytes), entries)
    }
    for (const table of tables) {
      const { name, columns } = table
      yield* entryFrames({ kind: 'table', name, columns }, snapshot.rows(table), entries)
    }
    yield json('M', manifest)
  }
  await writeFrames(file, frames())
  return manifest
}
