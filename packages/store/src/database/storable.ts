import { createHash } from 'node:crypto'

/**
 * Maximum length of an indexed text in bytes. PostgreSQL can't index texts over 2,704 bytes, and hostile feeds
 * have long ids and addresses.
 */
const MAX_KEY_BYTES = 512

/**
 * Returns a text that PostgreSQL can store: NUL characters are removed and lone surrogates are replaced. A
 * single one of these characters would make storing a whole feed fail.
 */
export function toStorableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

/** Returns a value as JSON that PostgreSQL can store. Its texts are converted like in `toStorableText`. */
export function toStorableJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? toStorableText(part) : part,
  )
}

/** A text short enough to be indexed: the text itself, or its hash if it is long. */
export function toIndexableText(text: string): string {
  const storable = toStorableText(text)
  return Buffer.byteLength(storable) <= MAX_KEY_BYTES ? storable : `sha256:${sha256(storable)}`
}

/** The SHA-256 of a text or of bytes, in hexadecimal. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
