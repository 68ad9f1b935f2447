/**
 * The HTTP client with which the image proxy fetches pictures. It refuses internal addresses (the guarded
 * client).
 */
export interface ImageHttpClient {
  get(
    url: string,
    request?: { headers?: Record<string, string>; timeoutMs?: number; maxBytes?: number },
  ): Promise<{ status: number; body: Uint8Array } | { failure: string; message: string }>
}

/** A picture with a seal that proves that we stored it. */
export interface SignedPicture {
  bytes: Buffer
  /** The seal, an HMAC-SHA256 in hexadecimal. */
  seal: string
}

/** An object store in which several servers store their resized pictures. */
export interface PictureBucket {
  /** Returns a stored picture; undefined if it is missing or the store doesn't answer soon. Never rejects. */
  read(name: string): Promise<SignedPicture | undefined>
  /** Queues a picture to be stored, and drops it if too many are queued. Never throws. */
  write(name: string, picture: SignedPicture): void
  /** Called if a picture from the bucket has an invalid seal and is therefore refused. */
  refused(): void
}

/** The settings of the image proxy and its caches. */
export interface ImageOptions {
  http: ImageHttpClient
  /**
   * The keys that sign picture addresses: the first one signs, all verify. To change the key, the operator puts
   * a new one first, and removes the old one when no edition uses it.
   */
  keys: readonly string[]
  /** The folder for resized pictures and their originals, which persists across restarts. */
  cacheDir: string
  /** The maximum size of the cache on disk, in bytes. */
  maxBytes: number
  /**
   * The bucket of resized pictures, consulted before a picture is resized; if undefined, each server resizes
   * its own.
   */
  bucket?: PictureBucket | undefined
}
