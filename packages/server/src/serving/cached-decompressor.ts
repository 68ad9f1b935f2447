import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { createGunzip, gunzip } from 'node:zlib'
import { AnswerCache } from './answer-cache.ts'
import { toExactSizeBuffer } from './exact-bytes.ts'
import type { PreparedResponse } from './representation.ts'

/** The number of responses decompressed at the same time; further responses are streamed. */
const AT_ONCE = 2
const gunzipAsync = promisify(gunzip)

/**
 * Returns a stream that decompresses a response as fast as the client reads it, so that a client that doesn't
 * read costs only the memory of one zlib window.
 */
function streamed(gzip: Buffer): Readable {
  const unpacking = createGunzip()
  unpacking.end(gzip)
  return unpacking
}

/**
 * Creates the function that decompresses responses for clients that don't accept compression. The most recent
 * results are cached, so that a repeated request isn't decompressed each time.
 */
export function createCachedDecompressor(limits: { maxBytes: number }) {
  // The uncompressed responses by a digest of their content, so that entries never become outdated.
  const stored = new AnswerCache<Buffer>({
    ...limits,
    maxAgeMs: Number.POSITIVE_INFINITY,
    weigh: (bytes) => bytes.length,
    now: () => new Date(0),
  })
  let unpacking = 0

  async function unpack(gzip: Buffer): Promise<Buffer> {
    unpacking += 1
    try {
      return toExactSizeBuffer(await gunzipAsync(gzip))
    } finally {
      unpacking -= 1
    }
  }

  /** Returns the uncompressed form, made from the gzip form if necessary. */
  return async ({ forms, tag }: PreparedResponse): Promise<Buffer | Readable> => {
    if (forms.identity) return forms.identity
    const { gzip = Buffer.alloc(0) } = forms
    const known = stored.fresh(tag)
    if (known) return known
    return unpacking < AT_ONCE ? stored.get(tag, () => unpack(gzip)) : streamed(gzip)
  }
}
