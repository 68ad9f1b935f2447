import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate, inflateRaw } from 'node:zlib'
import { createConcurrencyLimit } from '../../concurrency/slots.ts'
import { ResponseLimitExceededError } from './failure.ts'

export interface BodyLimits {
  /** Compressed size, in bytes. */
  wireBytes: number
  /** Decompressed size, in bytes. */
  decodedBytes: number
}

interface DecompressOptions {
  maxOutputLength: number
  /** The number of bytes to decompress before yielding to the event loop. */
  chunkSize: number
}
type Decompress = (bytes: Uint8Array, options: DecompressOptions) => Promise<Uint8Array>

const CHUNK_BYTES = 65_536
/** Runs at most two decompressions at the same time, since each may need the maximum of memory. */
const inSlot = createConcurrencyLimit(2)

const decompressors: Record<string, Decompress> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  br: promisify(brotliDecompress),
  deflate: (bytes, options) => promisify(hasZlibHeader(bytes) ? inflate : inflateRaw)(bytes, options),
}

/**
 * 'deflate' means zlib (RFC 9110), but some servers send a raw deflate stream; the header of RFC 1950
 * distinguishes them.
 */
function hasZlibHeader(bytes: Uint8Array): boolean {
  const [first = 0, second = 0] = bytes
  return (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0
}

const sized = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} KB` : `${Math.round(bytes / 1_000_000)} MB`

function tooLarge(limit: number): ResponseLimitExceededError {
  return new ResponseLimitExceededError('too-large', `The answer is larger than ${sized(limit)}.`)
}

async function readWire(body: AsyncIterable<Uint8Array>, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body) {
    length += chunk.byteLength
    if (length > limit) throw tooLarge(limit)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, length)
}

/**
 * The content encoding of an answer. Chains of encodings are refused, because each layer can multiply the size
 * a thousandfold.
 */
function encodingOf(header: string | undefined): string {
  const names = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
  const encodings = names.filter((name) => name !== '' && name !== 'identity')
  if (encodings.length > 1)
    throw new ResponseLimitExceededError('bad-encoding', 'The answer is compressed more than once.')
  return encodings[0] ?? ''
}

async function decompressed(wire: Uint8Array, encoding: string, limit: number): Promise<Uint8Array> {
  const decompress = Object.hasOwn(decompressors, encoding) ? decompressors[encoding] : undefined
  if (!decompress)
    throw new ResponseLimitExceededError(
      'bad-encoding',
      `The answer is compressed in an unknown way (${encoding.slice(0, 20)}).`,
    )
  try {
    return await inSlot(() => decompress(wire, { maxOutputLength: limit, chunkSize: CHUNK_BYTES }))
  } catch (error) {
    const isLimit = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    throw isLimit
      ? tooLarge(limit)
      : new ResponseLimitExceededError('bad-encoding', 'The compressed answer is damaged.')
  }
}

/**
 * Reads an answer's body within size limits, before and after decompression.
 *
 * @param headers of the answer, with lower-case names
 * @throws ResponseLimitExceededError if a limit is exceeded, or the compression is unknown, chained or corrupt
 */
export async function readResponseBody(
  body: AsyncIterable<Uint8Array>,
  headers: Record<string, string>,
  limits: BodyLimits,
): Promise<Uint8Array> {
  const encoding = encodingOf(headers['content-encoding'])
  const limit = encoding === '' ? Math.min(limits.wireBytes, limits.decodedBytes) : limits.wireBytes
  if (Number(headers['content-length'] ?? 0) > limit) throw tooLarge(limit)
  const wire = await readWire(body, limit)
  if (encoding === '' || wire.byteLength === 0) return wire
  return decompressed(wire, encoding, limits.decodedBytes)
}
