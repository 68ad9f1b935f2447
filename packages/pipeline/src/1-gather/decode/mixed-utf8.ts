/** Decodes bytes that aren't UTF-8, in the way browsers decode unlabelled western text. */
const westernByte = new TextDecoder('windows-1252')

/**
 * Length in bytes of a well-formed UTF-8 sequence at an index (RFC 3629, table 3-7 of the Unicode standard); 0
 * if there is none.
 */
function sequenceLength(bytes: Uint8Array, index: number): number {
  const lead = bytes[index] ?? 0
  if (lead < 0x80) return 1
  const length =
    lead >= 0xc2 && lead <= 0xdf ? 2 : lead >= 0xe0 && lead <= 0xef ? 3 : lead >= 0xf0 && lead <= 0xf4 ? 4 : 0
  const second = bytes[index + 1] ?? 0
  const isTooShort = (lead === 0xe0 && second < 0xa0) || (lead === 0xf0 && second < 0x90)
  const isTooHigh = (lead === 0xed && second > 0x9f) || (lead === 0xf4 && second > 0x8f)
  if (isTooShort || isTooHigh) return 0
  for (let next = 1; next < length; next++) {
    if (((bytes[index + next] ?? 0) & 0xc0) !== 0x80) return 0
  }
  return length
}

/** The numbers of valid and invalid sequences in a text. */
export interface Utf8SequenceCounts {
  /** Characters beyond ASCII that are well-formed UTF-8. */
  valid: number
  /** Bytes that belong to no well-formed sequence. */
  stray: number
}

/**
 * Counts valid and invalid UTF-8 sequences, to distinguish a damaged UTF-8 text from one in another encoding.
 */
export function countUtf8Sequences(bytes: Uint8Array): Utf8SequenceCounts {
  const census = { valid: 0, stray: 0 }
  for (let index = 0; index < bytes.length; ) {
    const length = sequenceLength(bytes, index)
    if (length === 0) census.stray += 1
    else if (length > 1) census.valid += 1
    index += Math.max(1, length)
  }
  return census
}

/**
 * Decodes UTF-8, and each invalid byte as windows-1252, so that texts pasted into a UTF-8 document keep their
 * accents.
 */
export function decodeMixedUtf8(bytes: Uint8Array): string {
  const utf8 = new TextDecoder('utf-8')
  let text = ''
  let start = 0
  for (let index = 0; index < bytes.length; ) {
    const length = sequenceLength(bytes, index)
    if (length === 0) {
      text += utf8.decode(bytes.subarray(start, index)) + westernByte.decode(bytes.subarray(index, index + 1))
      start = index + 1
    }
    index += Math.max(1, length)
  }
  return text + utf8.decode(bytes.subarray(start))
}
