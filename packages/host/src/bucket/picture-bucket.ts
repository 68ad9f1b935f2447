import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '@plainwire/domain/log'
import { MB } from '@plainwire/domain/units'
import type { PictureBucket, SignedPicture } from '@plainwire/server'
import { getErrorMessage } from '@plainwire/store'
import type { Metrics } from '../observe/metrics.ts'
import type { Bucket } from './bucket.ts'
import { buildPictureObjectKey } from './object-key.ts'

const READ_MS = 1_000
const WRITE_MS = 5_000
/** The maximum size of a resized picture, in bytes; most have some tens of kilobytes. */
const MAX_BYTES = 5 * MB
/**
 * After this many consecutive failures the bucket isn't used for `PAUSE_MS`, so that readers don't wait for it.
 */
const MAX_FAILURES = 3
const PAUSE_MS = 30_000
/**
 * The maximum number, and total size in bytes, of the pictures waiting to be stored. Further pictures are
 * dropped, and a server that needs one of them resizes it again.
 */
const MAX_WAITING = { pictures: 200, bytes: 32 * MB }
const WRITERS = 2
/** The maximum number of concurrent reads; this server resizes further pictures itself. */
const READERS = 64
/** How long a stop waits for running writes, in ms. */
const STOP_MS = 2_000

const SEAL = 'seal'
const TYPES: Record<string, string> = { avif: 'image/avif', webp: 'image/webp' }

export interface PictureBucketDependencies {
  bucket: Bucket
  log: Log
  now: () => Date
  metrics?: Pick<Metrics, 'bucket'> | undefined
  /** How long a read waits for the bucket, in ms; after that, this server resizes the picture itself. */
  readMs?: number
}

export interface ClosablePictureBucket extends PictureBucket {
  /** Drops the pictures that wait to be stored; resolves when no write is running, or after two seconds. */
  close(): Promise<void>
}

/**
 * Counts failures of the bucket and decides whether the bucket may be queried now. Logs once that it is
 * unreachable, and once that it answers again.
 */
function patience({ bucket, log, now }: PictureBucketDependencies) {
  let failures = 0
  let openUntil = Number.NEGATIVE_INFINITY
  let isAway = false
  return {
    // Math.abs, so that a clock that was set back doesn't extend the pause.
    isOpen: () => Math.abs(openUntil - now().getTime()) > PAUSE_MS || now().getTime() >= openUntil,
    succeeded() {
      if (isAway) log.info({ bucket: bucket.name }, 'The bucket for pictures answers again.')
      isAway = false
      failures = 0
    },
    failed(error: unknown) {
      failures += 1
      if (failures >= MAX_FAILURES) openUntil = now().getTime() + PAUSE_MS
      if (isAway) return
      isAway = true
      log.warn(
        { bucket: bucket.name, reason: getErrorMessage(error) },
        'The bucket for pictures fails; each server makes its own until it answers.',
      )
    },
  }
}

/**
 * Creates the access to resized pictures in a bucket. A read may take a second; after three consecutive
 * failures the bucket isn't used for half a minute. Writes wait in a short queue and never delay an answer to a
 * reader. A failure is logged once, until the bucket answers again.
 */
export function createPictureBucket(parts: PictureBucketDependencies): ClosablePictureBucket {
  const { bucket, metrics, readMs = READ_MS } = parts
  const patient = patience(parts)
  const waiting = new Map<string, SignedPicture>()
  const writing = new Set<Promise<void>>()
  let waitingBytes = 0
  let reading = 0
  let isClosed = false

  async function store(name: string, { bytes, seal }: SignedPicture): Promise<void> {
    const type = TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
    try {
      await bucket.put(
        buildPictureObjectKey(name),
        { bytes, type, metadata: { [SEAL]: seal } },
        { timeoutMs: WRITE_MS },
      )
      patient.succeeded()
    } catch (error) {
      // An error after the close isn't counted as a failure, because connections are closed while they are in
      // use.
      if (!isClosed) patient.failed(error)
    }
  }

  function storeNext(): void {
    const [next] = waiting
    if (!next || writing.size >= WRITERS) return
    const [name, picture] = next
    waiting.delete(name)
    waitingBytes -= picture.bytes.length
    const stored = store(name, picture).finally(() => {
      writing.delete(stored)
      storeNext()
    })
    writing.add(stored)
  }

  function hasRoom({ length }: Buffer): boolean {
    return waiting.size < MAX_WAITING.pictures && waitingBytes + length <= MAX_WAITING.bytes
  }

  return {
    async read(name) {
      if (!patient.isOpen() || reading >= READERS) return undefined
      reading += 1
      try {
        const found = await bucket.get(buildPictureObjectKey(name), {
          timeoutMs: readMs,
          maxBytes: MAX_BYTES,
        })
        patient.succeeded()
        return found && { bytes: found.bytes, seal: found.metadata[SEAL] ?? '' }
      } catch (error) {
        if (!isClosed) patient.failed(error)
        return undefined
      } finally {
        reading -= 1
      }
    },
    write(name, picture) {
      if (waiting.has(name)) return
      if (isClosed || !patient.isOpen() || !hasRoom(picture.bytes)) {
        metrics?.bucket('write', 'dropped')
        return
      }
      waiting.set(name, picture)
      waitingBytes += picture.bytes.length
      storeNext()
    },
    refused: () => metrics?.bucket('read', 'damaged'),
    async close() {
      isClosed = true
      waiting.clear()
      await Promise.race([Promise.all(writing), pause(STOP_MS, undefined, { ref: false })])
    },
  }
}
