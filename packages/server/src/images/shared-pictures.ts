import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Log } from '@plainwire/domain/log'
import { createThrottledWarning } from '../serving/limits/throttled-warning.ts'
import type { PictureBucket } from './image-options.ts'

/**
 * The pictures that the servers of an installation share. No call rejects, because a picture that is lost can
 * be made again.
 */
export interface SharedPictureStore {
  read(name: string): Promise<Buffer | undefined>
  /** Returns without waiting; the picture is stored in the background, or not at all. */
  write(name: string, bytes: Buffer): void
}

/**
 * Computes the seal of a picture. The same keys also sign URLs. The sealed text contains zero bytes, which no
 * URL does, so that no seal is valid as the signature of a URL.
 */
function sealOf(name: string, bytes: Uint8Array, key: string): Buffer {
  return createHmac('sha256', key).update(`picture\0${name}\0`).update(bytes).digest()
}

function isSealed(name: string, bytes: Uint8Array, seal: string, keys: readonly string[]): boolean {
  const given = Buffer.from(seal, 'hex')
  return keys.some((key) => {
    const expected = sealOf(name, bytes, key)
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
}

/**
 * Creates the store of pictures in a bucket. Each picture has a seal (HMAC-SHA256 of its name and bytes), so
 * that readers only get pictures that one of our servers stored under that name, whatever else is written to
 * the bucket.
 *
 * @param keys the keys that also sign picture URLs: the first one seals, all are accepted; more may be added to
 * the array later. Without a key no picture is shared
 */
export function createBucketPictureStore(
  bucket: PictureBucket,
  keys: readonly string[],
  { log, now }: { log: Log; now: () => Date },
): SharedPictureStore {
  const warn = createThrottledWarning(
    log,
    now,
    'A picture in the bucket is not as it was stored; it is made again.',
  )
  return {
    async read(name) {
      const found = keys.length > 0 ? await bucket.read(name) : undefined
      if (!found) return undefined
      if (isSealed(name, found.bytes, found.seal, keys)) return found.bytes
      bucket.refused()
      warn({ picture: name })
      return undefined
    },
    write(name, bytes) {
      const [key] = keys
      if (key !== undefined) bucket.write(name, { bytes, seal: sealOf(name, bytes, key).toString('hex') })
    },
  }
}
