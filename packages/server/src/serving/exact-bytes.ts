/**
 * Copies bytes to memory of exactly their size. zlib's results are the beginning of a 16 KB buffer: a cache
 * that counts their length and holds a thousand responses of 500 bytes would need 16 MB for them.
 */
export function toExactSizeBuffer(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const exact = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(exact)
  return exact
}
