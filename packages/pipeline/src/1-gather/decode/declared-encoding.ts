/**
 * The number of bytes at the start of a document that are searched for an XML declaration: some servers send
 * warnings or white space before it.
 */
const DECLARATION_WINDOW = 1024

/** The charset parameter of a Content-Type header, as sent. */
export function parseContentTypeCharset(contentType: string | undefined): string | undefined {
  return /;\s*charset\s*=\s*["']?([\w.:+-]+)/i.exec(contentType ?? '')?.[1]
}

/** The encoding named in the XML declaration; the bytes are read as Latin-1. */
export function parseXmlEncoding(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, DECLARATION_WINDOW)).toString('latin1')
  return /<\?xml[^>]*?\sencoding\s*=\s*["']\s*([\w.:+-]+)/i.exec(start)?.[1]
}

/** Byte order marks, the longest first: UTF-32LE begins like UTF-16LE. */
const MARKS: [bytes: number[], label: string][] = [
  [[0xff, 0xfe, 0, 0], 'utf-32le'],
  [[0, 0, 0xfe, 0xff], 'utf-32be'],
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

/**
 * The first bytes of a document that begins with '<' and is encoded in UTF-16 or UTF-32 without a byte order
 * mark (XML 1.0, appendix F).
 */
const PATTERNS: [bytes: number[], label: string][] = [
  [[0x3c, 0, 0, 0], 'utf-32le'],
  [[0, 0, 0, 0x3c], 'utf-32be'],
  [[0x3c, 0, 0x3f, 0], 'utf-16le'],
  [[0, 0x3c, 0, 0x3f], 'utf-16be'],
  [[0x3c, 0, 0x72, 0], 'utf-16le'],
  [[0, 0x3c, 0, 0x72], 'utf-16be'],
]

const startsWith = (bytes: Uint8Array, start: number[]) => start.every((byte, index) => bytes[index] === byte)

/**
 * Detects the encoding from the first bytes: a byte order mark, or the zero bytes of UTF-16 or UTF-32. Returns
 * undefined if they contain neither.
 */
export function sniffEncoding(bytes: Uint8Array): { label: string; markLength: number } | undefined {
  const mark = MARKS.find(([start]) => startsWith(bytes, start))
  if (mark) return { label: mark[1], markLength: mark[0].length }
  const pattern = PATTERNS.find(([start]) => startsWith(bytes, start))
  return pattern && { label: pattern[1], markLength: 0 }
}
