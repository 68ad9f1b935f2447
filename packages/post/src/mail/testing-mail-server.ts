import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A real mail server on this machine, for tests. */
export interface TestMailServer {
  url: string
  /** The received mails, unparsed. */
  mails: string[]
  stop(): Promise<void>
}

/** Starts the server with the given behaviour, on a free port by default. */
export async function startMailServer(behaviour: SMTPServerOptions = {}, port = 0): Promise<TestMailServer> {
  const mails: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        mails.push(Buffer.concat(chunks).toString('utf8'))
        done()
      })
    },
    ...behaviour,
  })
  // Errors are ignored, because some tests disconnect clients on purpose.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve())
  })
  const { port: bound } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${bound}`,
    mails,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
