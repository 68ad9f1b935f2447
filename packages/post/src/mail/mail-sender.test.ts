import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deriveAccountKeys } from '@plainwire/store/account-keys'
import { recordingLog } from '@plainwire/store/testing-logs'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { createMailSender, MailNotSentError } from './mail-sender.ts'
import { createSmtpTransport, type MailTransport } from './mail-transport.ts'
import { openMailOutboxFolder } from './outbox.ts'
import type { OutgoingMail } from './outgoing-mail.ts'
import { encryptMail } from './sealed-mail.ts'
import { startMailServer, type TestMailServer } from './testing-mail-server.ts'

const SECRETS = ['a secret of thirty-two characters or more'] as const satisfies [string]
const NOW = new Date('2026-11-20T12:00:00Z')
const IN_TEN_MINUTES = '2026-11-20T12:10:00.000Z'
const PATIENCE = { connectMs: 300, silenceMs: 300 }

let closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers) await close()
  closers = []
})

async function mailServer(behaviour?: SMTPServerOptions): Promise<TestMailServer> {
  const server = await startMailServer(behaviour)
  closers.push(() => server.stop())
  return server
}

const seal = (over = {}) =>
  encryptMail(
    { to: 'ada@example.org', code: '042137', language: 'en', expiresAt: IN_TEN_MINUTES, ...over },
    deriveAccountKeys(SECRETS),
  )

function sender(transport: MailTransport) {
  const { lines, log } = recordingLog()
  closers.push(() => transport.close())
  const parts = { secrets: SECRETS, transport, log, now: () => NOW, publicUrl: 'https://news.example' }
  return { lines, send: createMailSender({ ...parts, from: 'Plainwire <editors@plainwire.example>' }) }
}

const LINK_CODE = 'k'.repeat(43)

test('a mail that is sent again has the same Message-ID, and another mail another', async () => {
  const ids: string[] = []
  const transport = { send: async ({ messageId }: OutgoingMail) => void ids.push(messageId) }
  const { send } = sender({ ...transport, close: () => undefined })
  const [one, other] = [await seal(), await seal()]
  for (const mail of [one, one, other]) await send(mail)
  expect(ids[0]).toMatch(/^[0-9a-f]{40}@news\.example$/)
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])
})

describe('an invitation', () => {
  const TOKEN = 'i'.repeat(43)
  const mail = { to: 'ada@example.org', invitation: TOKEN, expiresAt: '2026-12-04T12:00:00.000Z' } as const

  test.each([
    ['en', '', 'Your invitation to Plainwire', 'December 4, 2026'],
    ['nl', '?lang=nl', 'Je uitnodiging voor Plainwire', '4 december 2026'],
  ] as const)('goes out with its link and its last day, in %s', async (language, query, subject, day) => {
    const sent: OutgoingMail[] = []
    const { send } = sender({ send: async (one) => void sent.push(one), close: () => undefined })
    await send(await encryptMail({ ...mail, language }, deriveAccountKeys(SECRETS)))
    expect(sent).toMatchObject([{ to: mail.to, subject }])
    for (const part of [sent[0]?.text, sent[0]?.html]) {
      expect(part).toContain(`https://news.example/${query}#sign-in=invitation.${TOKEN}.ada%40example.org`)
      expect(part).toContain(day)
    }
  })

  test('that has ended is dropped', async () => {
    const sent: OutgoingMail[] = []
    const { send, lines } = sender({ send: async (one) => void sent.push(one), close: () => undefined })
    const late = { ...mail, language: 'en', expiresAt: NOW.toISOString() } as const
    await send(await encryptMail(late, deriveAccountKeys(SECRETS)))
    expect([sent, lines]).toEqual([[], ['A mail came too late and was dropped.']])
  })
})

describe('a code', () => {
  test.each([
    ['en', 'Your link to sign in to Plainwire', 'many wrong codes'],
    ['nl', 'Je link om in te loggen bij Plainwire', 'veel foute codes'],
  ])('M1 that can’t be typed goes out as a link, in %s', async (language, subject, why) => {
    const { url, mails } = await mailServer()
    await sender(createSmtpTransport(url)).send(await seal({ language, code: LINK_CODE }))
    const mail = (mails[0] ?? '').replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
    expect(mail).toContain(`Subject: ${subject}`)
    const [, plain = '', html = ''] = mail.split(/Content-Type: text\//)
    for (const part of [plain, html]) {
      expect(part).toContain(`https://news.example/#sign-in=email.code.${LINK_CODE}`)
      expect(part).toContain(why)
      expect(part).not.toContain('{code}')
    }
  })

  test.each([
    ['en', '042137 is your Plainwire code', 'ten minutes'],
    ['nl', '042137 is je code voor Plainwire', 'tien minuten'],
  ])('goes out as HTML and plain text, in %s', async (language, subject, lifetime) => {
    const { url, mails } = await mailServer()
    await sender(createSmtpTransport(url)).send(await seal({ language }))
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
    const { send } = sender(createSmtpTransport(url))
    await send(await seal({ expiresAt: NOW.toISOString() }))
    await send(
      await encryptMail(
        { to: 'a@example.org', code: '000000', language: 'en', expiresAt: IN_TEN_MINUTES },
        deriveAccountKeys(['another secret of thirty-two characters']),
      ),
    )
    await send('nonsense')
    expect(mails).toEqual([])
  })
})

const TROUBLES: Record<string, SMTPServerOptions> = {
  'refuses for now': {
    onRcptTo(address, _session, done) {
      done(Object.assign(new Error(`No ${address.address} here`), { responseCode: 451 }))
    },
  },
  'is slow': { onMailFrom: () => undefined },
  'drops the connection': {
    onData(stream, session) {
      stream.resume()
      stream.on('end', () => Object(session).socket?.destroy?.())
    },
    socketTimeout: 100,
  },
}

test('row 19: a stolen session is reported in English and in Dutch, as HTML and plain text', async () => {
  const { url, mails } = await mailServer()
  const stolenFrom = { browser: 'Firefox', system: 'Linux' } as const
  const theft = { to: 'ada@example.org', stolenFrom, expiresAt: IN_TEN_MINUTES }
  await sender(createSmtpTransport(url)).send(await encryptMail(theft, deriveAccountKeys(SECRETS)))
  await sender(createSmtpTransport(url)).send(
    await encryptMail({ ...theft, stolenFrom: { browser: null, system: null } }, deriveAccountKeys(SECRETS)),
  )
  const [named = '', unnamed = ''] = mails.map((mail) =>
    mail.replaceAll(/=\r?\n/g, '').replaceAll(/\s+/g, ' '),
  )
  const [, plain = '', html = ''] = named.split(/Content-Type: text\//)
  for (const part of [plain, html]) {
    expect(part).toContain('Your session in Firefox on Linux was used in two places')
    expect(part).toContain('Je sessie in Firefox op Linux werd op twee plekken')
  }
  expect(html).toContain('lang=3D"nl"')
  expect(unnamed).toContain('Your session in a browser was used')
})

describe('a mail server', () => {
  test.each(Object.entries(TROUBLES))(
    'that %s is retried later, and nothing about the reader is logged',
    async (_name, behaviour) => {
      const { url } = await mailServer(behaviour)
      const { send, lines } = sender(createSmtpTransport(url, { patience: PATIENCE }))
      const failure = await send(await seal()).catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(MailNotSentError)
      expect(`${failure} ${lines}`).not.toMatch(/example\.org|042137/)
    },
  )

  test('that refuses permanently doesn’t get the mail again', async () => {
    const { url } = await mailServer({
      onRcptTo(_address, _session, done) {
        done(Object.assign(new Error('No ada@example.org here'), { responseCode: 550 }))
      },
    })
    const { send, lines } = sender(createSmtpTransport(url, { patience: PATIENCE }))
    await send(await seal())
    expect(lines).toEqual(['The mail server did not take a mail.'])
  })

  test('that isn’t there is tried again', async () => {
    const { send } = sender(createSmtpTransport('smtp://127.0.0.1:1', { patience: PATIENCE }))
    await expect(send(await seal())).rejects.toThrow(MailNotSentError)
  })
})

test('without a mail server mails remain in the outbox, and the code is printed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'))
  closers.push(() => rm(folder, { recursive: true }))
  const said: string[] = []
  const outbox = await openMailOutboxFolder(join(folder, 'outbox'), {
    print: (line) => said.push(line),
    now: () => NOW,
  })
  expect(await outbox.read()).toBe('No mails yet.\n')
  await sender(outbox).send(await seal())
  expect(said).toEqual(['Mail to ada@example.org: 042137 is your Plainwire code'])
  expect(await outbox.read()).toContain('042137')
  const names = await readdir(join(folder, 'outbox'))
  const mail = names.find((name) => name.endsWith('.eml')) ?? ''
  expect(await readFile(join(folder, 'outbox', mail), 'utf8')).toContain('To: ada@example.org')
})

test('row 28: mails of a reader who leaves go from the outbox, however their address is written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'))
  closers.push(() => rm(folder, { recursive: true }))
  const outbox = await openMailOutboxFolder(folder, { print: () => undefined, now: () => NOW })
  const { send } = sender(outbox)
  for (const to of ['Ada@example.org', 'ada@example.org', 'eve@example.org']) await send(await seal({ to }))
  await outbox.forget('ADA@example.org')
  const names = await readdir(folder)
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  expect(names).toHaveLength(2)
  expect(texts.join()).not.toMatch(/ada@/i)
  expect(texts.join()).toContain('eve@example.org')
})
