import { setTimeout as pause } from 'node:timers/promises'
import { startMailServer } from '../../packages/post/src/mail/testing-mail-server.ts'

/** How long the mail server takes for a mail, so that a kill can hit it. */
const RECEIVE_MS = 150
const REQUEST_EVERY_MS = 400
/** A killed worker's mail is given to another after its heartbeat of 30 s was missed, then tried again with growing waits. */
const LATEST_MS = 150_000
const RECIPIENT = /^To: .*?([\w-]+@example\.org)/m
const MESSAGE_ID = /^Message-ID: (\S+)/im

/** A mail server that records what it receives. */
export interface MailWatch {
  url: string
  isReceiving(): boolean
  /** The newest code mailed to an address. */
  codeFor(address: string): string | undefined
  /** Requests codes for addresses without end; an answer of 200 promises a mail. */
  requestOn(origin: string, stopping: AbortSignal): Promise<void>
  /** Waits for the promised mails, and returns how many there are, are missing, or came twice as two different mails. */
  account(): Promise<{ promised: number; missing: number; twice: number }>
  stop(): Promise<void>
}

/** Starts a mail server that records what it receives. */
export async function watchMails(): Promise<MailWatch> {
  const received: string[] = []
  const promised: string[] = []
  let receiving = 0
  let next = 0
  const server = await startMailServer({
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      receiving += 1
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.once('close', () => {
        receiving -= 1
      })
      stream.on('end', () => {
        setTimeout(() => {
          received.push(Buffer.concat(chunks).toString('utf8'))
          done()
        }, RECEIVE_MS)
      })
    },
  })

  async function requestOne(origin: string): Promise<void> {
    next += 1
    const email = `mailed-${next}@example.org`
    const answer = await fetch(`${origin}/api/auth/email/start`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${next >> 8}.${next & 255}.1` },
      body: JSON.stringify({ email }),
    }).catch(() => undefined)
    if (answer?.ok) promised.push(email)
  }

  const mailsTo = (email: string) => received.filter((mail) => RECIPIENT.exec(mail)?.[1] === email)
  const missing = () => promised.filter((email) => mailsTo(email).length === 0)
  const isTwice = (email: string) =>
    new Set(mailsTo(email).map((mail) => MESSAGE_ID.exec(mail)?.[1])).size > 1

  return {
    url: server.url,
    isReceiving: () => receiving > 0,
    codeFor: (email) => /^Subject: .*?(\d{6})/m.exec(mailsTo(email).at(-1) ?? '')?.[1],
    async requestOn(origin, stopping) {
      while (!stopping.aborted) {
        await requestOne(origin)
        await pause(REQUEST_EVERY_MS, undefined, { signal: stopping }).catch(() => undefined)
      }
    },
    async account() {
      const end = performance.now() + LATEST_MS
      while (missing().length > 0 && performance.now() < end) await pause(1_000)
      return {
        promised: promised.length,
        missing: missing().length,
        twice: promised.filter(isTwice).length,
      }
    },
    stop: () => server.stop(),
  }
}
