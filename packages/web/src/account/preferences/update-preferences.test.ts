// @vitest-environment happy-dom
import { DEFAULT_PREFERENCES } from '@plainwire/domain/reader'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mutes } from '../../device/muting/mutes.ts'
import { dismissToast, toasts } from '../../lib/access/toasts.ts'
import { apiError } from '../../testing/fakes/fake-api.ts'
import { fakePreferences } from '../../testing/fakes/fake-preferences.ts'
import { signInOnDevice, signOutOnDevice } from '../../testing/signed-in.ts'
import { account } from '../session/account.ts'
import { loadPreferences, mutatePreferences, syncPreferences } from './account-preferences.ts'
import { updatePreferences } from './update-preferences.ts'

const messages = () => toasts.get().map(({ text }) => text)
const here = () => account.get()
let stop: (() => void) | undefined

beforeEach(() => signInOnDevice())
afterEach(() => {
  stop?.()
  stop = undefined
  signOutOnDevice()
  mutes.set(mutes.initial)
  document.documentElement.lang = ''
  for (const { id } of toasts.get()) dismissToast(id)
})

test('AP-09 GET /preferences that answers 404 means the defaults', async () => {
  const { outside } = fakePreferences()
  expect(await loadPreferences(outside)).toBe(true)
  expect(here().preferences).toMatchObject({
    emailSettings: { weeklyDigest: true, dailyDigest: false, breakingNews: true, productUpdates: true },
    theme: 'system',
    onboarding_completed: false,
  })
})

test('interests apply here at once, are sent as interests and as categories, and are persisted for the next visit', async () => {
  const server = fakePreferences()
  const done = updatePreferences({ interests: ['Space', 'Food'] }, server.outside)
  expect(here().reader).toMatchObject({ interests: ['Space', 'Food'], hasCompletedOnboarding: true })
  expect(await done).toBe(true)
  expect(server.sent('PATCH /api/preferences')).toEqual([{ interests: ['Space', 'Food'] }])
  expect(server.sent('PATCH /api/preferences/categories')).toEqual([{ categories: ['Space', 'Food'] }])
  const stored = JSON.parse(localStorage.getItem('auth_user') ?? '')
  expect(stored.preferences.categories).toEqual(['Space', 'Food'])
})

test('each e-mail switch is sent separately by PATCH /preferences/email', async () => {
  const server = fakePreferences()
  await updatePreferences({ emailSettings: { weeklyDigest: false } }, server.outside)
  expect(server.sent('PATCH /api/preferences/email')).toEqual([{ emailSettings: { weeklyDigest: false } }])
  expect(here().preferences?.emailSettings).toMatchObject({ weeklyDigest: false, productUpdates: true })
})

test.each([
  ['PATCH /api/preferences', { interests: ['Food' as const] }, 'Failed to update interests'],
  ['PATCH /api/preferences', { theme: 'dark' }, 'Failed to update theme'],
  ['PATCH /api/preferences', { age: '25-34' as const }, 'Demographics update failed'],
  [
    'PATCH /api/preferences',
    { gender: 'female' as const, onboarding_completed: true },
    'Demographics update failed',
  ],
  ['PATCH /api/preferences', { onboarding_completed: true }, 'Failed to update onboarding'],
  ['PATCH /api/preferences', { theme: 'dark', age: '25-34' as const }, 'Failed to update preferences'],
  ['PATCH /api/preferences/categories', { categories: ['Food' as const] }, 'Failed to update categories'],
  [
    'PATCH /api/preferences/email',
    { emailSettings: { weeklyDigest: false } },
    'Failed to update email settings',
  ],
])('if %s refuses %o, it is rolled back with the message %s', async (call, change, text) => {
  const server = fakePreferences({ interests: ['Space'], categories: ['Space'] })
  await loadPreferences(server.outside)
  const before = here()
  server.fail(call)
  expect(await updatePreferences(change, server.outside)).toBe(false)
  expect(here()).toEqual(before)
  await vi.waitFor(() => expect(messages()).toEqual([text]))
})

test('if only the second of two calls is refused, the page shows what the server has stored', async () => {
  const server = fakePreferences({ interests: ['Space'], categories: ['Space'] })
  await loadPreferences(server.outside)
  server.fail('PATCH /api/preferences/categories')
  expect(await updatePreferences({ interests: ['Food'] }, server.outside)).toBe(false)
  expect(server.stored()).toMatchObject({ interests: ['Food'], categories: ['Space'] })
  expect(here().preferences).toEqual(server.stored())
  await vi.waitFor(() => expect(messages()).toEqual(['Failed to update interests']))
})

describe('while the server is busy', () => {
  const PATCH = 'PATCH /api/preferences'
  const busy = () => apiError(503, 'UNAVAILABLE', 'busy', 5)
  const attempts = (server: ReturnType<typeof fakePreferences>) =>
    server.calls().filter((call) => call === PATCH).length

  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  test('a change is tried again after the time that the server requests', async () => {
    const server = fakePreferences()
    server.fail(PATCH, busy)
    const done = updatePreferences({ theme: 'dark' }, server.outside)
    await vi.advanceTimersByTimeAsync(4_999)
    expect(attempts(server)).toBe(1)
    server.recover(PATCH)
    await vi.advanceTimersByTimeAsync(1)
    expect(await done).toBe(true)
    expect(server.stored()?.theme).toBe('dark')
  })

  test('a change isn’t waited for if the server requests a pause of more than ten seconds', async () => {
    const server = fakePreferences()
    server.fail(PATCH, () => apiError(429, 'TOO_MANY_REQUESTS', 'later', 60))
    expect(await updatePreferences({ theme: 'dark' }, server.outside)).toBe(false)
    expect(attempts(server)).toBe(1)
    await vi.waitFor(() => expect(messages()).toEqual(['Failed to update theme']))
  })

  test('a change is never sent to the account of a reader who signs in meanwhile', async () => {
    const server = fakePreferences()
    server.fail(PATCH, busy)
    const done = updatePreferences({ theme: 'dark' }, server.outside)
    await vi.advanceTimersByTimeAsync(1)
    signOutOnDevice()
    signInOnDevice({ username: 'another-reader' })
    server.recover(PATCH)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await done).toBe(false)
    expect([attempts(server), server.stored()]).toEqual([1, undefined])
    expect(messages()).toEqual([])
  })

  test('a change that waited for two minutes behind another isn’t made any more', async () => {
    const server = fakePreferences()
    const first = mutatePreferences({
      outside: server.outside,
      send: () => new Promise((resolve) => setTimeout(() => resolve(DEFAULT_PREFERENCES), 121_000)),
    })
    const second = updatePreferences({ theme: 'dark' }, server.outside)
    await vi.advanceTimersByTimeAsync(121_000)
    expect(await first).toBe(true)
    expect(await second).toBe(false)
    expect(attempts(server)).toBe(0)
    await vi.waitFor(() => expect(messages()).toEqual(['Failed to update theme']))
  })
})

test('of two changes that are both refused neither remains on the page', async () => {
  const server = fakePreferences({ emailSettings: { weeklyDigest: true, breakingNews: true } })
  await loadPreferences(server.outside)
  server.fail('PATCH /api/preferences/email')
  await Promise.all([
    updatePreferences({ emailSettings: { weeklyDigest: false } }, server.outside),
    updatePreferences({ emailSettings: { breakingNews: false } }, server.outside),
  ])
  await vi.waitFor(() => expect(here().preferences?.emailSettings).toEqual(server.stored()?.emailSettings))
  await vi.waitFor(() => expect(messages()).toEqual(['Failed to update email settings']))
})

test('the message is in the language of the page', async () => {
  document.documentElement.lang = 'nl'
  const server = fakePreferences()
  server.fail('PATCH /api/preferences')
  await updatePreferences({ theme: 'dark' }, server.outside)
  await vi.waitFor(() => expect(messages()).toEqual(['Het thema kon niet worden opgeslagen']))
})

test('two simultaneous changes are sent one at a time, and neither reverts the other here', async () => {
  const server = fakePreferences()
  const first = updatePreferences({ theme: 'dark' }, server.outside)
  const second = updatePreferences({ age: '25-34' }, server.outside)
  await first
  expect(here().preferences).toMatchObject({ theme: 'dark', age: '25-34' })
  await second
  expect(server.stored()).toMatchObject({ theme: 'dark', age: '25-34' })
})

test('preferences are loaded when somebody signs in, and again when another tab has changed the reader', async () => {
  const server = fakePreferences({ categories: ['science', 'Space'], age: '35-44', gender: 'female' })
  stop = syncPreferences(server.outside)
  await vi.waitFor(() => expect(here().preferences?.categories).toEqual(['science', 'Space']))
  expect(server.calls()).toEqual(['GET /api/preferences'])
  const { reader } = here()
  server.changeElsewhere({ categories: ['Food'] })
  if (reader) account.set({ ...here(), reader: { ...reader, interests: ['Food'] } })
  await vi.waitFor(() => expect(here().preferences?.categories).toEqual(['Food']))
  expect(server.calls()).toHaveLength(2)
})

test('changes of another device are loaded when the reader returns to the page', async () => {
  const server = fakePreferences({ mutedTopics: ['war'] })
  stop = syncPreferences(server.outside)
  await vi.waitFor(() => expect(here().preferences?.mutedTopics).toEqual(['war']))
  server.changeElsewhere({ theme: 'dark', mutedTopics: ['war', 'rain'] })
  dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(here().preferences?.theme).toBe('dark'))
  expect(mutes.get().map(({ text }) => text)).toEqual(['war', 'rain'])
})

test('without a reader nothing is changed', async () => {
  signOutOnDevice()
  const server = fakePreferences()
  expect(await updatePreferences({ theme: 'dark' }, server.outside)).toBe(false)
  expect(server.calls()).toEqual([])
})
