import iconv from 'iconv-lite'
import { LRUCache } from 'lru-cache'

/** Turns bytes into text; never throws, what can't be read becomes U+FFFD. */
export type Decode = (bytes: Uint8Array) => string

/** Labels whose everyday meaning is wider than their name. The WHATWG names differ only in these. */
const WIDER: Record<string, string> = { gb2312: 'gb18030', gbk: 'gb18030', 'x-gbk': 'gb18030' }

/** Encodings in which ASCII bytes are not ASCII text: refused, as in a browser (utf-7 hides markup). */
const REFUSED =
  /^(?:x-)?(?:unicode-1-1-)?(?:utf-?7|utf-?7-imap|hz-gb-2312|replacement|x-user-defined|cesu-8|scsu|bocu-1)$/

/** Labels remembered: more than there are encodings. The least recently used goes first. */
const MAX_LABELS = 500
const known = new LRUCache<string, { decode: Decode | undefined }>({ max: MAX_LABELS })

/**
 * The decoder of a label, as found in an HTTP header or an XML declaration. WHATWG names use the platform (so
 * latin1 and ascii mean windows-1252), the rest (UTF-32, DOS and Mac code pages) iconv-lite.
 *
 * @returns undefined for an unknown label, and for encodings that hide markup
 */
export function decoderOf(label: string): Decode | undefined {
  const name = label.trim().toLowerCase().slice(0, 40)
  const decoder = known.get(name) ?? { decode: makeDecoder(name) }
  known.set(name, decoder)
  return decoder.decode
}

function makeDecoder(name: string): Decode | undefined {
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
