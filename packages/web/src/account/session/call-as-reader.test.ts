// @vitest-environment happy-dom
import { API } from '@plainwire/domain/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { apiError, fakeApi } from '../../testing/fake-api.ts'
import { PROFILE, signOutHere, tokensNo } from '../../testing/signed-in.ts'
import { callAsReader, whenSessionEnds } from './call-as-reader.ts'
import { deviceTokens } from './tokens.ts'

beforeEach(() => deviceTokens.set(tokensNo(1)))
afterEach(signOutHere)

const PROFILE_CALL = 'GET /api/profile'
const REFRESH_CALL = 'POST /api/auth/refresh_token'
const notAuthenticated = () => apiError(401, 'NOT_AUTHENTICATED', 'Not authenticated')

/** A server whose newest access token is the n-th. */
function serverWith(newest: () => number, answers: Parameters<typeof fakeApi>[0] = {}) {
  return fakeApi({
    [PROFILE_CALL]: ({ token }) =>
      token === `access-${newest()}` ? Response.json(PROFILE) : notAuthenticated(),
    ...answers,
  })
}

describe('AP-06 a call of a reader', () => {
  test('carries the bearer token, and its answer is read by the contract', async () => {
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

  test('is repeated three times where that can help, and only if twice is as good as once', async () => {
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

  test('waits as long as the server asks, or tells how long that would be', async () => {
    const busy = [apiError(429, 'TOO_MANY_REQUESTS', '', 7), apiError(503, 'UNAVAILABLE', '', 60)]
    const { outside, pauses } = fakeApi({ [PROFILE_CALL]: () => busy.shift() ?? new Error() })
    const refused = await callAsReader(API.getProfile, {}, { outside })
    expect(refused).toMatchObject({ status: 503, retryAfterSeconds: 60 })
    expect(pauses).toEqual([7000])
  })

  test('that answers something else than the contract says has failed', async () => {
    const { outside } = fakeApi({ [PROFILE_CALL]: () => Response.json({ username: 7 }) })
    expect(await callAsReader(API.getProfile, {}, { outside })).toMatchObject({ code: 'UNREADABLE' })
  })

  test('of nobody asks nothing', async () => {
    signOutHere()
    const { outside, received } = serverWith(() => 1)
    expect(await callAsReader(API.getProfile, {}, { outside })).toMatchObject({ code: 'NOT_AUTHENTICATED' })
    expect(received).toEqual([])
  })
})

describe('SI-09 a token that has run out', () => {
  test('is refreshed once with the refresh and id tokens, and the call made again', async () => {
    const { outside, received } = serverWith(() => 2, { [REFRESH_CALL]: () => Response.json(tokensNo(2)) })
    expect(await callAsReader(API.getProfile, {}, { outside })).toMatchObject({ ok: true })
    expect(received).toEqual([
      { call: PROFILE_CALL, token: 'access-1', body: undefined },
      { call: REFRESH_CALL, token: undefined, body: { refresh_token: 'refresh-1', id_token: 'id-1' } },
      { call: PROFILE_CALL, token: 'access-2', body: undefined },
    ])
    expect(deviceTokens.get()).toEqual(tokensNo(2))
  })

  test('is refreshed once however many calls find out together', async () => {
    let newest = 2
    const { outside, calls } = serverWith(() => newest, {
      [REFRESH_CALL]: ({ body }) => {
        if (JSON.stringify(body).includes('refresh-1')) return Response.json(tokensNo(2))
        newest = 3
        return Response.json(tokensNo(3))
      },
    })
    // The browser's own: one holder at a time.
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

  test('that another tab has refreshed meanwhile is not refreshed again', async () => {
    const { outside, calls } = serverWith(() => 2, {
      [PROFILE_CALL]: ({ token }) => {
        if (token === 'access-2') return Response.json(PROFILE)
        deviceTokens.set(tokensNo(2))
        return notAuthenticated()
      },
    })
    expect(await callAsReader(API.getProfile, {}, { outside })).toMatchObject({ ok: true })
    expect(calls()).toEqual([PROFILE_CALL, PROFILE_CALL])
  })

  test('survives the loss of the answer: the same refresh token is sent again', async () => {
    const answers = [new TypeError('Failed to fetch'), Response.json(tokensNo(2))]
    const { outside, received } = serverWith(() => 2, {
      [REFRESH_CALL]: () => answers.shift() ?? new Error(),
    })
    expect(await callAsReader(API.getProfile, {}, { outside })).toMatchObject({ ok: true })
    const sent = received.filter(({ call }) => call === REFRESH_CALL).map(({ body }) => body)
    expect(sent).toEqual(Array(2).fill({ refresh_token: 'refresh-1', id_token: 'id-1' }))
  })

  test('that can’t be refreshed ends the session; a server out of reach doesn’t', async () => {
    const end = vi.fn()
    whenSessionEnds(end)
    const away = serverWith(() => 2, { [REFRESH_CALL]: () => new Error() })
    expect(await callAsReader(API.getProfile, {}, { outside: away.outside })).toMatchObject({ status: 0 })
    expect(end).not.toHaveBeenCalled()
    const refusing = serverWith(() => 2, { [REFRESH_CALL]: notAuthenticated })
    expect(await callAsReader(API.getProfile, {}, { outside: refusing.outside })).toMatchObject({
      status: 401,
    })
    expect(end).toHaveBeenCalledOnce()
  })

  test('leaves a reader signed out who signed out meanwhile', async () => {
    const { outside } = serverWith(() => 2, {
      [REFRESH_CALL]: () => {
        deviceTokens.set(undefined)
        return Response.json(tokensNo(2))
      },
    })
    expect(await callAsReader(API.getProfile, {}, { outside })).toMatchObject({ code: 'NOT_AUTHENTICATED' })
    expect(deviceTokens.get()).toBeUndefined()
  })
})
