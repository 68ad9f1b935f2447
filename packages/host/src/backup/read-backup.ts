import { HostError } from '../host-error.ts'
import { areEntryChecksumsEqual, createChecksumCalculator } from './entry-checksum.ts'
import { type BackupFrame, readFrames } from './frames.ts'
import { BackupEntryChecksum, BackupEntryHeader, Manifest } from './manifest.ts'
import { BACKUP_FORMAT_IDENTIFIER } from './write-backup.ts'

/** A callback that receives an entry of a backup. It must read all bytes of the entry before it resolves. */
export type BackupEntryHandler = (header: BackupEntryHeader, bytes: AsyncIterable<Buffer>) => Promise<void>

const parsed = ({ bytes }: BackupFrame): unknown => JSON.parse(bytes.toString('utf8'))

/**
 * Reads a backup from beginning to end, and compares each entry with its checksum and the manifest.
 *
 * @throws HostError if the file isn't a backup, is incomplete, or differs from what was written
 */
export async function readBackup(file: string, take: BackupEntryHandler): Promise<Manifest> {
  const damaged = (what: string) => new HostError(`The backup ${file} is damaged: ${what}.`)
  const frames = readFrames(file)
  const next = async () => (await frames.next()).value ?? undefined
  try {
    const first: BackupFrame | undefined = await next()
    if (first?.kind !== 'B' || first.bytes.toString('utf8') !== BACKUP_FORMAT_IDENTIFIER)
      throw new HostError(`The file ${file} is no backup of this version of Plainwire.`)
    const sums: BackupEntryChecksum[] = []
    for (let frame: BackupFrame | undefined = await next(); frame; frame = await next()) {
      if (frame.kind === 'M') return whole(Manifest.parse(parsed(frame)), sums, await next(), damaged)
      if (frame.kind !== 'H') throw damaged('its parts are in the wrong order')
      sums.push(await readEntry(BackupEntryHeader.parse(parsed(frame)), next, take, damaged))
    }
    throw damaged('its end is missing')
  } catch (error) {
    if (error instanceof Error && (error.name === 'ZodError' || error instanceof SyntaxError))
      throw damaged('a part of it is none of ours')
    throw error
  } finally {
    await frames.return(undefined)
  }
}

async function readEntry(
  header: BackupEntryHeader,
  next: () => Promise<BackupFrame | undefined>,
  take: BackupEntryHandler,
  damaged: (what: string) => HostError,
): Promise<BackupEntryChecksum> {
  const summed = createChecksumCalculator(header)
  let end: BackupFrame | undefined
  async function* bytes(): AsyncGenerator<Buffer> {
    for (let frame = await next(); ; frame = await next()) {
      if (frame?.kind !== 'D') {
        end = frame
        return
      }
      summed.add(frame.bytes)
      yield frame.bytes
    }
  }
  await take(header, bytes())
  if (end?.kind !== 'E') throw damaged(`${header.name} is cut off`)
  const sum = summed.sum()
  if (!areEntryChecksumsEqual(sum, BackupEntryChecksum.parse(parsed(end))))
    throw damaged(`${header.name} is not what was written`)
  return sum
}

function whole(
  manifest: Manifest,
  sums: readonly BackupEntryChecksum[],
  after: BackupFrame | undefined,
  damaged: (what: string) => HostError,
): Manifest {
  const isSame =
    manifest.entries.length === sums.length &&
    manifest.entries.every((entry, index) => {
      const sum = sums[index]
      return sum !== undefined && areEntryChecksumsEqual(entry, sum)
    })
  if (!isSame || after) throw damaged('its entries are not those of its manifest')
  return manifest
}

/** Checks a backup without restoring it. */
export function checkBackup(file: string): Promise<Manifest> {
  return readBackup(file, async (_header, bytes) => {
    for await (const _chunk of bytes);
  })
}
