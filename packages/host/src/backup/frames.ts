import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { reasonOf } from '@plainwire/store'
import { HostError } from '../host-error.ts'

/** A part of a backup: 'B' its beginning, 'H' an entry's header, 'D' some of its bytes, 'E' its end, 'M' the manifest. */
export interface Frame {
  kind: 'B' | 'H' | 'D' | 'E' | 'M'
  bytes: Buffer
}

const KINDS = ['B', 'H', 'D', 'E', 'M'] as const
/** A letter and the length of what follows. */
const HEAD_BYTES = 5
/** A longer part is none that we wrote. */
const MAX_FRAME_BYTES = 2 ** 26

function* encoded({ kind, bytes }: Frame): Generator<Buffer> {
  const head = Buffer.alloc(HEAD_BYTES)
  head.write(kind, 'latin1')
  head.writeUInt32BE(bytes.length, 1)
  yield head
  yield bytes
}

async function* allEncoded(frames: AsyncIterable<Frame>): AsyncGenerator<Buffer> {
  for await (const frame of frames) yield* encoded(frame)
}

/** Writes a file that only its owner can read, compressed; nothing is there under its name before it is whole and on the disk. */
export async function writeFrames(file: string, frames: AsyncIterable<Frame>): Promise<void> {
  const draft = `${file}.partial`
  // Of a backup that was killed.
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
 * Reads what `writeFrames` wrote.
 *
 * @throws HostError for a file that can't be read, is none of ours, or ends in the middle of a part
 */
export async function* readFrames(file: string): AsyncGenerator<Frame> {
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
    throw new HostError(`The backup ${file} can't be read: ${reasonOf(cause)}.`, { cause })
  } finally {
    source.destroy()
  }
  if (pending.length > 0) throw new HostError(`The backup ${file} is cut off.`)
}

/** The first whole part of some bytes. */
function firstIn(bytes: Buffer): Frame | undefined {
  if (bytes.length < HEAD_BYTES) return undefined
  const kind = KINDS.find((one) => one === bytes.toString('latin1', 0, 1))
  const length = bytes.readUInt32BE(1)
  if (!kind || length > MAX_FRAME_BYTES) throw new HostError('This file is no backup of Plainwire.')
  const end = HEAD_BYTES + length
  return bytes.length < end ? undefined : { kind, bytes: bytes.subarray(HEAD_BYTES, end) }
}
