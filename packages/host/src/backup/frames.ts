import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { getErrorMessage } from '@plainwire/store'
import { HostError } from '../host-error.ts'

/**
 * A frame of a backup file: 'B' is the beginning of the backup and 'M', its end, the manifest. Each entry
 * between them (a table or a file) has a frame 'H' with its header, frames 'D' with its bytes, and 'E' at its
 * end.
 */
export interface BackupFrame {
  kind: 'B' | 'H' | 'D' | 'E' | 'M'
  bytes: Buffer
}

const KINDS = ['B', 'H', 'D', 'E', 'M'] as const
/** The length of a frame's head in bytes: a letter and the length of the content. */
const HEAD_BYTES = 5
/** The maximum length of a frame's content, in bytes; no backup contains longer frames. */
const MAX_FRAME_BYTES = 2 ** 26

function* encoded({ kind, bytes }: BackupFrame): Generator<Buffer> {
  const head = Buffer.alloc(HEAD_BYTES)
  head.write(kind, 'latin1')
  head.writeUInt32BE(bytes.length, 1)
  yield head
  yield bytes
}

async function* allEncoded(frames: AsyncIterable<BackupFrame>): AsyncGenerator<Buffer> {
  for await (const frame of frames) yield* encoded(frame)
}

/**
 * Writes a compressed file that only its owner can read. The file has a temporary name until it is complete and
 * on disk.
 */
export async function writeFrames(file: string, frames: AsyncIterable<BackupFrame>): Promise<void> {
  const draft = `${file}.partial`
  // Deletes the unfinished file of a backup that was killed.
  await rm(draft, { force: true })
  try {
    const target = createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true })
    await pipeline(Readable.from(allEncoded(frames), { objectMode: false }), createGzip(), target)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/**
 * Reads a file written by `writeFrames`.
 *
 * @throws HostError if the file can't be read, isn't a backup, or ends inside a frame
 */
export async function* readFrames(file: string): AsyncGenerator<BackupFrame> {
  const source = createReadStream(file)
  const unpacked = createGunzip()
  source.on('error', (error) => unpacked.destroy(error))
  source.pipe(unpacked)
  let pending = Buffer.alloc(0)
  try {
    for await (const chunk of unpacked) {
      pending = Buffer.concat([pending, chunk])
      for (let frame = firstIn(pending); frame; frame = firstIn(pending)) {
        yield frame
        pending = pending.subarray(HEAD_BYTES + frame.bytes.length)
      }
    }
  } catch (cause) {
    if (cause instanceof HostError) throw cause
    throw new HostError(`The backup ${file} can't be read: ${getErrorMessage(cause)}.`, { cause })
  } finally {
    source.destroy()
  }
  if (pending.length > 0) throw new HostError(`The backup ${file} is cut off.`)
}

/** The first frame at the beginning of some bytes; undefined if the frame is incomplete. */
function firstIn(bytes: Buffer): BackupFrame | undefined {
  if (bytes.length < HEAD_BYTES) return undefined
  const kind = KINDS.find((one) => one === bytes.toString('latin1', 0, 1))
  const length = bytes.readUInt32BE(1)
  if (!kind || length > MAX_FRAME_BYTES) throw new HostError('This file is no backup of Plainwire.')
  const end = HEAD_BYTES + length
  return bytes.length < end ? undefined : { kind, bytes: bytes.subarray(HEAD_BYTES, end) }
}
