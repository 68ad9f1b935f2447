// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { apiError, fakeApi } from '../../testing/fakes/fake-api.ts'
import { createTestTokens, PROFILE, signInOnDevice, signOutOnDevice } from '../../testing/signed-in.ts'
import { account, NO_ACCOUNT, subscribeToSignIn, subscribeToSignOut } from './account.ts'
import { restoreAccount } from './restore-account.ts'
import { beginSession, deleteAccount, restoreSession, signOut, syncSessionWithOtherTabs } from './session.ts'

const KEYS = ['auth_user', 'auth_token', 'refresh_token', 'id_token']
const persisted = () => KEYS.map((key) => localStorage.getItem(key))
const known = fakeApi({
  'GET /api/profile': () => Response.json(PROFILE),
  'POST /api/auth/logout': () => Response.json({ status: 'signed-out' }),
  'POST /api/profile/delete_account': () => Response.json({ status: 'deleted' }),
})
const refused = () => apiError(401, 'NOT_AUTHENTICATED')

let seen: string[]
let stop: (() => void)[]
beforeEach(() => {
  known.received.length = 0
  seen = []
  stop = [
    subscribeToSignIn((reader) => seen.push(`in ${reader.name}`)),
    subscribeToSignOut(() => seen.push('out')),
  ]
})
afterEach(() => {
  for (const end of stop) end()
  signOutOnDevice()
  vi.useRealTimers()
})

describe('signing in', () => {
  test('SI-11 persists user and tokens under their four names', async () => {
    expect(await beginSession(createTestTokens(1), known.outside)).toBeUndefined()
    expect(persisted().slice(1)).toEqual(['access-1', 'refresh-1', 'id-1'])
    expect(JSON.parse(localStorage.getItem('auth_user') ?? '')).toEqual(PROFILE)
    expect(account.get()).toMatchObject({
      status: 'signed-in',
      reader: { id: PROFILE.username, name: 'ada' },
    })
    expect(seen).toEqual(['in ada'])
  })

  test('stores nothing if the profile can’t be fetched', async () => {
    const { outside } = fakeApi({ 'GET /api/profile': () => apiError(404, 'NOT_FOUND') })
    expect(await beginSession(createTestTokens(1), outside)).toMatchObject({ status: 404 })
    expect(persisted()).toEqual([null, null, null, null])
    expect(account.get()).toEqual(NO_ACCOUNT)
  })

  test('a listener registered later is called at once', async () => {
    signInOnDevice()
    const later: string[] = []
    stop.push(subscribeToSignIn(({ email }) => later.push(email)))
    expect(later).toEqual([PROFILE.email])
  })
})

describe('SI-12 an earlier session', () => {
  beforeEach(() => {
    signInOnDevice()
    account.set(NO_ACCOUNT)
    seen = []
  })

  test('is restored with a newly fetched profile, and shows the stored reader meanwhile', async () => {
    const restoring = restoreSession(known.outside)
    expect(account.get()).toMatchObject({ status: 'restoring', reader: { email: PROFILE.email } })
    expect(seen).toEqual([])
    await restoring
    expect(account.get().status).toBe('signed-in')
    expect(known.calls()).toEqual(['GET /api/profile'])
    expect(seen).toEqual(['in ada'])
  })

  test('is restored 100 ms after the start, if there is one', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', vi.fn(known.outside.fetch))
    restoreAccount()
    await vi.advanceTimersByTimeAsync(99)
    expect(fetch).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce())
    signOutOnDevice()
    restoreAccount()
    await vi.advanceTimersByTimeAsync(200)
    expect(fetch).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })

  test.each([
    ['has ended', { 'GET /api/profile': refused, 'POST /api/auth/refresh_token': refused }],
    ['belongs to nobody', { 'GET /api/profile': () => apiError(404, 'NOT_FOUND') }],
  ])('that %s is forgotten', async (_name, answers) => {
    await restoreSession(fakeApi(answers).outside)
    expect(persisted()).toEqual([null, null, null, null])
    expect(account.get()).toEqual(NO_ACCOUNT)
  })

  test('without tokens is deleted', async () => {
    localStorage.removeItem('refresh_token')
    await restoreSession(known.outside)
    expect(persisted()).toEqual([null, null, null, null])
    expect(known.received).toEqual([])
  })

  test('stays valid while the server can’t be reached, and is confirmed when it can', async () => {
    await restoreSession(fakeApi({}).outside)
    expect(account.get()).toMatchObject({ status: 'signed-in', reader: { email: PROFILE.email } })
    expect(persisted()).not.toContain(null)
  })

  test('persisted by an older release is fetched again', async () => {
    localStorage.setItem('auth_user', '{"id":"an older form"}')
    await restoreSession(known.outside)
    expect(account.get()).toMatchObject({ status: 'signed-in', reader: { email: PROFILE.email } })
  })
})

describe('SI-10 signing out', () => {
  test('clears user, tokens and storage, and ends the session on the server', async () => {
    signInOnDevice()
    await signOut(known.outside)
    expect(persisted()).toEqual([null, null, null, null])
    expect(known.received).toEqual([{ call: 'POST /api/auth/logout', token: 'access-1', body: undefined }])
    expect(seen).toEqual(['in ada', 'out'])
  })

  test('clears them before the server answers, even if the call fails', async () => {
    signInOnDevice()
    const done = signOut(fakeApi({}).outside)
    expect(persisted()).toEqual([null, null, null, null])
    expect(account.get()).toEqual(NO_ACCOUNT)
    await done
    expect(persisted()).toEqual([null, null, null, null])
  })

  test('with an expired token ends the session on the server too', async () => {
    signInOnDevice()
    const { outside, received } = fakeApi({
      'POST /api/auth/logout': ({ token }) =>
        token === 'access-2' ? Response.json({ status: 'signed-out' }) : refused(),
      'POST /api/auth/refresh_token': () => Response.json(createTestTokens(2)),
    })
    await signOut(outside)
    expect(received.at(-1)?.token).toBe('access-2')
    expect(persisted()).toEqual([null, null, null, null])
  })

  test('deleting the account clears its data on the device afterwards', async () => {
    signInOnDevice()
    expect(await deleteAccount(fakeApi({}).outside)).toMatchObject({ code: 'UNREACHED' })
    expect(persisted()).not.toContain(null)
    expect(await deleteAccount(known.outside)).toBeUndefined()
    expect(persisted()).toEqual([null, null, null, null])
    expect(seen).toEqual(['in ada', 'out'])
  })
})

describe('what another tab does', () => {
  test('signing out there signs out here', async () => {
    signInOnDevice()
    for (const key of KEYS) localStorage.removeItem(key)
    await syncSessionWithOtherTabs(known.outside)
    expect(account.get()).toEqual(NO_ACCOUNT)
    expect(seen).toEqual(['in ada', 'out'])
  })

  test('signing in there signs in here, also as another reader', async () => {
    signInOnDevice({ username: '22222222-2222-4222-8222-222222222222', email: 'bob@example.org' })
    localStorage.setItem('auth_user', JSON.stringify(PROFILE))
    await syncSessionWithOtherTabs(known.outside)
    expect(account.get().reader?.id).toBe(PROFILE.username)
    expect(seen).toEqual(['in bob', 'out', 'in ada'])
  })
})
