import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { accountKeys } from '../accounts/account-keys.ts'
import { keepingLog } from '../testing.ts'
import { MailNotSent, mailSender } from './mail-sender.ts'
import { type MailTransport, smtpTransport } from './mail-transport.ts'
import { openOutbox } from './outbox.ts'
import { sealMail } from './sealed-mail.ts'

const SECRETS = ['a secret of thirty-two characters or more'] as const satisfies [string]
const NOW = new Date('2026-11-20T12:00:00Z')
const IN_TEN_MINUTES = '2026-11-20T12:10:00.000Z'
const PATIENCE = { connectMs: 300, silenceMs: 300 }

let closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers) await close()
  closers = []
})

/** A real mail server on a free port, that behaves as the test says. */
async function mailServer(behaviour: SMTPServerOptions = {}): Promise<{ url: string; mails: string[] }> {
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
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  closers.push(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, mails }
}

const seal = (over = {}) =>
  sealMail(
    { to: 'ada@example.org', code: '042137', language: 'en', expiresAt: IN_TEN_MINUTES, ...over },
    accountKeys(SECRETS),
  )

function sender(transport: MailTransport) {
  const { lines, log } = keepingLog()
  closers.push(() => transport.close())
  const parts = { secrets: SECRETS, transport, log, now: () => NOW, publicUrl: 'https://news.example' }
  return { lines, send: mailSender({ ...parts, from: 'Plainwire <editors@plainwire.example>' }) }
}

describe('a code', () => {
  test.each([
    ['en', '042137 is your Plainwire code', 'ten minutes'],
    ['nl', '042137 is je code voor Plainwire', 'tien minuten'],
  ])('goes out as HTML and plain text, in %s', async (language, subject, lifetime) => {
    const { url, mails } = await mailServer()
    await sender(smtpTransport(url)).send(await seal({ language }))
    const mail = (mails[0] ?? '').replaceAll(/=\r?\n/g, '')
    expect(mail).toContain(`Subject: ${subject}`)
    expect(mail).toContain('To: ada@example.org')
    expect(mail).toContain('From: Plainwire <editors@plainwire.example>')
    const [, plain = '', html = ''] = mail.split(/Content-Type: text\//)
    expect(plain).toMatch(/^plain/)
    expect(html).toMatch(/^html/)
    for (const part of [plain, html]) {
      expect(part).toContain('042137')
      expect(part).toContain(lifetime)
    }
    expect(html).not.toMatch(/<(script|img|link)|https?:\/\/(?!news\.example|www\.w3\.org)/)
  })

  test('that is too late, or sealed with another secret, is dropped', async () => {
    const { url, mails } = await mailServer()
    const { send } = sender(smtpTransport(url))
    await send(await seal({ expiresAt: NOW.toISOString() }))
    await send(
      await sealMail(
        { to: 'a@example.org', code: '000000', language: 'en', expiresAt: IN_TEN_MINUTES },
        accountKeys(['another secret of thirty-two characters']),
      ),
    )
    await send('nonsense')
    expect(mails).toEqual([])
  })
})

describe('a mail server', () => {
  const refusing = (status: number): SMTPServerOptions => ({
    onRcptTo(address, _session, done) {
      done(Object.assign(new Error(`No ${address.address} here`), { responseCode: status }))
    },
  })
  const slow: SMTPServerOptions = { onMailFrom: () => undefined }
  const dropping: SMTPServerOptions = {
    onData(stream, session) {
      stream.resume()
      stream.on('end', () => Object(session).socket?.destroy?.())
    },
    socketTimeout: 100,
  }

  test.each<[string, SMTPServerOptions]>([
    ['refuses for now', refusing(451)],
    ['is slow', slow],
    ['drops the connection', dropping],
  ])('that %s is tried again later, and nothing of the reader is told', async (_name, behaviour) => {
    const { url } = await mailServer(behaviour)
    const { send, lines } = sender(smtpTransport(url, PATIENCE))
    const failure = await send(await seal()).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(MailNotSent)
    expect(`${failure} ${lines}`).not.toMatch(/example\.org|042137/)
  })

  test('that refuses for good is not asked again', async () => {
    const { url } = await mailServer(refusing(550))
    const { send, lines } = sender(smtpTransport(url, PATIENCE))
    await send(await seal())
    expect(lines).toEqual(['The mail server did not take a mail.'])
  })

  test('that isn’t there is tried again', async () => {
    const { send } = sender(smtpTransport('smtp://127.0.0.1:1', PATIENCE))
    await expect(send(await seal())).rejects.toThrow(MailNotSent)
  })
})

test('without a mail server mails stay in the outbox, and the code is told', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'))
  closers.push(() => rm(folder, { recursive: true }))
  const said: string[] = []
  const outbox = await openOutbox(join(folder, 'outbox'), { say: (line) => said.push(line), now: () => NOW })
  expect(await outbox.read()).toBe('No mails yet.\n')
  await sender(outbox).send(await seal())
  expect(said).toEqual(['Mail to ada@example.org: 042137 is your Plainwire code'])
  expect(await outbox.read()).toContain('042137')
  const names = await readdir(join(folder, 'outbox'))
  const mail = names.find((name) => name.endsWith('.eml')) ?? ''
  expect(await readFile(join(folder, 'outbox', mail), 'utf8')).toContain('To: ada@example.org')
})
