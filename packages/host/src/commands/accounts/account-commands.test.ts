import { type ExecFileException, execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DAY_MS } from '@plainwire/domain/units'
import { createMailSender, type MailTransport } from '@plainwire/post'
import { beginSession, findOrCreateReader, startJobQueue } from '@plainwire/store'
import { type TestDatabase, testDatabase } from '@plainwire/store/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type CommandResult, runTestCommand } from '../testing-commands.ts'
import { createAccountCommands } from './account-commands.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url))
const ACCOUNT_SECRET = 'a secret of thirty-two characters or more'
type OutgoingMail = Parameters<MailTransport['send']>[0]
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'account-commands-'))
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const settingsWith = (settings: Record<string, string>) => {
  const own = { DATABASE_URL: database.connectionString, DATA_DIR: folder, ACCOUNT_SECRET }
  return { ...own, SIGN_UP: 'invitation', ...settings }
}
const plainwire = (words: string[], settings: Record<string, string> = {}) =>
  runTestCommand(createAccountCommands(), words, settingsWith(settings))
/** Runs the program in a process of its own, as an operator does. */
function plainwireProcess(words: string[]): Promise<CommandResult> {
  return new Promise((resolve) => {
    const env = { ...process.env, ...settingsWith({}) }
    execFile(process.execPath, [MAIN, ...words], { env }, (error: ExecFileException | null, out, err) => {
      resolve({ code: Number(error?.code ?? 0), out, err })
    })
  })
}
const lines = (out: string) =>
  out
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
const lineOf = async (...words: string[]) => lines((await plainwire(words)).out)

/** Returns the next mail of the queue as the serving process would send it. */
async function nextMail(): Promise<OutgoingMail> {
  const { promise, resolve } = Promise.withResolvers<OutgoingMail>()
  const transport = { send: async (mail: OutgoingMail) => resolve(mail), close: () => undefined }
  const send = createMailSender({
    secrets: [ACCOUNT_SECRET],
    transport,
    from: 'Plainwire <editors@plainwire.example>',
    publicUrl: 'https://news.example',
    log: silent,
    now: () => new Date(),
  })
  const { connectionString } = database
  const jobs = await startJobQueue({ connectionString, log: silent, work: { mail: send }, drainMs: 1_000 })
  const mail = await promise
  await jobs.stop()
  return mail
}

test('an operator invites an address, the mail has a link, and the invitation is listed and revoked', async () => {
  const invited = await plainwireProcess(['invite', 'ada@example.org', '--days', '3', '--language', 'nl'])
  expect(invited).toMatchObject({ code: 0, err: '' })
  expect(invited.out).toMatch(/^ada@example\.org is invited until \d{4}-.+Z; the mail is queued\.\n$/)
  const mail = await nextMail()
  expect(mail).toMatchObject({ to: 'ada@example.org', subject: 'Je uitnodiging voor Plainwire' })
  expect(mail.text).toMatch(
    /https:\/\/news\.example\/\?lang=nl#sign-in=invitation\.[\w-]{43}\.ada%40example\.org\n/,
  )
  const [listed] = await lineOf('invitations')
  expect(listed).toMatchObject({ email: 'ada@example.org', state: 'open', language: 'nl', used_at: null })
  expect(Date.parse(listed.expires_at) - Date.parse(listed.invited_at)).toBe(3 * DAY_MS)
  expect((await lineOf('readers'))[0]).toMatchObject({ open_invitations: 1 })
  expect((await plainwire(['invite', '--revoke', 'Ada@example.org'])).code).toBe(0)
  expect(await lineOf('invitations')).toEqual([])
})

test('an operator lists sessions, ends those of a reader, and counts readers', async () => {
  const now = new Date()
  const begin = async (email: string) => {
    const readerId = await findOrCreateReader(database.db, { id: randomUUID(), email, now })
    const device = { browser: 'Firefox', system: 'Linux' } as const
    await beginSession(database.db, { id: randomUUID(), readerId, salt: randomBytes(32), device, now })
  }
  await begin('grace@example.org')
  await begin('edsger@example.org')
  expect((await lineOf('sessions')).map(({ email }) => email).toSorted()).toEqual([
    'edsger@example.org',
    'grace@example.org',
  ])
  expect(await lineOf('sessions', 'GRACE@example.org')).toEqual([
    {
      email: 'grace@example.org',
      browser: 'Firefox',
      system: 'Linux',
      begun_at: now.toISOString(),
      last_used_at: now.toISOString(),
    },
  ])
  const ended = await plainwire(['sessions', '--end', 'grace@example.org'])
  expect(ended.out).toBe('1 session of grace@example.org ended.\n')
  expect(await lineOf('readers')).toEqual([
    { readers: 2, new_in_30_days: 2, signed_in: 1, sessions: 1, open_invitations: 0 },
  ])
  expect((await plainwire(['invite', 'grace@example.org'])).err).toBe(
    'plainwire: grace@example.org has an account already.\n',
  )
})

test.each<[string[], Record<string, string>, RegExp]>([
  [['invite', 'ada'], {}, /It is no e-mail address\./],
  [['invite', 'ada@example.org', '--days', '0'], {}, /It is no whole number from 1 to 365\./],
  [['invite', 'ada@example.org', '--language', 'fr'], {}, /Allowed choices are en, nl/],
  [['invite', '--revoke', 'nobody@example.org'], {}, /There is no open invitation of nobody@example\.org\./],
  [
    ['invite', 'ada@example.org'],
    { SIGN_UP: 'closed' },
    /gets no account by an invitation: SIGN_UP is closed\./,
  ],
  [['invite', 'ada@example.org'], { ACCOUNT_SECRET: '' }, /There is no account secret in /],
  [['invite', 'ada@example.org'], { FEATURES: '-sign-in' }, /Accounts are switched off/],
  [['sessions', '--end'], {}, /Name the reader whose sessions are to be ended\./],
  [
    ['sessions', '--end', 'nobody@example.org'],
    {},
    /Nobody has an account with the address nobody@example\.org\./,
  ],
])('%j with %j ends with exit code 1 and a sentence', async (words, settings, sentence) => {
  const { code, err } = await plainwire(words, settings)
  expect(err).toMatch(sentence)
  expect(code).toBe(1)
})

test.each([
  [['sessions', '--end'], /^plainwire: Name the reader whose sessions are to be ended\.\n$/],
  [['invite', 'ada'], /It is no e-mail address\./],
])('a process of %j does the same', async (words, sentence) => {
  const { code, err } = await plainwireProcess(words)
  expect(err).toMatch(sentence)
  expect(code).toBe(1)
})
