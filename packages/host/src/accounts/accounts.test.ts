import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMailServer } from '@plainwire/post/testing-mail'
import { recordingLog, startServer, type TestServer } from '@plainwire/server/testing'
import { startJobQueue } from '@plainwire/store'
import { type TestDatabase, testDatabase } from '@plainwire/store/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Config, readConfig } from '../config/config.ts'
import { HostError } from '../host-error.ts'
import type { AccountServices } from './account-services.ts'
import { createMultiProcessAccountServices, createSingleProcessAccountServices } from './accounts.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const SECRET = 'a secret of thirty-two characters or more'
const { log, lines } = recordingLog()

let database: TestDatabase
let folder: string
let said: string[]
let closers: AsyncDisposableStack
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'accounts-'))
  said = []
  closers = new AsyncDisposableStack()
})
afterEach(async () => {
  await closers.disposeAsync()
  await rm(folder, { recursive: true })
})

const settings = (over: Record<string, string | undefined> = {}): Config =>
  readConfig({ FEATURES: 'sign-in', ...over })
const partsOf = (config: Config) => ({ config, data: { path: folder }, log, db: () => database.db })
async function open(over?: Record<string, string>): Promise<AccountServices> {
  const print = (line: string) => void said.push(line)
  const accounts = await createSingleProcessAccountServices({ ...partsOf(settings(over)), print }, closers)
  if (!accounts) throw new Error('There are no accounts.')
  return accounts
}
async function serve({ options }: AccountServices): Promise<TestServer> {
  const server = await startServer({ accounts: options, now: () => new Date(), log })
  closers.defer(() => server.stop())
  return server
}
async function joinQueue(accounts: AccountServices): Promise<void> {
  const { connectionString } = database
  const jobs = await startJobQueue({
    connectionString,
    log,
    work: { mail: accounts.sendMail },
    drainMs: 1_000,
  })
  closers.defer(() => jobs.stop())
  accounts.join(jobs)
}
const start = ({ url }: TestServer, email: string) =>
  fetch(`${url}/api/auth/email/start`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
const until = (isSo: () => boolean) => vi.waitUntil(isSo, { timeout: 30_000, interval: 20 })

describe('accounts of the one process', () => {
  test('are none while the feature is off', async () => {
    const parts = { ...partsOf(readConfig({ FEATURES: '-sign-in' })), print: () => undefined }
    expect(await createSingleProcessAccountServices(parts, closers)).toBeUndefined()
    expect(await readdir(folder)).toEqual([])
  })

  test('create a secret once, which only their account can read', async () => {
    const [first, second] = [await open(), await open()]
    expect(first.options.secrets).toEqual(second.options.secrets)
    expect(first.options.secrets[0].length).toBeGreaterThanOrEqual(43)
    const { mode } = await stat(join(folder, 'account-secret'))
    expect(mode & 0o777).toBe(0o600)
  })

  test('take the operator’s secrets, and then make none', async () => {
    const { options } = await open({ ACCOUNT_SECRET: `${SECRET},${SECRET}2` })
    expect(options.secrets).toEqual([SECRET, `${SECRET}2`])
    expect(await readdir(folder)).toEqual(['outbox'])
  })

  test('show the outbox at this machine’s own address only', async () => {
    expect((await open()).options.outbox).toBeDefined()
    expect(said.at(-1)).toContain('/dev/outbox')
    expect((await open({ HOST: '0.0.0.0' })).options.outbox).toBeUndefined()
    expect(said.at(-1)).not.toContain('/dev/outbox')
    expect((await open({ SMTP_URL: 'smtp://127.0.0.1:1' })).options.outbox).toBeUndefined()
  })

  test('answer requests for a code before the queue is joined with a time to retry', async () => {
    const server = await serve(await open())
    const refused = await start(server, 'early@example.org')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([
      503,
      expect.stringMatching(/^\d+$/),
    ])
  })

  test('bring a code to the outbox by the queue, and print it in the terminal', async () => {
    const accounts = await open()
    const server = await serve(accounts)
    await joinQueue(accounts)
    expect((await start(server, 'ada@example.org')).status).toBe(200)
    await until(() => said.some((line) => line.startsWith('Mail to ada@example.org')))
    const names = await readdir(join(folder, 'outbox'))
    const texts = await Promise.all(names.map((name) => readFile(join(folder, 'outbox', name), 'utf8')))
    expect(texts.join()).toMatch(/\b\d{6}\b/)
  })
})

describe('accounts that processes share', () => {
  test.each([{}, { ACCOUNT_SECRET: SECRET }, { SMTP_URL: 'smtp://127.0.0.1:1' }])(
    'with %j are one clear sentence',
    (over) => {
      expect(() => createMultiProcessAccountServices(partsOf(settings(over)), closers)).toThrow(HostError)
    },
  )

  test('store nothing outside the database', async () => {
    const config = settings({ ACCOUNT_SECRET: SECRET, SMTP_URL: 'smtp://127.0.0.1:1' })
    const { options } = createMultiProcessAccountServices(partsOf(config), closers) ?? {}
    expect([options?.secrets, options?.outbox]).toEqual([[SECRET], undefined])
    expect(await readdir(folder)).toEqual([])
  })
})

test('row 35: while the mail server is down a code can be requested as usual, and arrives when it is back', async () => {
  let mail = await startMailServer()
  const port = Number(new URL(mail.url).port)
  await mail.stop()
  const accounts = await open({ SMTP_URL: mail.url })
  const server = await serve(accounts)
  await joinQueue(accounts)
  lines.length = 0
  expect((await start(server, 'patient@example.org')).status).toBe(200)
  await until(() => lines.length > 0)
  expect(lines).toEqual(['The mail server did not take a mail.'])
  mail = await startMailServer({}, port)
  await until(() => mail.mails.length > 0)
  expect(mail.mails[0]).toContain('To: patient@example.org')
  await mail.stop()
})
