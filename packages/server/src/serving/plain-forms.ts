import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { createGunzip, gunzip } from 'node:zlib'
import { AnswerCache } from './answer-cache.ts'
import { exactBytes } from './exact-bytes.ts'
import type { Representation } from './representation.ts'

/** The number of answers decompressed at the same time; further ones are streamed. */
const AT_ONCE = 2
const gunzipAsync = promisify(gunzip)

/** Decompressed as fast as the client reads: a client that doesn't read costs one zlib window. */
function streamed(gzip: Buffer): Readable {
  const unpacking = createGunzip()
  unpacking.end(gzip)
  return unpacking
}

/**
 * Serves clients that don't accept compression. Browsers all do, but such a client that repeats a request would
 * cause a decompression each time, so the most recent ones are cached.
 */
export function createPlainForms(limits: { maxBytes: number }) {
  // By a digest of the content, so that entries never become outdated.
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
      return exactBytes(await gunzipAsync(gzip))
    } finally {
      unpacking -= 1
    }
  }

  /** Returns the uncompressed form, made from the gzip form if necessary. */
  return async ({ forms, tag }: Representation): Promise<Buffer | Readable> => {
    if (forms.identity) return forms.identity
    const { gzip = Buffer.alloc(0) } = forms
    const known = stored.fresh(tag)
    if (known) return known
    return unpacking < AT_ONCE ? stored.get(tag, () => unpack(gzip)) : streamed(gzip)
  }
}
