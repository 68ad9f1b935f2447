import { isUtf8 } from 'node:buffer'
import { chardet } from 'jschardet'
import { parseContentTypeCharset, parseXmlEncoding, sniffEncoding } from './declared-encoding.ts'
import { countUtf8Sequences, decodeMixedUtf8 } from './mixed-utf8.ts'
import { type ByteDecoder, findTextDecoderByLabel } from './text-decoders.ts'

/** The number of bytes used to guess the encoding; more makes it slower and no more accurate. */
const SNIFF_BYTES = 20_000
/**
 * The minimum confidence of a guess, 0–1. If it is lower, bytes that aren't valid UTF-8 are decoded as
 * windows-1252.
 */
const SNIFF_CONFIDENCE = 0.05
/**
 * Encodings that detection may return: those in which news was really published, not those of DOS, Mac and
 * printers.
 */
const SNIFFED = [
  ...['1250', '1251', '1252', '1253', '1254', '1255', '1256', '1257', '1258'].map(
    (page) => `Windows-${page}`,
  ),
  ...['KOI8-R', 'KOI8-U', 'ISO-8859-2', 'CP874', 'CP932', 'EUC-JP', 'CP949', 'GB18030', 'Big5'],
]
const LESS_THAN = 0x3c
const GREATER_THAN = 0x3e
/**
 * Encodings that switch between character sets with escape sequences: their bytes are always valid UTF-8 as
 * well, so the label decides.
 */
const ESCAPING = /^(?:cs)?iso-?2022-?(?:jp|kr|cn)/i

const utf8: ByteDecoder = (bytes) => new TextDecoder('utf-8').decode(bytes)

/**
 * Decodes the bytes of a feed. Tried in this order: byte order mark, HTTP charset, XML declaration, UTF-8, a
 * guess from the bytes. A legacy label on valid UTF-8 is ignored, and so is a UTF-8 label on anything else.
 *
 * @returns text without a byte order mark; undecodable bytes become U+FFFD. Never throws.
 */
export function decodeText(bytes: Uint8Array, contentType?: string): string {
  const marked = sniffEncoding(bytes)
  const wide = marked && marked.label !== 'utf-8' && findTextDecoderByLabel(marked.label)
  if (wide) return wide(bytes.subarray(marked.markLength))
  const text = marked ? bytes.subarray(marked.markLength) : bytes
  const labels = [parseContentTypeCharset(contentType), parseXmlEncoding(text)].filter(
    (label) => label !== undefined,
  )
  const escaping = labels.find((label) => ESCAPING.test(label))
  if (isUtf8(text)) return (escaping && findTextDecoderByLabel(escaping)?.(text)) || utf8(text)
  return legacy(text, marked ? ['utf-8'] : labels)
}

function legacy(bytes: Uint8Array, labels: string[]): string {
  const census = countUtf8Sequences(bytes)
  const isDamagedUtf8 = census.valid > census.stray
  if (isDamagedUtf8) return decodeMixedUtf8(bytes)
  const label = labels.find(
    (name) => !/^(?:x-)?(?:utf|unicode|ucs)/i.test(name) && findTextDecoderByLabel(name),
  )
  const decode = (label === undefined ? undefined : findTextDecoderByLabel(label)) ?? sniffed(bytes)
  return decode?.(bytes) ?? decodeMixedUtf8(bytes)
}

/** The decoder for the encoding that the bytes look like; undefined if nothing is recognised. */
function sniffed(bytes: Uint8Array): ByteDecoder | undefined {
  const text = withoutMarkup(bytes)
  if (text.length === 0) return undefined
  const { encoding, confidence } = chardet.detect(text, { includeEncodings: SNIFFED })
  if (!encoding || confidence < SNIFF_CONFIDENCE) return undefined
  return findTextDecoderByLabel(encoding)
}

/** The text outside tags, since tags are ASCII and make all encodings look alike. */
function withoutMarkup(bytes: Uint8Array): Uint8Array {
  const text = new Uint8Array(Math.min(bytes.length, SNIFF_BYTES))
  let length = 0
  let isTag = false
  for (let index = 0; index < bytes.length && length < text.length; index++) {
    const byte = bytes[index] ?? 0
    if (byte === LESS_THAN) isTag = true
    if (!isTag) text[length++] = byte
    if (byte === GREATER_THAN) isTag = false
  }
  return text.subarray(0, length)
}
