import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aStory } from '@plainwire/domain/testing'
import { HOUR_MS } from '@plainwire/domain/units'
import { writeTestEdition } from '@plainwire/server/testing'
import { startForgingProvider } from '@plainwire/server/testing-identity'
import { listActiveFeeds, saveFeedHealth, syncBundledPublishers } from '@plainwire/store'
import { type TestDatabase, testDatabase } from '@plainwire/store/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startTestBucket } from '../bucket/testing-bucket.ts'
import { readConfig } from '../config/config.ts'
import { readPublishers } from '../content.ts'
import { checkClock } from './database-checks.ts'
import { examineInstallation } from './doctor.ts'
import { formatFinding } from './finding.ts'

const NOW = new Date()
let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'plainwire-doctor-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}

/** Runs the checks with these settings and returns the findings by name. */
async function visit(settings: Record<string, string> = {}) {
  const environment = { DATABASE_URL: database.connectionString, DATA_DIR: await folder(), ...settings }
  const findings = await examineInstallation({ readSettings: () => readConfig(environment), now: () => NOW })
  return Object.fromEntries(findings.map(({ name, ...finding }) => [name, finding]))
}

/** Returns a port on which nothing listens. */
async function deadPort(): Promise<number> {
  const server = createTcpServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

test('an installation that is well has no failure, and each check is one line', async () => {
  const found = await visit({ FEATURES: '-sign-in' })
  expect(Object.entries(found).map(([name, { state }]) => [name, state])).toEqual([
    ['settings', 'ok'],
    ['database', 'ok'],
    ['migrations', 'ok'],
    ['clock', 'ok'],
    ['feeds', 'ok'],
    ['queues', 'ok'],
    ['data folder', 'ok'],
    ['disk', expect.stringMatching(/ok|warn/)],
    ['edition', 'warn'],
    ['mail server', 'ok'],
  ])
  expect(found.database?.found).toMatch(/^PostgreSQL \d+/)
})

test('settings that can’t be used are the only finding', async () => {
  const found = await visit({ PORT: 'eighty' })
  expect(found).toEqual({
    settings: {
      state: 'fail',
      found: expect.stringContaining('PORT'),
      advice: expect.stringContaining('docs/operations.md'),
    },
  })
})

test('a database that isn’t there fails without its password, and what doesn’t need it is checked', async () => {
  const port = await deadPort()
  const found = await visit({ DATABASE_URL: `postgresql://me:hidden@127.0.0.1:${port}/news` })
  expect(found.database).toMatchObject({ state: 'fail', advice: expect.stringContaining('DATABASE_URL') })
  expect(JSON.stringify(found)).not.toContain('hidden')
  expect(found['data folder']?.state).toBe('ok')
})

test('an embedded database that was never made is not made by the doctor', async () => {
  const found = await visit({ DATABASE_URL: '' })
  expect(found.database).toMatchObject({ state: 'warn', found: 'the embedded one is not there yet' })
})

test('migrations that are missing or unknown are named', async () => {
  const { db } = database
  await sql`UPDATE migrations SET name = '9999-of-tomorrow' WHERE name LIKE '0018%'`.execute(db)
  expect((await visit()).migrations).toMatchObject({
    state: 'fail',
    found: expect.stringContaining('9999-of-tomorrow'),
  })
  await sql`DELETE FROM migrations WHERE name = '9999-of-tomorrow'`.execute(db)
  expect((await visit()).migrations).toMatchObject({ state: 'warn', found: '1 to apply' })
  await sql`INSERT INTO migrations (name, timestamp) VALUES ('0018-followed-alerts', '2026-01-01')`.execute(
    db,
  )
  expect((await visit()).migrations?.state).toBe('ok')
  await sql`INSERT INTO migrations (name, timestamp) VALUES ('9999-of-tomorrow', '2030-01-01')`.execute(db)
  expect((await visit()).migrations).toMatchObject({
    state: 'warn',
    found: expect.stringContaining('which this one can run beside'),
  })
  await sql`DELETE FROM migrations WHERE name = '9999-of-tomorrow'`.execute(db)
})

test('a clock that is wrong by more than a minute fails', async () => {
  const wrong = (ms: number) => checkClock(database.db, () => new Date(Date.now() + ms))
  expect((await wrong(0)).state).toBe('ok')
  expect((await wrong(-20_000)).state).toBe('warn')
  expect((await wrong(HOUR_MS)).state).toBe('fail')
})

test('an edition that is old or from the future fails', async () => {
  const at = async (minutes: number) => {
    const DATA_DIR = await folder()
    const publishedAt = new Date(NOW.getTime() - minutes * 60_000).toISOString()
    await writeTestEdition(join(DATA_DIR, 'editions'), 3, [aStory()], { publishedAt })
    return (await visit({ DATA_DIR })).edition
  }
  expect(await at(5)).toEqual({ state: 'ok', found: 'number 3 (live), 5 minutes old' })
  expect((await at(91))?.state).toBe('fail')
  expect((await at(-30))?.advice).toContain('clock')
})

test('feeds of which many fail are a warning', async () => {
  const [publisher] = await readPublishers()
  if (!publisher) throw new Error('There are no publishers.')
  await syncBundledPublishers(database.db, [publisher], 'live', NOW)
  for (const feed of await listActiveFeeds(database.db, 'live')) {
    const health = { ...feed.health, lastCheckedAt: NOW, consecutiveFailures: 2 }
    await saveFeedHealth(database.db, { ...feed, health })
  }
  expect((await visit()).feeds).toMatchObject({
    state: 'warn',
    found: expect.stringMatching(/^(\d+) of \1 fail$/),
  })
})

test('secrets that other accounts can read are named', async () => {
  const DATA_DIR = await folder()
  await writeFile(join(DATA_DIR, 'account-secret'), 'secret')
  await chmod(join(DATA_DIR, 'account-secret'), 0o644)
  expect((await visit({ DATA_DIR }))['data folder']).toMatchObject({
    state: 'warn',
    found: 'other accounts can read account-secret',
  })
})

test('a data folder that is a file fails', async () => {
  const DATA_DIR = join(await folder(), 'file')
  await writeFile(DATA_DIR, '')
  expect((await visit({ DATA_DIR }))['data folder']?.state).toBe('fail')
})

test('a mail server that isn’t there fails by its code, without its password', async () => {
  const SMTP_URL = `smtp://me:hidden@127.0.0.1:${await deadPort()}`
  const found = await visit({ SMTP_URL })
  expect(found['mail server']).toMatchObject({
    state: 'fail',
    found: expect.stringContaining('ESOCKET'),
  })
  expect(JSON.stringify(found)).not.toContain('hidden')
})

test('a service that answers is well, one that doesn’t is a warning', async () => {
  const server = createServer((_request, response) => response.writeHead(404).end()).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const found = await visit({
    WRITER_URL: `http://127.0.0.1:${port}/v1`,
    WRITER_MODEL: 'any',
    CHECKER_URL: `http://127.0.0.1:${await deadPort()}`,
  })
  expect(found.writer?.state).toBe('ok')
  expect(found.checker).toMatchObject({ state: 'warn', found: expect.stringContaining('unreachable') })
})

describe('an OpenID Connect provider', () => {
  const settings = (issuer: string) => ({
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: 'plainwire',
    OIDC_CLIENT_SECRET: 'hidden',
  })

  test('that describes itself is well, one that lacks something or is another fails', async () => {
    const forger = await startForgingProvider()
    onTestFinished(() => forger.stop())
    const found = async () => (await visit(settings(forger.issuer)))['sign-in']
    expect(await found()).toEqual({ state: 'ok', found: `${forger.issuer} describes itself` })
    forger.forged.described = { jwks_uri: undefined }
    expect(await found()).toMatchObject({ state: 'fail', found: `${forger.issuer} lacks jwks_uri` })
    forger.forged.described = { issuer: 'https://elsewhere.test' }
    expect(await found()).toMatchObject({ state: 'fail', advice: expect.stringContaining('OIDC_ISSUER') })
  })

  test('that isn’t there fails, without its secret', async () => {
    const found = await visit(settings(`http://127.0.0.1:${await deadPort()}`))
    expect(found['sign-in']?.state).toBe('fail')
    expect(JSON.stringify(found)).not.toContain('hidden')
  })

  test('is not looked for where none is set', async () => {
    expect(await visit()).not.toHaveProperty('sign-in')
  })
})

test('readers over plain http, and a proxy that isn’t named, are warnings', async () => {
  expect((await visit({ PUBLIC_URL: 'http://news.example' })).settings?.advice).toContain('https')
  expect((await visit({ PUBLIC_URL: 'https://news.example' })).settings?.advice).toContain('proxy')
  const named = { PUBLIC_URL: 'https://news.example', TRUST_PROXY: '127.0.0.1' }
  expect((await visit(named)).settings?.state).toBe('ok')
})

test('a finding is one line, with what to do', () => {
  expect(formatFinding({ name: 'disk', state: 'fail', found: '0 MB\nfree', advice: 'make space' })).toBe(
    'FAIL  disk          0 MB free → make space',
  )
})

describe('the bucket', () => {
  test('that can be written and read is well, and nothing of the doctor stays in it', async () => {
    const store = await startTestBucket()
    onTestFinished(() => store.stop())
    expect((await visit(store.settings)).bucket).toEqual({
      state: 'ok',
      found: `${new URL(store.config.endpoint).host}/news-bucket can be written and read`,
    })
    expect(store.objects.size).toBe(0)
    expect(store.requests.map((line) => line.split(' ')[0])).toEqual(['PUT', 'GET', 'GET', 'DELETE'])
  })

  test('that refuses us, can only be written, or isn’t there fails, without its secret', async () => {
    const store = await startTestBucket()
    const wrong = await visit({ ...store.settings, S3_SECRET_ACCESS_KEY: 'hidden-secret' })
    expect(wrong.bucket).toEqual({
      state: 'fail',
      found: expect.stringContaining('403 (SignatureDoesNotMatch)'),
      advice: expect.stringContaining('the right to get, put, delete and list'),
    })
    expect(JSON.stringify(wrong)).not.toContain('hidden')
    store.fault = (line) => (line.startsWith('GET') ? 'refused' : undefined)
    expect((await visit(store.settings)).bucket?.found).toContain('403 (AccessDenied)')
    await store.stop()
    expect((await visit(store.settings)).bucket).toMatchObject({
      state: 'fail',
      advice: expect.stringContaining('S3_'),
    })
  })
})
