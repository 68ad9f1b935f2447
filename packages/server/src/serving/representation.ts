import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { exactBytes } from './exact-bytes.ts'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** The forms one answer comes in. At least one of them is there. */
export interface Forms {
  identity?: Buffer | undefined
  br?: Buffer | undefined
  gzip?: Buffer | undefined
}

/** Bytes that are ready to be sent, in all their forms. */
export interface Representation {
  /** Content-Type. */
  type: string
  /** Changes with the content, whatever its form. Without quotes. */
  tag: string
  cacheControl: string
  forms: Forms
}

/** Shorter answers fit one packet: compressing them gains nothing. */
const MIN_COMPRESSED_BYTES = 1000

export const JSON_TYPE = 'application/json; charset=utf-8'

/** A tag from the content itself. */
export function tagOf(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
}

/**
 * Makes an answer ready: tag and compressed forms, off the event loop.
 *
 * @param quality Brotli's: 4 for what is made while a reader waits (the default), up to 11 for what is made once
 */
export async function represent(
  content: Uint8Array | string,
  about: { type: string; cacheControl: string; quality?: number },
): Promise<Representation> {
  const identity = exactBytes(Buffer.from(content))
  const { type, cacheControl, quality = 4 } = about
  const representation = { type, cacheControl, tag: tagOf(identity), forms: { identity } }
  if (identity.length < MIN_COMPRESSED_BYTES) return representation
  const [br, gz] = await Promise.all([
    brotliAsync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    gzipAsync(identity),
  ])
  return { ...representation, forms: { identity, br: exactBytes(br), gzip: exactBytes(gz) } }
}

/** How much memory an answer takes, in bytes. */
export function weightOf({ forms }: Representation): number {
  return Object.values(forms).reduce<number>((sum, form: Buffer | undefined) => sum + (form?.length ?? 0), 0)
}
