/**
 * The number of bytes that are searched for `<meta charset>`. The HTML standard requires 1,024; real pages need
 * more.
 */
const META_BYTES = 4096
const META_CHARSET = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i
const HEADER_CHARSET = /charset\s*=\s*["']?\s*([\w-]+)/i

function byteOrderMark(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return undefined
}

function decodeAs(bytes: Uint8Array, encoding: string, fatal: boolean): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes)
  } catch {
    return undefined // the label is unknown or the bytes are invalid; the caller tries another
  }
}

/**
 * Decodes a page. In this order: byte order mark, valid UTF-8 whatever the label (a wrong legacy label is far
 * more common than Latin-1 bytes that happen to be valid UTF-8), header, `<meta>`, windows-1252.
 */
export function decodePage(bytes: Uint8Array, contentType?: string): string {
  const marked = byteOrderMark(bytes)
  if (marked) return decodeAs(bytes, marked, false) ?? ''
  const isUtf8 = decodeAs(bytes, 'utf-8', true)
  const head = decodeAs(bytes.subarray(0, META_BYTES), 'windows-1252', false) ?? ''
  const labels = [HEADER_CHARSET.exec(contentType ?? '')?.[1], META_CHARSET.exec(head)?.[1]]
  const isStateful = labels.some((label) => /^(iso-2022|hz)/i.test(label ?? ''))
  if (isUtf8 !== undefined && !isStateful) return isUtf8
  for (const label of labels) {
    const decoded = label && decodeAs(bytes, label, false)
    if (decoded) return decoded
  }
  return decodeAs(bytes, 'windows-1252', false) ?? ''
}
