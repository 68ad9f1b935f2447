/** The byte of each character in windows-1252, computed with the platform's decoder. */
const BYTES = new Map(
  Array.from(new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))).map(
    (character, byte) => [character, byte],
  ),
)

/**
 * Encodes XML or HTML as windows-1252, as an old publishing system would send it. A character that
 * windows-1252 lacks becomes a numeric character reference, so nothing is lost.
 */
export function encodeWindows1252(document: string): Uint8Array {
  const bytes: number[] = []
  for (const character of document) {
    const byte = BYTES.get(character)
    if (byte !== undefined) bytes.push(byte)
    else bytes.push(...Buffer.from(`&#${character.codePointAt(0)};`, 'latin1'))
  }
  return Uint8Array.from(bytes)
}
