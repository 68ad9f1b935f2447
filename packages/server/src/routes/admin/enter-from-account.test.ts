import { FeatureFlags } from '@plainwire/domain/contract'
import { addOperator } from '@plainwire/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type AccountTestServer,
  startAccountTestServer,
  TEST_SECRETS,
} from '../../accounts/testing-accounts.ts'
import { startServer, type TestServer } from '../../testing.ts'

let accounts: AccountTestServer
let server: TestServer
beforeAll(async () => {
  accounts = await startAccountTestServer()
  const { db } = accounts.database
  const none = async () => []
  server = await startServer({
    now: accounts.now,
    config: {
      flags: FeatureFlags.parse({ signIn: true }),
      publicUrl: 'http://plainwire.test',
      contactEmail: '',
    },
    accounts: { db: () => db, secrets: TEST_SECRETS, billing: 'simulated', requestMail: async () => {} },
    admin: {
      db: () => db,
      inspection: { tryFeed: async () => ({ error: '', isPage: false }), findFeeds: none, readOpml: none },
    },
  })
})
afterAll(async () => {
  await server.stop()
  await accounts.stop()
})

const exchange = (token?: string) =>
  fetch(`${server.url}/api/admin/session`, {
    method: 'POST',
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })

test('an operator’s account is exchanged for a cookie that opens /admin; to any other account there is nothing', async () => {
  const { AccessToken } = await accounts.signIn('ada@example.org')
  expect((await exchange()).status).toBe(401)
  const profile = async () => (await accounts.call('GET', '/profile', { token: AccessToken })).json()
  expect(await profile()).not.toHaveProperty('isOperator')
  const refused = await exchange(AccessToken)
  expect([refused.status, refused.headers.get('set-cookie')]).toEqual([404, null])
  const { db } = accounts.database
  await addOperator(db, { email: 'Ada@example.org', actor: 'root', now: accounts.now() })
  expect(await profile()).toMatchObject({ isOperator: true })
  const answer = await exchange(AccessToken)
  expect([answer.status, await answer.json()]).toEqual([200, { path: '/admin' }])
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const page = await server.get('/admin', { cookie })
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('You are here as Ada@example.org')
})
