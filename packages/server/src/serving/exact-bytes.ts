/**
 * The same bytes in memory of their own size. zlib's answers are the beginning of a piece of 16 KB: a cache that counts their
 * length and holds a thousand answers of 500 bytes would hold 16 MB for them.
 */
export function exactBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const exact = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(exact)
  return exact
}
