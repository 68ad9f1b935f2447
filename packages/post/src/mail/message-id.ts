import { createHash } from 'node:crypto'

const DIGITS = 40

/**
 * The Message-ID of a mail, without angle brackets (RFC 5322, 3.6.4): the same for each attempt to send it, so that a mail server
 * and a reader's mail program drop the second. Reveals nothing about the reader.
 *
 * @param mail what no other mail has
 */
export function messageIdOf(mail: string, publicUrl: string): string {
  const hash = createHash('sha256').update(mail).digest('hex').slice(0, DIGITS)
  return `${hash}@${new URL(publicUrl).hostname}`
}
