import { createHash } from 'node:crypto'

/** PostgreSQL indexes no text over 2,704 bytes; hostile feeds have longer ids and addresses. */
const MAX_KEY_BYTES = 512

/** Text that PostgreSQL takes: no NUL, no half of a surrogate pair. One such character would make a whole feed fail. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

/** A value as JSON that PostgreSQL takes. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? storableText(part) : part,
  )
}

/** Text that can be indexed: itself, or its hash where it is long. */
export function indexKey(text: string): string {
  const storable = storableText(text)
  return Buffer.byteLength(storable) <= MAX_KEY_BYTES ? storable : `sha256:${sha256(storable)}`
}

/** Hexadecimal. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
