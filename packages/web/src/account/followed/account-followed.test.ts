// @vitest-environment happy-dom
import { type FollowedThing, followId, type HeldThing } from '@plainwire/domain/follow'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, toasts } from '../../lib/toasts.ts'
import { apiError, fakeApi, type ReceivedCall } from '../../testing/fake-api.ts'
import { nobodyHere, signInHere } from '../../testing/signed-in.ts'
import { account, NO_ACCOUNT } from '../session/account.ts'
import { keepFollowed, mergeFollowed } from './account-followed.ts'
import { follow, unfollow } from './change-followed.ts'
import { followed } from './followed.ts'

const NOW = new Date('2026-11-20T12:00:00.000Z')
const thing = (key: string, hour = 10): FollowedThing => {
  return { kind: 'name', key, label: key, followedAt: `2026-11-20T${hour}:00:00.000Z` }
}
const keys = () => followed.get().map(({ key, account: held }) => (held ? `${key} ${held}` : key))
const told = () => toasts.get().map(({ text }) => text)
let stop: (() => void) | undefined

/** An account that follows things, and every call to it. */
function accountWith(things: FollowedThing[], limit = 5) {
  let held = things
  const named = (body: unknown) => followId(body as FollowedThing)
  const api = fakeApi({
    'GET /api/followed': () => Response.json({ things: held, alerts: [] }),
    'POST /api/followed': ({ body }: ReceivedCall) => {
      if (held.length >= limit) return apiError(400, 'FOLLOW_LIMIT_REACHED')
      held = [...held, body as FollowedThing]
      return Response.json(body)
    },
    'DELETE /api/followed': ({ body }: ReceivedCall) => {
      held = held.filter((one) => followId(one) !== named(body))
      return Response.json({ status: 'unfollowed' })
    },
  })
  vi.stubGlobal('fetch', api.outside.fetch)
  return { held: () => held.map(({ key }) => key), ...api }
}

beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ['Date'] }))
afterEach(() => {
  stop?.()
  stop = undefined
  nobodyHere()
  followed.set(followed.initial)
  for (const { id } of toasts.get()) dismissToast(id)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('B15 signing in joins what the device and the account follow; signing out takes the account’s away', async () => {
  const server = accountWith([thing('UN', 11)])
  followed.set([thing('Zwolle')])
  stop = keepFollowed(server.outside)
  signInHere()
  await vi.waitFor(() => expect(keys()).toEqual(['UN only', 'Zwolle too']))
  expect(server.held()).toEqual(['UN', 'Zwolle'])
  account.set(NO_ACCOUNT)
  expect(keys()).toEqual(['Zwolle'])
})

test('B15 an account takes what it has room for, the rest stays on the device', async () => {
  const server = accountWith(['a', 'b', 'c', 'd'].map((key) => thing(key)))
  followed.set([thing('y', 12), thing('x', 11)])
  signInHere()
  await mergeFollowed(server.outside)
  expect(server.held()).toEqual(['a', 'b', 'c', 'd', 'x'])
  expect(keys().slice(0, 2)).toEqual(['y', 'x too'])
})

test('B15 what was unfollowed on another device is unfollowed here', async () => {
  const server = accountWith([])
  followed.set([{ ...thing('UN'), account: 'too' } satisfies HeldThing, thing('own')])
  signInHere()
  await mergeFollowed(server.outside)
  expect(keys()).toEqual(['own too'])
})

test('B15 a signed-in reader follows and unfollows in the account too', async () => {
  signInHere()
  const server = accountWith([])
  follow({ kind: 'name', key: 'UN', label: 'UN' }, NOW)
  expect(keys()).toEqual(['UN only'])
  await vi.waitFor(() => expect(server.held()).toEqual(['UN']))
  unfollow({ kind: 'name', key: 'un', label: 'UN' })
  await vi.waitFor(() => expect(server.held()).toEqual([]))
  expect(keys()).toEqual([])
})

test('B15 what the account can’t do is taken back and said', async () => {
  signInHere()
  accountWith([thing('a')], 1)
  follow({ kind: 'name', key: 'UN', label: 'UN' }, NOW)
  await vi.waitFor(() => expect(told()).toHaveLength(1))
  expect(told()[0]).toContain('Follow limit reached.')
  expect(keys()).toEqual([])
  followed.set([{ ...thing('b'), account: 'only' }])
  vi.stubGlobal(
    'fetch',
    fakeApi({ 'DELETE /api/followed': () => apiError(400, 'BAD_REQUEST') }).outside.fetch,
  )
  unfollow({ kind: 'name', key: 'b', label: 'b' })
  await vi.waitFor(() => expect(told()).toHaveLength(2))
  expect(keys()).toEqual(['b only'])
})
