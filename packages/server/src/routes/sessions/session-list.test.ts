import { API, type SignInTokens } from '@plainwire/domain/contract'
import { SESSION_IDLE_TIMEOUT_MS } from '@plainwire/domain/reader'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { startAccountTestServer } from '../../accounts/testing-accounts.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

const accounts = await startAccountTestServer()
let email = ''
let person = 0
afterAll(() => accounts.stop())
beforeEach(() => {
  person += 1
  email = `reader${person}@example.org`
})

const as = ({ AccessToken }: SignInTokens) => ({ token: AccessToken })
const listed = async (tokens: SignInTokens) => {
  const answer = await accounts.call('GET', '/sessions', as(tokens))
  return API.listSessions.answer.parse(await answer.json()).sessions
}
const profile = async (tokens: SignInTokens) => (await accounts.call('GET', '/profile', as(tokens))).status
const end = (tokens: SignInTokens, id: string) => accounts.call('DELETE', `/sessions/${id}`, as(tokens))

test('a reader sees every device with its browser and system, the last used first', async () => {
  const laptop = await accounts.signIn(email, { 'user-agent': FIREFOX })
  accounts.wait(120)
  const other = await accounts.signIn(email, { 'user-agent': 'curl/8' })
  const begunAt = accounts.now().toISOString()
  const sessions = await listed(laptop)
  expect(sessions).toMatchObject([
    { browser: null, system: null, begunAt, lastUsedAt: begunAt, isCurrent: false },
    { browser: 'Firefox', system: 'Linux', isCurrent: true },
  ])
  expect((await listed(other)).map(({ isCurrent }) => isCurrent)).toEqual([true, false])
})

test('one that is ended is signed out at once, the others are not; ended twice it is ended', async () => {
  const [mine, lost] = [await accounts.signIn(email), await accounts.signIn(email)]
  const id = (await listed(mine)).find(({ isCurrent }) => !isCurrent)?.id ?? ''
  for (let time = 0; time < 2; time++) expect((await end(mine, id)).status).toBe(200)
  expect([await profile(mine), await profile(lost)]).toEqual([200, 401])
  expect(await listed(mine)).toHaveLength(1)
})

test('another reader’s session can’t be ended, nor distinguished from a missing one', async () => {
  const mine = await accounts.signIn(email)
  const stranger = await accounts.signIn(`stranger${person}@example.org`)
  const [session] = await listed(mine)
  const foreign = await end(stranger, session?.id ?? '')
  const absent = await end(stranger, '00000000-0000-4000-8000-000000000000')
  expect([foreign.status, await foreign.text()]).toEqual([absent.status, await absent.text()])
  expect(await profile(mine)).toBe(200)
})

test('one that is over isn’t listed, also before it is tidied away', async () => {
  await accounts.signIn(email)
  accounts.wait(SESSION_IDLE_TIMEOUT_MS / 1000)
  const later = await accounts.signIn(email)
  expect(await listed(later)).toHaveLength(1)
})

test('an invalid id matches nothing', async () => {
  expect((await end(await accounts.signIn(email), "'--")).status).toBe(404)
})
