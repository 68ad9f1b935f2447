// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mutes } from '../../device/muting/mutes.ts'
import { dismissToast, toasts } from '../../lib/access/toasts.ts'
import { fakePreferences } from '../../testing/fakes/fake-preferences.ts'
import { signInOnDevice, signOutOnDevice } from '../../testing/signed-in.ts'
import { accountQueryClient } from '../account-queries.ts'
import { loadPreferences } from '../preferences/account-preferences.ts'
import { account, NO_ACCOUNT } from '../session/account.ts'
import { copyMutesToAccount, syncMutes } from './account-mutes.ts'
import { mute, type NewMuteInput, unmute } from './change-mutes.ts'

const NOW = new Date('2026-11-20T12:00:00.000Z')
const MUTED = 'PATCH /api/preferences/muted'
const wanted = (kind: NewMuteInput['kind'], text: string, over: Partial<NewMuteInput> = {}): NewMuteInput => {
  return { kind, text, mode: 'hide', ...over }
}
const texts = () => mutes.get().map(({ text }) => text)
const messages = () => toasts.get().map(({ text }) => text)
let stop: (() => void) | undefined

/** Makes all calls go to a fake server with the given preferences. */
function serverWith(...set: Parameters<typeof fakePreferences>) {
  const server = fakePreferences(...set)
  vi.stubGlobal('fetch', server.outside.fetch)
  return server
}

beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ['Date'] }))
afterEach(() => {
  stop?.()
  stop = undefined
  signOutOnDevice()
  mutes.set(mutes.initial)
  for (const { id } of toasts.get()) dismissToast(id)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('AP-07 AP-09 a word is added to the account’s list of words, a source to that of topics, after reading the current list', async () => {
  signInOnDevice()
  const server = serverWith({ mutedTopics: ['war'], mutedSources: ['Sports'] })
  await loadPreferences()
  expect(mute(wanted('word', 'flood', { mode: 'blur' }), NOW)).toBe('added')
  await vi.waitFor(() => expect(server.sent(MUTED)).toEqual([{ mutedTopics: ['war', 'flood'] }]))
  mute(wanted('source', 'The Gazette'), NOW)
  await vi.waitFor(() => expect(server.sent(MUTED)).toHaveLength(2))
  expect(server.sent(MUTED)[1]).toEqual({ mutedSources: ['Sports', 'The Gazette'] })
  expect(server.calls().slice(-2)).toEqual(['GET /api/preferences', MUTED])
  await vi.waitFor(() =>
    expect(account.get().reader).toMatchObject({
      mutedWords: ['war', 'flood'],
      mutedTopics: ['Sports', 'The Gazette'],
    }),
  )
  expect(mutes.get().find(({ text }) => text === 'flood')?.mode).toBe('blur')
})

test('AP-09 unmuting removes the mute from the current list', async () => {
  signInOnDevice()
  const server = serverWith({ mutedTopics: ['war', 'flood'] })
  await loadPreferences()
  server.changeElsewhere({ mutedTopics: ['war', 'flood', 'storm'] })
  unmute('word:war')
  await vi.waitFor(() => expect(server.sent(MUTED)).toEqual([{ mutedTopics: ['flood', 'storm'] }]))
  await vi.waitFor(() => expect(texts()).toEqual(['flood', 'storm']))
})

test('a guest’s mutes are never sent, and apply together with those of the account', async () => {
  const server = serverWith({ mutedTopics: ['war'] })
  mute(wanted('topic', 'Sports'), NOW)
  expect(server.calls()).toEqual([])
  signInOnDevice()
  await loadPreferences()
  expect(texts()).toEqual(['Sports', 'war'])
  expect(server.sent(MUTED)).toEqual([])
  unmute('topic:sports')
  expect(texts()).toEqual(['war'])
  expect(server.sent(MUTED)).toEqual([])
})

test('two mutes in a row both reach the account', async () => {
  signInOnDevice()
  const server = serverWith()
  mute(wanted('word', 'war'), NOW)
  mute(wanted('word', 'flood'), NOW)
  await vi.waitFor(() => expect(server.stored()?.mutedTopics).toEqual(['war', 'flood']))
  await vi.waitFor(() => expect(account.get().reader?.mutedWords).toEqual(['war', 'flood']))
  expect(texts()).toEqual(['war', 'flood'])
})

test('a mute that the account refuses is rolled back with a message', async () => {
  signInOnDevice()
  const server = serverWith({ mutedTopics: ['war'] })
  await loadPreferences()
  server.fail(MUTED)
  mute(wanted('topic', 'Sports'), NOW)
  await vi.waitFor(() => expect(messages()).toEqual(['Failed to mute topic']))
  expect(texts()).toEqual(['war'])
  unmute('word:war')
  await vi.waitFor(() => expect(messages()).toContain('Failed to unmute word'))
  expect(texts()).toEqual(['war'])
})

test('a reader’s mutes aren’t sent to the account of another who signs in while they are read', async () => {
  signInOnDevice()
  const server = serverWith({ mutedTopics: ['war'] })
  const fetch = globalThis.fetch
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const answer = await fetch(...request)
    signOutOnDevice()
    signInOnDevice({ username: 'another-reader' })
    return answer
  })
  mute(wanted('word', 'flood'), NOW)
  await vi.waitFor(() => expect(server.calls()).toEqual(['GET /api/preferences']))
  await vi.waitFor(() => expect(accountQueryClient.isMutating()).toBe(0))
  expect(server.sent(MUTED)).toEqual([])
})

test('signing out removes the account’s mutes from the device; the guest’s stay, copied or not', async () => {
  mute(wanted('word', 'rain'), NOW)
  mute(wanted('topic', 'Sports', { mode: 'blur' }), NOW)
  const guests = mutes.get()
  signInOnDevice()
  const server = serverWith({ mutedTopics: ['war'] })
  stop = syncMutes()
  await loadPreferences()
  await copyMutesToAccount(NOW)
  expect(server.stored()).toMatchObject({ mutedTopics: ['war', 'rain'], mutedSources: ['Sports'] })
  expect(texts().sort()).toEqual(['Sports', 'rain', 'war'])
  account.set(NO_ACCOUNT)
  expect(mutes.get()).toEqual(guests)
})

test('PS-03 at most three words of a guest are copied to a free account; the others stay on the device', async () => {
  for (const word of ['a1', 'b1', 'c1']) mute(wanted('word', word), NOW)
  signInOnDevice()
  const server = serverWith({ mutedTopics: ['x1', 'y1'] })
  await loadPreferences()
  await copyMutesToAccount(NOW)
  expect(server.stored()?.mutedTopics).toEqual(['x1', 'y1', 'a1'])
  expect(texts()).toEqual(['a1', 'b1', 'c1', 'x1', 'y1'])
})

test('a mute that has expired on this device is removed from the account', async () => {
  const server = serverWith({ mutedTopics: ['war'] })
  const base = { kind: 'word', mode: 'hide', addedAt: '2026-11-01T00:00:00.000Z' } as const
  const ended = { ...base, id: 'word:war', text: 'war', until: '2026-11-19T00:00:00.000Z' }
  mutes.set([{ ...ended, account: 'only' }])
  signInOnDevice()
  stop = syncMutes()
  await vi.waitFor(() => expect(server.stored()?.mutedTopics).toEqual([]))
  expect(texts()).toEqual([])
})
