import { createHash } from 'node:crypto'

const DIGITS = 40

/**
 * The Message-ID of a mail, without angle brackets (RFC 5322, 3.6.4). It is the same for each attempt to send
 * the mail, so that a mail server or program can drop duplicates, and reveals nothing about the reader.
 *
 * @param mail a text that identifies the mail
 */
export function buildMailMessageId(mail: string, publicUrl: string): string {
  const hash = createHash('sha256').update(mail).digest('hex').slice(0, DIGITS)
  return `${hash}@${new URL(publicUrl).hostname}`
}
