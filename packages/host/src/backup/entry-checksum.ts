import { createHash } from 'node:crypto'
import type { BackupEntryChecksum, BackupEntryHeader } from './manifest.ts'

const LINE_END = 0x0a

function linesIn(bytes: Buffer): number {
  let lines = 0
  for (let at = bytes.indexOf(LINE_END); at !== -1; at = bytes.indexOf(LINE_END, at + 1)) lines += 1
  return lines
}

/** Creates an object that computes the checksum of a backup's entry from the entry's chunks. */
export function createChecksumCalculator({ kind, name }: Pick<BackupEntryHeader, 'kind' | 'name'>) {
  const hash = createHash('sha256')
  let bytes = 0
  let rows = 0
  return {
    add(chunk: Buffer): void {
      hash.update(chunk)
      bytes += chunk.length
      // Each line is a row, because COPY writes a line break within a value as the two characters \n.
      if (kind === 'table') rows += linesIn(chunk)
    },
    sum(): BackupEntryChecksum {
      return { kind, name, bytes, ...(kind === 'table' && { rows }), sha256: hash.digest('hex') }
    },
  }
}

/** Computes the checksum of a backup's entry from all bytes of a source. */
export async function computeEntryChecksum(
  header: Pick<BackupEntryHeader, 'kind' | 'name'>,
  source: AsyncIterable<Buffer>,
): Promise<BackupEntryChecksum> {
  const summed = createChecksumCalculator(header)
  for await (const chunk of source) summed.add(chunk)
  return summed.sum()
}

/** Whether two checksums have the same kind, name, size, number of rows and hash. */
export function areEntryChecksumsEqual(one: BackupEntryChecksum, other: BackupEntryChecksum): boolean {
  return (
    one.kind === other.kind &&
    one.name === other.name &&
    one.bytes === other.bytes &&
    one.rows === other.rows &&
    one.sha256 === other.sha256
  )
}
