import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '@plainwire/domain/log'
import { MB } from '@plainwire/domain/units'
import type { PictureBucket, SealedPicture } from '@plainwire/server'
import { reasonOf } from '@plainwire/store'
import type { Metrics } from '../observe/metrics.ts'
import type { Bucket } from './bucket.ts'
import { pictureKey } from './object-key.ts'

/** The longest wait for the bucket, in ms; then the picture is resized here. */
const READ_MS = 1_000
const WRITE_MS = 5_000
/** A resized picture has some tens of kilobytes. */
const MAX_BYTES = 5 * MB
/** Failures in a row after which the bucket is left alone, and for how long: it then costs readers nothing at all. */
const MAX_FAILURES = 3
const PAUSE_MS = 30_000
/** Pictures that wait to be stored; more are dropped, and made again by the server that needs them. */
const MAX_WAITING = { pictures: 200, bytes: 32 * MB }
const WRITERS = 2
/** The number of concurrent reads; beyond it pictures are resized here. */
const READERS = 64
/** The time that running writes have to end before the process does, in ms. */
const STOP_MS = 2_000

const SEAL = 'seal'
const TYPES: Record<string, string> = { avif: 'image/avif', webp: 'image/webp' }

export interface PictureBucketParts {
  bucket: Bucket
  log: Log
  now: () => Date
  metrics?: Pick<Metrics, 'bucket'> | undefined
}

export interface OpenPictureBucket extends PictureBucket {
  /** Drops what waits; ends when nothing is under way, or two seconds later. */
  close(): Promise<void>
}

/**
 * Logs once that the bucket is unreachable and once that it is back, and decides whether it may be queried
 * now.
 */
function patience({ bucket, log, now }: PictureBucketParts) {
  let failures = 0
  let openUntil = Number.NEGATIVE_INFINITY
  let isAway = false
  return {
    // A clock that was set back must not leave it alone for long.
    mayAsk: () => Math.abs(openUntil - now().getTime()) > PAUSE_MS || now().getTime() >= openUntil,
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
        { bucket: bucket.name, reason: reasonOf(error) },
        'The bucket for pictures fails; each server makes its own until it answers.',
      )
    },
  }
}

/**
 * Resized pictures in a bucket. Reading has a second; after three failures in a row the bucket is left alone for half a minute.
 * Writing waits in a short queue, behind every answer to a reader. A failure is logged once, until the bucket answers again.
 */
export function pictureBucket(parts: PictureBucketParts): OpenPictureBucket {
  const { bucket, metrics } = parts
  const patient = patience(parts)
  const waiting = new Map<string, SealedPicture>()
  const writing = new Set<Promise<void>>()
  let waitingBytes = 0
  let reading = 0
  let isClosed = false

  async function store(name: string, { bytes, seal }: SealedPicture): Promise<void> {
    const type = TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
    try {
      await bucket.put(pictureKey(name), { bytes, type, metadata: { [SEAL]: seal } }, { timeoutMs: WRITE_MS })
      patient.succeeded()
    } catch (error) {
      // At the end connections are closed while they are in use.
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
      if (!patient.mayAsk() || reading >= READERS) return undefined
      reading += 1
      try {
        const found = await bucket.get(pictureKey(name), { timeoutMs: READ_MS, maxBytes: MAX_BYTES })
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
      if (isClosed || !patient.mayAsk() || !hasRoom(picture.bytes)) {
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
