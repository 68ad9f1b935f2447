import { setTimeout as pause } from 'node:timers/promises'
import { startMailServer } from '../../packages/post/src/mail/testing-mail-server.ts'

/** How long the mail server takes to accept a mail, in ms, so that a kill can happen meanwhile. */
const RECEIVE_MS = 150
const REQUEST_EVERY_MS = 400
/**
 * How long to wait at most for promised mails, in ms. A killed worker's job goes to another worker after 30 s
 * without a heartbeat, and is then retried with growing delays.
 */
const LATEST_MS = 150_000
const RECIPIENT = /^To: .*?([\w-]+@example\.org)/m
const MESSAGE_ID = /^Message-ID: (\S+)/im

/** A mail server that records what it receives. */
export interface MailRecorder {
  url: string
  isReceiving(): boolean
  /** Returns the newest sign-in code that was mailed to an address. */
  codeFor(address: string): string | undefined
  /** Requests sign-in codes for new addresses until aborted. A response with status 200 promises a mail. */
  requestCodes(origin: string, stopping: AbortSignal): Promise<void>
  /**
   * Waits for the promised mails. Returns how many were promised, how many are missing, and how many came
   * twice with different message ids.
   */
  settle(): Promise<{ promised: number; missing: number; twice: number }>
  stop(): Promise<void>
}

/** Starts a mail server that records what it receives. */
export async function startMailRecorder(): Promise<MailRecorder> {
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
    async requestCodes(origin, stopping) {
      while (!stopping.aborted) {
        await requestOne(origin)
        await pause(REQUEST_EVERY_MS, undefined, { signal: stopping }).catch(() => undefined)
      }
    },
    async settle() {
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
