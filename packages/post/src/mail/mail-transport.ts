import { createTransport, type TransportOptions } from 'nodemailer'
import { DKIM_SIGNED_HEADERS, type OutgoingMail, toNodemailerMessage } from './outgoing-mail.ts'

/** Sends mails. */
export interface MailTransport {
  /** Rejects if the mail was not accepted. */
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

/** The DKIM key that signs mails. */
export interface DkimOptions {
  domain: string
  selector: string
  /** The key as PEM. */
  privateKey: string
}

export interface SmtpOptions {
  patience?: { connectMs: number; silenceMs: number }
  dkim?: DkimOptions | undefined
  /** The number of connections that stay open between mails; if undefined, each mail opens its own. */
  connections?: number
}

/** The time limits, in ms, for connecting to a mail server and for each of its answers. */
const PATIENCE = { connectMs: 5_000, silenceMs: 15_000 }

/** Signs in to a mail server and disconnects. Rejects if it can't be used. */
export async function checkMailServer(url: string, patience = PATIENCE): Promise<void> {
  const options = {
    url,
    connectionTimeout: patience.connectMs,
    greetingTimeout: patience.connectMs,
    socketTimeout: patience.silenceMs,
  }
  const transport = createTransport(options satisfies TransportOptions & { url: string })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/**
 * Creates the transport that sends mails through the operator's mail server.
 *
 * @param url smtp:// or smtps://, with user and password if required
 */
export function createSmtpTransport(
  url: string,
  { patience = PATIENCE, dkim, connections }: SmtpOptions = {},
): MailTransport {
  const options = {
    url,
    connectionTimeout: patience.connectMs,
    greetingTimeout: patience.connectMs,
    socketTimeout: patience.silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(connections !== undefined && { pool: true, maxConnections: connections }),
    ...(dkim && {
      dkim: {
        domainName: dkim.domain,
        keySelector: dkim.selector,
        privateKey: dkim.privateKey,
        headerFieldNames: DKIM_SIGNED_HEADERS,
      },
    }),
  }
  const transport = createTransport(options satisfies TransportOptions & { url: string })
  return {
    async send(mail) {
      await transport.sendMail(toNodemailerMessage(mail))
    },
    close: () => transport.close(),
  }
}
