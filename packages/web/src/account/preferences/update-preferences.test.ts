// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mutes } from '../../device/muting/mutes.ts'
import { dismissToast, toasts } from '../../lib/access/toasts.ts'
import { fakePreferences } from '../../testing/fakes/fake-preferences.ts'
import { signInOnDevice, signOutOnDevice } from '../../testing/signed-in.ts'
import { account } from '../session/account.ts'
import { loadPreferences, syncPreferences } from './account-preferences.ts'
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
