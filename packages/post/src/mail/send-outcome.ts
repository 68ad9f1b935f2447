/** What became of a mail that a mail server was given. */
export type SendOutcome =
  | 'sent'
  /** The server refuses the address for good. */
  | 'no-such-address'
  /** The server refuses the mail, for now or for what it says. */
  | 'refused'
  /** The server couldn't be reached, or lets nobody in. */
  | 'away'
  /** The connection ended before the server's answer: it may have taken the mail. */
  | 'unknown'

const FOR_GOOD = 500
/** Failures before a mail is given away. */
const BEFORE = new Set(['EDNS', 'EAUTH', 'ENOAUTH', 'EOAUTH2', 'ETLS', 'EENVELOPE', 'EMESSAGE'])

/** What a failure of sending says. */
export function failedOutcome(error: unknown): Exclude<SendOutcome, 'sent'> {
  const { code, responseCode, command, syscall }: Record<string, unknown> = Object(error)
  if (code === 'EAUTH' || code === 'EDNS' || code === 'ETLS' || syscall === 'connect') return 'away'
  if (typeof responseCode === 'number') {
    const isOfAddress = typeof command === 'string' && command.startsWith('RCPT')
    return isOfAddress && responseCode >= FOR_GOOD ? 'no-such-address' : 'refused'
  }
  return typeof code === 'string' && BEFORE.has(code) ? 'refused' : 'unknown'
}
