// @vitest-environment happy-dom
import { API } from '@plainwire/domain/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { apiError, fakeApi } from '../../testing/fakes/fake-api.ts'
import { createTestTokens, PROFILE, signOutOnDevice } from '../../testing/signed-in.ts'
import { callAsReader, deviceTokenStore, setSessionEndHandler } from './call-as-reader.ts'

beforeEach(() => deviceTokenStore.set(createTestTokens(1)))
afterEach(signOutOnDevice)

const PROFILE_CALL = 'GET /api/profile'
const REFRESH_CALL = 'POST /api/auth/refresh_token'
const notAuthenticated = () => apiError(401, 'NOT_AUTHENTICATED', 'Not authenticated')

/** Creates a fake server that accepts only the newest access token. */
function serverWith(newest: () => number, answers: Parameters<typeof fakeApi>[0] = {}) {
  return fakeApi({
    [PROFILE_CALL]: ({ token }) =>
      token === `access-${newest()}` ? Response.json(PROFILE) : notAuthenticated(),
    ...answers,
  })
}

describe('AP-06 a call of a reader', () => {
  test('sends the bearer token, and parses the answer by the contract', async () => {
    const { outside, received } = serverWith(() => 1)
    expect(await callAsReader(API.getProfile, {}, { outside })).toEqual({ ok: true, data: PROFILE })
    expect(received).toEqual([{ call: PROFILE_CALL, token: 'access-1', body: undefined }])
  })

  test('waits 30 s for its answer', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    await callAsReader(API.getProfile, {}, { outside: serverWith(() => 1).outside })
    expect(timeout.mock.calls).toEqual([[30_000]])
  })

  test('sends JSON, fills the path in, and reads the error’s own message', async () => {
    const { outside, received } = fakeApi({
      'PATCH /api/preferences': () => apiError(400, 'BAD_REQUEST', 'The request is not valid.'),
      'DELETE /api/saved-stories/a%2Fb': () => Response.json({ status: 'removed' }),
    })
    const refused = await callAsReader(API.patchPreferences, { body: { theme: 'dark' } }, { outside })
    expect(refused).toEqual({
      ok: false,
      code: 'BAD_REQUEST',
      message: 'The request is not valid.',
      status: 400,
    })
    const removed = await callAsReader(API.unsaveStory, { params: { id: 'a/b' } }, { outside })
    expect(removed.ok).toBe(true)
    expect(received[0]?.body).toEqual({ theme: 'dark' })
  })

  test('is retried three times if that may help, and only if it is idempotent', async () => {
    const dead = fakeApi({})
    const { outside } = dead
    expect(await callAsReader(API.getProfile, {}, { outside })).toMatchObject({
      code: 'UNREACHED',
      message: 'Network error',
    })
    expect(dead.pauses).toEqual([400, 800, 1600])
    await callAsReader(API.deleteAccount, {}, { outside })
    await callAsReader(API.patchPreferences, { body: { theme: 'dark' } }, { outside })
    expect(dead.received).toHaveLength(6)
  })

  test('waits as long as the server requests, or returns how long that would be', async () => {
    const busy = [apiError(429, 'TOO_MANY_REQUESTS', '', 7), apiError(503, 'UNAVAILABLE', '', 60)]
    const { outside, pauses } = fakeApi({ [PROFILE_CALL]: () => busy.shift() ?? new Error() })
    const refused = await callAsReader(API.getProfile, {}, { outside })
    expect(refused).toMatchObject({ status: 503, retryAfterSeconds: 60 })
    expect(pauses).toEqual([7000])
  })

  test('fails if the answer doesn’t match the contract', async () => {
    const { outside } = fakeApi({ [PROFILE_CALL]: () => Response.json({ username: 7 }) })
    expect(await callAsReader(API.getProfile, {}, { outside })).toMatchObject({ code: 'UNREADABLE' })
  })

  test('isn’t sent without a session', async () => {
    signOutOnDevice()
    const { outside, received } = serverWith(() => 1)
    expect(await callAsReader(API.getProfile, {}, { outside })).toMatchObject({ code: 'NOT_AUTHENTICATED' })
    expect(received).toEqual([])
  })
})

describe('SI-09 an expired token', () => {
  test('is refreshed once with the refresh and id tokens, and the call is repeated', async () => {
    const { outside, received } = serverWith(() => 2, {
      [REFRESH_CALL]: () => Response.json(createTestTokens(2)),
    })
    expect(await callAsReader(API.getProfile, {}, { outside })).toMatchObject({ ok: true })
    expect(received).toEqual([
      { call: PROFILE_CALL, token: 'access-1', body: undefined },
      { call: REFRESH_CALL, token: undefined, body: { refresh_token: 'refresh-1', id_token: 'id-1' } },
      { call: PROFILE_CALL, token: 'access-2', body: undefined },
    ])
    expect(deviceTokenStore.get()).toEqual(createTestTokens(2))
  })

  test('is refreshed once for several simultaneous calls', async () => {
    let newest = 2
    const { outside, calls } = serverWith(() => newest, {
      [REFRESH_CALL]: ({ body }) => {
        if (JSON.stringify(body).includes('refresh-1')) return Response.json(createTestTokens(2))
        newest = 3
        return Response.json(createTestTokens(3))
      },
    })
    // A fake of the browser's locks: one holder at a time.
    let turn: Promise<unknown> = Promise.resolve()
    const request = (_name: string, task: () => Promise<unknown>) => {
      turn = turn.then(task)
      return turn
    }
    vi.stubGlobal('navigator', { ...navigator, locks: { request } })
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => callAsReader(API.getProfile, {}, { outside })),
    )
    vi.unstubAllGlobals()
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(calls().filter((call) => call === REFRESH_CALL)).toHaveLength(1)
  })

  test('isn’t refreshed again if another tab has refreshed it meanwhile', async () => {
    const { outside, calls } = serverWith(() => 2, {
      [PROFILE_CALL]: ({ token }) => {
        if (token === 'access-2') return Response.json(PROFILE)
        deviceTokenStore.set(createTestTokens(2))
        return notAuthenticated()
      },
    })
    expect(await callAsReader(API.getProfile, {}, { outside })).toMatchObject({ ok: true })
    expect(calls()).toEqual([PROFILE_CALL, PROFILE_CALL])
  })

  test('is refreshed with the same refresh token again if the answer was lost', async () => {
    const answers = [new TypeError('Failed to fetch'), Response.json(createTestTokens(2))]
    const { outside, received } = serverWith(() => 2, {
      [REFRESH_CALL]: () => answers.shift() ?? new Error(),
    })
    expect(await callAsReader(API.getProfile, {}, { outside })).toMatchObject({ ok: true })
    const sent = received.filter(({ call }) => call === REFRESH_CALL).map(({ body }) => body)
    expect(sent).toEqual(Array(2).fill({ refresh_token: 'refresh-1', id_token: 'id-1' }))
  })

  test('ends the session if it can’t be refreshed, but not if the server is unreachable', async () => {
    const end = vi.fn()
    setSessionEndHandler(end)
    const away = serverWith(() => 2, { [REFRESH_CALL]: () => new Error() })
    expect(await callAsReader(API.getProfile, {}, { outside: away.outside })).toMatchObject({ status: 0 })
    expect(end).not.toHaveBeenCalled()
    const refusing = serverWith(() => 2, { [REFRESH_CALL]: notAuthenticated })
    expect(await callAsReader(API.getProfile, {}, { outside: refusing.outside })).toMatchObject({
      status: 401,
    })
    expect(end).toHaveBeenCalledOnce()
  })

  test('isn’t stored if the reader has signed out meanwhile', async () => {
    const { outside } = serverWith(() => 2, {
      [REFRESH_CALL]: () => {
        deviceTokenStore.set(undefined)
        return Response.json(createTestTokens(2))
      },
    })
    expect(await callAsReader(API.getProfile, {}, { outside })).toMatchObject({ code: 'NOT_AUTHENTICATED' })
    expect(deviceTokenStore.get()).toBeUndefined()
  })
})
