import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { toExactSizeBuffer } from './exact-bytes.ts'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** A response body in one or more content encodings, prepared in advance. */
export interface EncodedBodies {
  identity?: Buffer | undefined
  br?: Buffer | undefined
  gzip?: Buffer | undefined
}

/**
 * A response body ready to be sent, in each content encoding (gzip, Brotli, uncompressed) that was prepared.
 */
export interface PreparedResponse {
  /** The Content-Type. */
  type: string
  /** The ETag without quotes; changes with the content, but is the same for every content encoding. */
  tag: string
  cacheControl: string
  forms: EncodedBodies
}

/**
 * The minimum length of a response body that is compressed, in bytes. A shorter one fits into one packet
 * without compression.
 */
const MIN_COMPRESSED_BYTES = 1000

export const JSON_CONTENT_TYPE = 'application/json; charset=utf-8'

/** Computes an ETag, without quotes, from a hash of the content. */
export function computeEtag(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
}

/**
 * Prepares a response: computes its ETag, and its compressed forms outside the event loop.
 *
 * @param quality for Brotli: 4 for what is made while a reader waits (the default), up to 11 for what is made
 * once
 */
export async function createPreparedResponse(
  content: Uint8Array | string,
  about: { type: string; cacheControl: string; quality?: number },
): Promise<PreparedResponse> {
  const identity = toExactSizeBuffer(Buffer.from(content))
  const { type, cacheControl, quality = 4 } = about
  const representation = { type, cacheControl, tag: computeEtag(identity), forms: { identity } }
  if (identity.length < MIN_COMPRESSED_BYTES) return representation
  const [br, gz] = await Promise.all([
    brotliAsync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    gzipAsync(identity),
  ])
  return { ...representation, forms: { identity, br: toExactSizeBuffer(br), gzip: toExactSizeBuffer(gz) } }
}

/** Returns the memory that a response's prepared forms need, in bytes. */
export function computeResponseMemorySize({ forms }: PreparedResponse): number {
  return Object.values(forms).reduce<number>((sum, form: Buffer | undefined) => sum + (form?.length ?? 0), 0)
}
