import { randomBytes, randomUUID } from 'node:crypto'
import { DAY_MS } from '@plainwire/domain/units'
import {
  beginSession,
  type Db,
  findOrCreateReader,
  listOperatorLog,
  saveInvitation,
  storeAdminSignInLink,
} from '@plainwire/store'
import { type TestDatabase, testDatabase } from '@plainwire/store/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '../../testing.ts'
import { generateAdminSecret } from '../admin-secret.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
let database: TestDatabase
let server: TestServer
let cookie: string

const unused = () => Promise.reject(new Error('No feed is looked at here.'))

async function signIn(db: Db, email: string, browser: 'Chrome' | 'Firefox' | 'Safari'): Promise<void> {
  const readerId = await findOrCreateReader(db, { id: randomUUID(), email, now: NOW })
  const device = { browser, system: 'Linux' } as const
  await beginSession(db, { id: randomUUID(), readerId, salt: randomBytes(32), device, now: NOW })
}

async function invited(db: Db, email: string, days: number): Promise<void> {
  const expiresAt = new Date(NOW.getTime() + days * DAY_MS)
  await saveInvitation(db, { email, token: randomBytes(32), language: 'en', invitedAt: NOW, expiresAt })
}

const post = (path: string, fields: Record<string, string>) =>
  fetch(server.url + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
    redirect: 'manual',
  })
const page = async (path: string) => (await server.get(path, { cookie })).text()

beforeAll(async () => {
  database = await testDatabase()
  const { db } = database
  server = await startServer({
    now: () => NOW,
    admin: { db: () => db, inspection: { tryFeed: unused, findFeeds: unused, readOpml: unused } },
  })
  const { secret, hash } = generateAdminSecret()
  await storeAdminSignInLink(db, {
    hash,
    expiresAt: new Date(NOW.getTime() + 60_000),
    actor: 'root',
    now: NOW,
  })
  const entered = await post('/admin/enter', { key: secret })
  cookie = (entered.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  await signIn(db, 'ada@example.org', 'Firefox')
  await signIn(db, 'ada@example.org', 'Chrome')
  await signIn(db, 'ben@example.org', 'Safari')
  await invited(db, 'cleo@example.org', 3)
  await invited(db, 'dan@example.org', -1)
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

test('who is signed in is listed with their devices, and who is invited; one can be searched for', async () => {
  const html = await page('/admin/readers')
  for (const text of ['ada@example.org', 'Firefox, Linux', 'Chrome, Linux', 'ben@example.org'])
    expect(html).toContain(text)
  expect(html).toMatch(/cleo@example\.org.*?open until.*?Take back:.*?dan@example\.org.*?expired/s)
  expect(html.match(/Take back:/g)).toHaveLength(1)
  const found = await page('/admin/readers?q=BEN@example.org')
  expect(found).toContain('ben@example.org')
  expect(found).not.toContain('ada@example.org')
  expect(await page('/admin/readers?lang=nl&q=none@example.org')).toContain(
    'Niemand met dit adres is ingelogd.',
  )
})

test('a reader is signed out everywhere and an invitation revoked, once, and both are logged', async () => {
  const token = /name="token" value="([^"]+)"/.exec(await page('/admin/readers'))?.[1] ?? ''
  const act = async (name: string, email: string) => {
    const answer = await post('/admin/readers', { token, act: name, email })
    return answer.headers.get('location') ?? answer.status
  }
  expect(await act('end', 'Ada@example.org')).toBe('/admin/readers?done=ended')
  expect(await page('/admin/readers')).not.toContain('ada@example.org')
  expect(await act('revoke', 'cleo@example.org')).toBe('/admin/readers?done=revoked')
  for (const [name, email] of [
    ['end', 'ada@example.org'],
    ['end', 'nobody@example.org'],
    ['end', 'nobody'],
    ['revoke', 'cleo@example.org'],
  ] as const)
    expect(await act(name, email)).toBe(422)
  expect(await listOperatorLog(database.db, { limit: 2 })).toMatchObject([
    { act: 'invitation-revoked', subject: 'cleo@example.org', actor: 'root (link)' },
    { act: 'sessions-ended', subject: 'Ada@example.org', after: { ended: 2 } },
  ])
  expect(await page('/admin/changes?lang=nl')).toContain('Lezer overal uitgelogd')
})
