import iconv from 'iconv-lite'
import { LRUCache } from 'lru-cache'

/** Decodes bytes; never throws, undecodable bytes become U+FFFD. */
export type ByteDecoder = (bytes: Uint8Array) => string

/**
 * Labels that senders use for a larger encoding than the one they name; all other labels are used as WHATWG
 * defines them.
 */
const WIDER: Record<string, string> = { gb2312: 'gb18030', gbk: 'gb18030', 'x-gbk': 'gb18030' }

/**
 * Encodings in which ASCII bytes aren't ASCII text. They are refused, as in browsers: utf-7, for example, hides
 * markup.
 */
const REFUSED =
  /^(?:x-)?(?:unicode-1-1-)?(?:utf-?7|utf-?7-imap|hz-gb-2312|replacement|x-user-defined|cesu-8|scsu|bocu-1)$/

/** The number of cached labels, more than there are encodings; the least recently used is removed first. */
const MAX_LABELS = 500
const known = new LRUCache<string, { decode: ByteDecoder | undefined }>({ max: MAX_LABELS })

/**
 * The decoder for a label from an HTTP header or an XML declaration: the platform's for WHATWG names (so that
 * latin1 and ascii mean windows-1252), iconv-lite's for others (UTF-32, DOS and Mac code pages).
 *
 * @returns undefined for an unknown label, and for encodings that hide markup
 */
export function findTextDecoderByLabel(label: string): ByteDecoder | undefined {
  const name = label.trim().toLowerCase().slice(0, 40)
  const decoder = known.get(name) ?? { decode: makeDecoder(name) }
  known.set(name, decoder)
  return decoder.decode
}

function makeDecoder(name: string): ByteDecoder | undefined {
  if (name === '' || REFUSED.test(name)) return undefined
  try {
    const decoder = new TextDecoder(WIDER[name] ?? name)
    return (bytes) => decoder.decode(bytes)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    if (!iconv.encodingExists(name)) return undefined
    return (bytes) => iconv.decode(bytes, name)
  }
}
