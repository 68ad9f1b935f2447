import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { createGunzip, gunzip } from 'node:zlib'
import { AnswerCache } from './answer-cache.ts'
import { exactBytes } from './exact-bytes.ts'
import type { Representation } from './representation.ts'

/** Unpacked at a time; more are streamed instead of stored. */
const AT_ONCE = 2
const gunzipAsync = promisify(gunzip)

/** Unpacked as fast as the client reads: a client that reads nothing costs one zlib window. */
function streamed(gzip: Buffer): Readable {
  const unpacking = createGunzip()
  unpacking.end(gzip)
  return unpacking
}

/**
 * Serves clients that accept no compression. Browsers all do, but a client that repeatedly requests the same
 * that way would have it unpacked each time: the most recent ones are cached.
 */
export function plainForms(limits: { maxBytes: number }) {
  // By a digest of the content: what is stored is never out of date.
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

  /** The answer without compression; made from its gzip form, which is there where the plain one is not. */
  return async ({ forms, tag }: Representation): Promise<Buffer | Readable> => {
    if (forms.identity) return forms.identity
    const { gzip = Buffer.alloc(0) } = forms
    const known = stored.fresh(tag)
    if (known) return known
    return unpacking < AT_ONCE ? stored.get(tag, () => unpack(gzip)) : streamed(gzip)
  }
}
