import { createTransport } from 'nodemailer'
import type { Letter } from './letter-page.ts'

/** Where mails go. */
export interface MailTransport {
  /** Rejects where the mail was not taken. */
  send(mail: Letter & { to: string; from: string }): Promise<void>
  close(): void
}

/** A mail server that doesn't answer is tried again later rather than waited for. */
const CONNECT_MS = 5_000
const SILENCE_MS = 15_000

/** The operator's mail server. @param url smtp:// or smtps://, with user and password where it wants them */
export function smtpTransport(
  url: string,
  patience = { connectMs: CONNECT_MS, silenceMs: SILENCE_MS },
): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: patience.connectMs,
    greetingTimeout: patience.connectMs,
    socketTimeout: patience.silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, from, subject, html, text }) {
      // An object, so that no address is ever read as a list of them.
      await transport.sendMail({ to: { name: '', address: to }, from, subject, html, text })
    },
    close: () => transport.close(),
  }
}
