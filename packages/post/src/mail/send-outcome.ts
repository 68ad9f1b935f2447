/** The outcome of handing a mail to a mail server. */
export type SendOutcome =
  | 'sent'
  /** The server permanently refuses the address. */
  | 'no-such-address'
  /** The server refuses the mail, temporarily or for its content. */
  | 'refused'
  /** The server couldn't be reached, or refused the credentials. */
  | 'away'
  /** The connection ended before the server's answer, so that the server may have accepted the mail. */
  | 'unknown'

const FOR_GOOD = 500
/** The codes of errors that happen before any part of a mail is transmitted. */
const BEFORE = new Set(['EDNS', 'EAUTH', 'ENOAUTH', 'EOAUTH2', 'ETLS', 'EENVELOPE', 'EMESSAGE'])

/** Returns the outcome of sending a mail, by the error that sending threw. */
export function classifySendError(error: unknown): Exclude<SendOutcome, 'sent'> {
  const { code, responseCode, command, syscall }: Record<string, unknown> = Object(error)
  if (code === 'EAUTH' || code === 'EDNS' || code === 'ETLS' || syscall === 'connect') return 'away'
  if (typeof responseCode === 'number') {
    const isOfAddress = typeof command === 'string' && command.startsWith('RCPT')
    return isOfAddress && responseCode >= FOR_GOOD ? 'no-such-address' : 'refused'
  }
  return typeof code === 'string' && BEFORE.has(code) ? 'refused' : 'unknown'
}
