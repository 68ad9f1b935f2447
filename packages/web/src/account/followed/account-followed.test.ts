// @vitest-environment happy-dom
import { buildFollowedThingId, type FollowedThing, type StoredFollow } from '@plainwire/domain/follow'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, toasts } from '../../lib/access/toasts.ts'
import { apiError, fakeApi, type ReceivedCall } from '../../testing/fakes/fake-api.ts'
import { signInOnDevice, signOutOnDevice } from '../../testing/signed-in.ts'
import { accountQueryClient, mountQueryClient } from '../account-queries.ts'
import { account, NO_ACCOUNT } from '../session/account.ts'
import { syncFollowedThings } from './account-followed.ts'
import { follow, unfollow } from './change-followed.ts'
import { followedThings } from './followed.ts'

const NOW = new Date('2026-11-20T12:00:00.000Z')
const thing = (key: string, hour = 10): FollowedThing => {
  return { kind: 'name', key, label: key, followedAt: `2026-11-20T${hour}:00:00.000Z` }
}
const keys = () => followedThings.get().map(({ key, account: held }) => (held ? `${key} ${held}` : key))
const messages = () => toasts.get().map(({ text }) => text)
const stops: (() => void)[] = []

/** Signs a reader in. */
function signIn(): void {
  stops.push(mountQueryClient(accountQueryClient), syncFollowedThings())
  signInOnDevice()
}

/** Creates a fake account that follows things, and records the calls to it. */
function accountWith(things: FollowedThing[], limit = 5) {
  let held = things
  let list: Promise<void> | undefined
  let change: Promise<void> | undefined
  const named = (body: unknown) => buildFollowedThingId(body as FollowedThing)
  const api = fakeApi({
    'GET /api/followed': async () => {
      const answer = Response.json({ things: held, alerts: [] })
      await list
      return answer
    },
    'POST /api/followed': async ({ body }: ReceivedCall) => {
      await change
      if (held.length >= limit) return apiError(400, 'FOLLOW_LIMIT_REACHED')
      held = [...held, body as FollowedThing]
      return Response.json(body)
    },
    'DELETE /api/followed': ({ body }: ReceivedCall) => {
      held = held.filter((one) => buildFollowedThingId(one) !== named(body))
      return Response.json({ status: 'unfollowed' })
    },
  })
  vi.stubGlobal('fetch', api.outside.fetch)
  return {
    ...api,
    held: () => held.map(({ key }) => key),
    followElsewhere: (one: FollowedThing) => {
      held = [...held, one]
    },
    /**
     * Delays the answer to a request for the list. The answer contains the list as it was at the time of the
     * request.
     */
    delayList: (until: Promise<void>) => {
      list = until
    },
    /** Delays the answer to a request to follow a thing. */
    delayFollow: (until: Promise<void>) => {
      change = until
    },
  }
}

beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ['Date'] }))
afterEach(() => {
  signOutOnDevice()
  for (const stop of stops.splice(0)) stop()
  followedThings.set(followedThings.initial)
  for (const { id } of toasts.get()) dismissToast(id)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('B15 signing in merges the things of the device and the account; signing out removes the account’s', async () => {
  const server = accountWith([thing('UN', 11)])
  followedThings.set([thing('Zwolle')])
  signIn()
  await vi.waitFor(() => expect(keys()).toEqual(['UN only', 'Zwolle too']))
  expect(server.held()).toEqual(['UN', 'Zwolle'])
  account.set(NO_ACCOUNT)
  expect(keys()).toEqual(['Zwolle'])
})

test('B15 things are merged up to the account’s limit; the others stay on the device', async () => {
  const server = accountWith(['a', 'b', 'c', 'd'].map((key) => thing(key)))
  followedThings.set([thing('y', 12), thing('x', 11)])
  signIn()
  await vi.waitFor(() => expect(keys().slice(0, 2)).toEqual(['y', 'x too']))
  expect(server.held()).toEqual(['a', 'b', 'c', 'd', 'x'])
})

test('B15 a thing that is unfollowed on another device is unfollowed here', async () => {
  accountWith([])
  followedThings.set([{ ...thing('UN'), account: 'too' } satisfies StoredFollow, thing('own')])
  signIn()
  await vi.waitFor(() => expect(keys()).toEqual(['own too']))
})

test('B15 a signed-in reader follows and unfollows in the account too', async () => {
  signInOnDevice()
  const server = accountWith([])
  follow({ kind: 'name', key: 'UN', label: 'UN' }, NOW)
  expect(keys()).toEqual(['UN only'])
  await vi.waitFor(() => expect(server.held()).toEqual(['UN']))
  unfollow({ kind: 'name', key: 'un', label: 'UN' })
  await vi.waitFor(() => expect(server.held()).toEqual([]))
  expect(keys()).toEqual([])
})

test('B15 a change that the account refuses is rolled back with a message', async () => {
  signInOnDevice()
  accountWith([thing('a')], 1)
  follow({ kind: 'name', key: 'UN', label: 'UN' }, NOW)
  await vi.waitFor(() => expect(messages()).toHaveLength(1))
  expect(messages()[0]).toContain('Follow limit reached.')
  expect(keys()).toEqual([])
  followedThings.set([{ ...thing('b'), account: 'only' }])
  vi.stubGlobal(
    'fetch',
    fakeApi({ 'DELETE /api/followed': () => apiError(400, 'BAD_REQUEST') }).outside.fetch,
  )
  unfollow({ kind: 'name', key: 'b', label: 'b' })
  await vi.waitFor(() => expect(messages()).toHaveLength(2))
  expect(keys()).toEqual(['b only'])
})

test('B15 a thing that is followed on another device is followed here when the reader returns to the page', async () => {
  const server = accountWith([])
  signIn()
  await vi.waitFor(() => expect(server.calls()).toEqual(['GET /api/followed']))
  await vi.waitFor(() => expect(accountQueryClient.isFetching()).toBe(0))
  server.followElsewhere(thing('UN'))
  dispatchEvent(new Event('focus'))
  await vi.waitFor(() => expect(keys()).toEqual(['UN only']))
})

test('B15 an answer from before a change doesn’t revert it', async () => {
  const server = accountWith([])
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>()
  server.delayList(isAnswered)
  signIn()
  await vi.waitFor(() => expect(server.calls()).toEqual(['GET /api/followed']))
  follow({ kind: 'name', key: 'UN', label: 'UN' }, NOW)
  await vi.waitFor(() => expect(server.held()).toEqual(['UN']))
  answer()
  await vi.waitFor(() => expect(accountQueryClient.isMutating() + accountQueryClient.isFetching()).toBe(0))
  expect(keys()).toEqual(['UN only'])
  expect(server.calls()).toEqual(['GET /api/followed', 'POST /api/followed', 'GET /api/followed'])
})

test('B20 signing out while a change is pending removes everything of the account', async () => {
  const server = accountWith([])
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>()
  signIn()
  await vi.waitFor(() => expect(server.calls()).toEqual(['GET /api/followed']))
  server.delayFollow(isAnswered)
  follow({ kind: 'name', key: 'UN', label: 'UN' }, NOW)
  await vi.waitFor(() => expect(server.calls()).toContain('POST /api/followed'))
  account.set(NO_ACCOUNT)
  answer()
  await vi.waitFor(() => expect(accountQueryClient.isMutating()).toBe(0))
  expect(keys()).toEqual([])
  expect(messages()).toEqual([])
})

test('B15 a change that doesn’t reach the server is retried three times, then rolled back', async () => {
  vi.useFakeTimers({ now: NOW })
  signInOnDevice()
  const { outside, calls } = fakeApi({})
  vi.stubGlobal('fetch', outside.fetch)
  follow({ kind: 'name', key: 'UN', label: 'UN' }, NOW)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(400 + 800)
  expect([calls().length, keys()]).toEqual([3, ['UN only']])
  await vi.advanceTimersByTimeAsync(1600)
  expect([calls().length, keys()]).toEqual([4, []])
})
