import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { API, SignInTokens } from '@plainwire/domain/contract'
import { DEFAULT_PREFERENCES } from '@plainwire/domain/reader'
import { aStory } from '@plainwire/domain/testing'
import { createMailSender, decryptMail, type MailOutboxFolder, openMailOutboxFolder } from '@plainwire/post'
import { deriveAccountKeys } from '@plainwire/store/account-keys'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  type AccountTestServer,
  dumpDatabase,
  startAccountTestServer,
  TEST_SECRETS,
} from '../accounts/testing-accounts.ts'
import { recordingLog } from '../testing.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const { log, lines } = recordingLog()
let accounts: AccountTestServer
let folder: string
let outbox: MailOutboxFolder
/** All codes and tokens that were issued. */
const issued: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secrets-'))
  outbox = await openMailOutboxFolder(folder, { print: () => undefined, now: () => accounts.now() })
  accounts = await startAccountTestServer({ log, forget: (email) => outbox.forget(email) })
})
afterAll(async () => {
  await accounts.stop()
  await rm(folder, { recursive: true })
})

const keep = (tokens: SignInTokens) => {
  issued.push(tokens.AccessToken, tokens.RefreshToken, tokens.IdToken)
  return tokens
}
async function signIn(email: string) {
  const tokens = keep(await accounts.signIn(email))
  issued.push(await accounts.lastCode())
  return tokens
}
const as = (tokens: SignInTokens) => ({ token: tokens.AccessToken })

/** Moves the queued mails to the outbox, like the serving process. */
async function sendMails(): Promise<void> {
  const send = createMailSender({
    secrets: TEST_SECRETS,
    transport: outbox,
    from: 'Plainwire <editors@plainwire.example>',
    publicUrl: 'http://plainwire.test',
    log,
    now: () => accounts.now(),
  })
  for (const sealed of accounts.sealed) await send(sealed)
}

/**
 * Whether a text contains a code or token, unchanged or hashed without a key, which could be reversed by
 * hashing all codes.
 */
function finds(text: string, secret: string): boolean {
  const hashes = ['md5', 'sha1', 'sha256'].map((name) => createHash(name).update(secret).digest())
  const forms = hashes.flatMap((hash) => [hash.toString('hex'), hash.toString('base64url')])
  const isCode = /^\d{6}$/.test(secret)
  const plain = isCode ? new RegExp(`(?<![\\da-f])${secret}(?![\\da-f])`).test(text) : text.includes(secret)
  return plain || forms.some((form) => text.includes(form))
}

/** All stored data: tables, queued mails, and the log. */
const kept = async () => [await dumpDatabase(accounts.database), ...accounts.sealed, ...lines].join('\n')

test('row 17, AP-01: a dump of every table and the log have no code and no token in them', async () => {
  for (let person = 0; person < 20; person++) {
    let tokens = await signIn(`reader${person}@example.org`)
    for (let rotation = 0; rotation < 3; rotation++) {
      accounts.wait(600)
      const body = { refresh_token: tokens.RefreshToken, id_token: tokens.IdToken }
      tokens = keep(
        SignInTokens.parse(await (await accounts.call('POST', '/auth/refresh_token', { body })).json()),
      )
      expect((await accounts.call('GET', '/profile', as(tokens))).status).toBe(200)
    }
    // Requests a code that is never entered: a wrong code is entered in its place.
    await accounts.call('POST', '/auth/email/start', { body: { email: `pending${person}@example.org` } })
    issued.push(await accounts.lastCode())
    const wrong = { email: `pending${person}@example.org`, code: '999999' }
    await accounts.call('POST', '/auth/email/verify', { body: wrong })
  }
  expect(issued).toHaveLength(20 * (4 * 3 + 2))
  const text = await kept()
  expect(text).toContain('reader7@example.org')
  expect(issued.filter((secret) => finds(text, secret))).toEqual([])
  expect(lines.join('\n')).not.toMatch(/example\.org|\b10\.\d+\.\d+\.\d+/)
})

test('row 17: the search finds a code or token that is planted, plain or hashed', async () => {
  const [token = '', , , code = ''] = issued
  for (const planted of [token, code, createHash('sha256').update(code).digest('hex')]) {
    await sql`INSERT INTO settings (key, value) VALUES ('planted', ${JSON.stringify([planted])}::jsonb)`.execute(
      accounts.database.db,
    )
    const text = await kept()
    expect(issued.filter((secret) => finds(text, secret)).length).toBeGreaterThan(0)
    await sql`DELETE FROM settings WHERE key = 'planted'`.execute(accounts.database.db)
  }
})

async function filesOf(): Promise<string> {
  const names = await readdir(folder)
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return texts.join('\n')
}

test('row 28, AP-02: an export has everything, and after deletion no table, file or log has anything', async () => {
  const email = 'leaver@example.org'
  const tokens = await signIn(email)
  accounts.wait(60)
  await accounts.signIn(email, { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/145.0' })
  const { headline, sub_headline, description, categories, tags, published_at } = aStory()
  const story = { headline, sub_headline, description, categories, tags, published_at, sources: [] }
  const set = { ...DEFAULT_PREFERENCES, mutedWords: ['leaversword'], interests: ['Psychology'] }
  const paid = { tier: 'premium', status: 'active', cancelAtPeriodEnd: true }
  const body = { ...paid, currentPeriodEnd: new Date(accounts.now().getTime() + 60_000).toISOString() }
  await accounts.call('PUT', '/preferences', { ...as(tokens), body: set })
  await accounts.call('PUT', '/subscription', { ...as(tokens), body })
  await accounts.call('POST', '/saved-stories', { ...as(tokens), body: { storyId: 'leaversstory', story } })
  await sendMails()

  const answer = await accounts.call('GET', '/profile/export', as(tokens))
  const exported = API.exportAccount.answer.parse(await answer.json())
  expect(exported).toMatchObject({
    profile: { email },
    subscription: { tier: 'premium', cancelAtPeriodEnd: true },
    preferences: set,
    savedStories: [{ storyId: 'leaversstory', story }],
    sessions: [{ browser: 'Firefox' }, { isCurrent: true }],
  })

  const { username } = exported.profile
  const ids = exported.sessions.map(({ id }) => id)
  const marks = [email, username, 'leaversword', 'leaversstory', ...ids]
  const found = async () => {
    const text = `${await dumpDatabase(accounts.database)}\n${await filesOf()}\n${lines.join('\n')}`
    return marks.filter((mark) => text.includes(mark))
  }
  const signIns = async () =>
    (await accounts.database.db.selectFrom('sign_ins').select('address').execute()).length
  const before = await signIns()
  expect(await found()).toEqual(marks)
  // The queued mails are encrypted, so that nobody can read them without the secret.
  expect(accounts.sealed.join()).not.toContain(email)
  expect((await decryptMail(accounts.sealed.at(-1) ?? '', deriveAccountKeys(TEST_SECRETS)))?.to).toBe(email)

  expect((await accounts.call('POST', '/profile/delete_account', as(tokens))).status).toBe(200)
  expect(await found()).toEqual([])
  expect(await signIns()).toBe(before - 1)
})
