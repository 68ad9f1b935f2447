import { isUtf8 } from 'node:buffer'
import { chardet } from 'jschardet'
import { httpCharset, markedEncoding, xmlEncoding } from './declared-encoding.ts'
import { decodeMixedUtf8, utf8Census } from './mixed-utf8.ts'
import { type Decode, decoderOf } from './text-decoders.ts'

/** Bytes shown to the sniffer: more makes it slower, not surer. */
const SNIFF_BYTES = 20_000
/** Below this the sniffer guesses; western text is then the likeliest. */
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
/** Encodings that escape out of ASCII: their bytes are always valid UTF-8 as well, so the label decides. */
const ESCAPING = /^(?:cs)?iso-?2022-?(?:jp|kr|cn)/i

const utf8: Decode = (bytes) => new TextDecoder('utf-8').decode(bytes)

/**
 * Turns the bytes of a feed into text.
 * In this order: byte order mark, HTTP charset, XML declaration, UTF-8, a guess from the bytes. A legacy label on valid
 * UTF-8 is wrong and is not believed; a UTF-8 label on something else is not believed either.
 *
 * @returns text without a byte order mark; what can't be read is U+FFFD. Never throws.
 */
export function decodeText(bytes: Uint8Array, contentType?: string): string {
  const marked = markedEncoding(bytes)
  const wide = marked && marked.label !== 'utf-8' && decoderOf(marked.label)
  if (wide) return wide(bytes.subarray(marked.markLength))
  const text = marked ? bytes.subarray(marked.markLength) : bytes
  const labels = [httpCharset(contentType), xmlEncoding(text)].filter((label) => label !== undefined)
  const escaping = labels.find((label) => ESCAPING.test(label))
  if (isUtf8(text)) return (escaping && decoderOf(escaping)?.(text)) || utf8(text)
  return legacy(text, marked ? ['utf-8'] : labels)
}

function legacy(bytes: Uint8Array, labels: string[]): string {
  const census = utf8Census(bytes)
  const isDamagedUtf8 = census.valid > census.stray
  if (isDamagedUtf8) return decodeMixedUtf8(bytes)
  const label = labels.find((name) => !/^(?:x-)?(?:utf|unicode|ucs)/i.test(name) && decoderOf(name))
  const decode = (label === undefined ? undefined : decoderOf(label)) ?? sniffed(bytes)
  return decode?.(bytes) ?? decodeMixedUtf8(bytes)
}

/** The encoding that the bytes look like; undefined where only western text is left as a guess. */
function sniffed(bytes: Uint8Array): Decode | undefined {
  const text = withoutMarkup(bytes)
  if (text.length === 0) return undefined
  const { encoding, confidence } = chardet.detect(text, { includeEncodings: SNIFFED })
  if (!encoding || confidence < SNIFF_CONFIDENCE) return undefined
  return decoderOf(encoding)
}

/** The text between the tags: tags are ASCII and would make every encoding look alike. */
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
