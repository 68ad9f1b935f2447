const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

/** A short fingerprint of a text (FNV-1a, twice 32 bits, as hex), to detect changes. Not cryptographic. */
export function computeTextHash(text: string): string {
  let low = OFFSET
  let high = OFFSET ^ text.length
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    low = Math.imul(low ^ code, PRIME)
    high = Math.imul(high ^ (code + at), PRIME)
  }
  const hex = (half: number) => (half >>> 0).toString(16).padStart(8, '0')
  return hex(high) + hex(low)
}
