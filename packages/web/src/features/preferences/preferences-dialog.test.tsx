// @vitest-environment happy-dom
import type { Mute } from '@plainwire/domain/reader'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { account } from '../../account/session/account.ts'
import { mutes } from '../../device/muting/mutes.ts'
import { dismissToast, toasts } from '../../lib/access/toasts.ts'
import { apiError, fakeApi } from '../../testing/fakes/fake-api.ts'
import { fakePreferences } from '../../testing/fakes/fake-preferences.ts'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { readShownDialogs, ShownDialogs } from '../../testing/shown-dialogs.tsx'
import { PROFILE, signInOnDevice, signOutOnDevice } from '../../testing/signed-in.ts'
import { NOW } from '../../testing/stories.ts'
import { clearSubscriptions, giveSubscription, TRIAL_SUBSCRIPTION } from '../../testing/subscribers.ts'
import { PreferencesDialog, type PreferencesTab } from './preferences-dialog.tsx'

let server: ReturnType<typeof fakePreferences>
const onClose = vi.fn()

// Imports this lazily loaded module in advance, so that no test waits for it.
beforeAll(() => import('../../account/mutes/account-mutes.ts'))
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  server = fakePreferences({ interests: ['Science', 'Space'], categories: ['Science', 'Space'] })
  vi.stubGlobal('fetch', server.outside.fetch)
  signInOnDevice()
})
afterEach(() => {
  cleanup()
  signOutOnDevice()
  clearSubscriptions()
  mutes.set(mutes.initial)
  onClose.mockClear()
  for (const { id } of toasts.get()) dismissToast(id)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const draw = (tab?: PreferencesTab, language: 'en' | 'nl' = 'en') =>
  renderWithProviders(
    <>
      <PreferencesDialog tab={tab} ai={<p>What Premium reads for you</p>} onClose={onClose} />
      <ShownDialogs />
    </>,
    { language },
  )
const button = (name: string) => screen.queryByRole('button', { name })
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const choose = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }))
const chosen = () => screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked).length
const messages = () => toasts.get().map(({ text }) => text)
const muted = (kind: Mute['kind'], text: string): Mute => {
  return { id: `${kind}:${text}`, kind, text, mode: 'hide', addedAt: NOW.toISOString(), account: 'only' }
}
const UPGRADE = [{ name: 'upgrade', variant: 'default' }]

test('PS-01 four tabs, Cancel on all, Save Changes on Interests and Muted only', () => {
  draw()
  expect(screen.getByRole('dialog', { name: 'Personalization Settings' })).toBeTruthy()
  const tabs = screen.getAllByRole('tab')
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Interests', 'Muted', 'Email', 'AI'])
  const saves = tabs.map((tab) => {
    fireEvent.click(tab)
    expect(button('Cancel')).toBeTruthy()
    return button('Save Changes') !== null
  })
  expect(saves).toEqual([true, true, false, false])
  expect(screen.getByText('What Premium reads for you')).toBeTruthy()
})

test('PS-01 it shows nothing without a signed-in reader', () => {
  signOutOnDevice()
  draw()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('PS-01 Save Changes stores interests, also from another tab; Cancel doesn’t', async () => {
  draw()
  expect(chosen()).toBe(2)
  choose('Food')
  fireEvent.click(screen.getByRole('tab', { name: 'Muted' }))
  click('Save Changes')
  expect(onClose).toHaveBeenCalledOnce()
  expect(account.get().reader?.interests).toEqual(['Science', 'Space', 'Food'])
  await waitFor(() => expect(server.stored()?.interests).toEqual(['Science', 'Space', 'Food']))
  cleanup()
  draw()
  choose('Travel')
  click('Cancel')
  expect(account.get().reader?.interests).toEqual(['Science', 'Space', 'Food'])
})

test('PS-02 a free reader’s sixth interest opens the upgrade dialog and is rejected', () => {
  draw()
  for (const name of ['Food', 'Travel', 'Health']) choose(name)
  expect(chosen()).toBe(5)
  choose('Fashion')
  expect(chosen()).toBe(5)
  expect(readShownDialogs()).toEqual(UPGRADE)
  choose('Food')
  choose('Fashion')
  expect(screen.getByRole('checkbox', { name: 'Fashion' })).toHaveProperty('checked', true)
})

test('PS-02 a free reader with more than five interests from Premium can remove some, and add none', () => {
  giveSubscription(TRIAL_SUBSCRIPTION, PROFILE.username)
  draw()
  for (const name of ['Food', 'Travel', 'Health', 'Fashion', 'Economy']) choose(name)
  act(() => clearSubscriptions())
  choose('Food')
  expect(chosen()).toBe(6)
  expect(readShownDialogs()).toEqual([])
  choose('Opinion')
  expect(chosen()).toBe(6)
  expect(readShownDialogs()).toEqual(UPGRADE)
})

test('PS-02 a premium reader chooses any number of interests', () => {
  giveSubscription(TRIAL_SUBSCRIPTION, PROFILE.username)
  draw()
  for (const name of ['Food', 'Travel', 'Health', 'Fashion']) choose(name)
  expect(chosen()).toBe(6)
  expect(readShownDialogs()).toEqual([])
})

test('PS-03 PS-05 a word is muted at once, trimmed and in lower case, with a toast; a duplicate changes nothing', async () => {
  draw('muted')
  const words = within(screen.getByRole('region', { name: /^Muted words/ }))
  const write = (text: string) => {
    fireEvent.change(words.getByRole('textbox'), { target: { value: text } })
    fireEvent.click(words.getByRole('button', { name: 'Mute' }))
  }
  write('  Flood ')
  expect(messages()).toEqual(['Word added to muted list'])
  expect(mutes.get()).toMatchObject([{ kind: 'word', text: 'flood' }])
  await waitFor(() => expect(server.stored()?.mutedTopics).toEqual(['flood']))
  for (const { id } of toasts.get()) dismissToast(id)
  write('FLOOD')
  write('   ')
  expect(messages()).toEqual([])
  fireEvent.click(words.getByRole('button', { name: 'Unmute flood' }))
  expect(messages()).toEqual(['Word removed from muted list'])
  await waitFor(() => expect(server.stored()?.mutedTopics).toEqual([]))
})

test('PS-04 PS-05 a topic or source is muted by the name in the reader’s language', async () => {
  draw('muted', 'nl')
  const topics = within(screen.getByRole('region', { name: /^Gedempte onderwerpen/ }))
  fireEvent.change(topics.getByRole('combobox'), { target: { value: 'Misdaad' } })
  fireEvent.click(topics.getByRole('button', { name: 'Dempen' }))
  expect(mutes.get()).toMatchObject([{ kind: 'either', text: 'crime' }])
  await waitFor(() => expect(server.stored()?.mutedSources).toEqual(['crime']))
  cleanup()
  draw('muted')
  click('Unmute Crime')
  expect(messages()).toContain('Topic removed from muted list')
  await waitFor(() => expect(server.stored()?.mutedSources).toEqual([]))
})

test('PS-03 PS-04 at the limit the fields are disabled with an explanation; Premium has no limit', () => {
  mutes.set([
    ...['a', 'b', 'c'].map((word) => muted('word', word)),
    muted('topic', 'x'),
    muted('source', 'y'),
  ])
  draw('muted')
  for (const field of [screen.getByRole('textbox'), screen.getByRole('combobox')])
    expect(field).toHaveProperty('disabled', true)
  expect(screen.getByText('3 of 3')).toBeTruthy()
  expect(screen.getByText('2 of 2')).toBeTruthy()
  fireEvent.click(screen.getAllByRole('button', { name: 'Upgrade to Premium' })[0] ?? document.body)
  expect(readShownDialogs()).toEqual(UPGRADE)
  act(() => giveSubscription(TRIAL_SUBSCRIPTION, PROFILE.username))
  expect(screen.getByRole('textbox')).toHaveProperty('disabled', false)
})

test.each([
  ['word', ['a', 'b', 'c'], 'Muted words limit reached. Upgrade to Premium for unlimited muting.'],
  ['topic', ['a', 'b'], 'Muted topics limit reached. Upgrade to Premium for unlimited muting.'],
] as const)(
  'PS-05 adding one more %s at the limit shows a message and offers Premium',
  (kind, full, words) => {
    mutes.set(full.map((text) => muted(kind, text)))
    draw('muted')
    fireEvent.click(screen.getAllByRole('button', { name: 'Mute' })[kind === 'word' ? 0 : 1] ?? document.body)
    expect(messages()).toEqual([words])
    expect(readShownDialogs()).toEqual(UPGRADE)
    expect(mutes.get()).toHaveLength(full.length)
  },
)

test.each([
  ['word', 'textbox', ['a', 'b', 'c'], 'Muted words limit reached. Upgrade to Premium for unlimited muting.'],
  ['topic', 'combobox', ['a', 'b'], 'Muted topics limit reached. Upgrade to Premium for unlimited muting.'],
] as const)(
  'PS-05 over the limit for a %s nothing is muted, and a message offers Premium',
  (kind, role, others, words) => {
    draw('muted')
    const field = screen.getByRole(role)
    fireEvent.change(field, { target: { value: 'one more' } })
    const form = field.closest('form')
    const full = others.map((text) => muted(kind, text))
    // Simulates that another tab has added the last allowed mutes, before this tab renders them.
    act(() => {
      mutes.set(full)
      if (form) fireEvent.submit(form)
    })
    expect(messages()).toEqual([words])
    expect(readShownDialogs()).toEqual(UPGRADE)
    expect(mutes.get()).toEqual(full)
  },
)

test('PS-01 Save Changes also mutes what was typed but not added', () => {
  draw('muted')
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'flood' } })
  click('Save Changes')
  expect(mutes.get()).toMatchObject([{ text: 'flood' }])
})

test('PS-06 weekly digest and newsletter are on; the daily digest opens the upgrade dialog for a free reader', async () => {
  draw('email')
  const isOn = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name }).checked
  expect(await screen.findByRole('switch', { name: 'Weekly digest' })).toBeTruthy()
  expect(isOn('Weekly digest')).toBe(true)
  expect(isOn('Newsletter and product updates')).toBe(true)
  const daily = screen.getByRole('switch', { name: 'Daily personalized digest' })
  expect(daily.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(daily)
  expect(isOn('Daily personalized digest')).toBe(false)
  expect(readShownDialogs()).toEqual(UPGRADE)
  fireEvent.click(screen.getByRole('switch', { name: 'Weekly digest' }))
  await waitFor(() => expect(isOn('Weekly digest')).toBe(false))
  await waitFor(() =>
    expect(server.sent('PATCH /api/preferences/email')).toEqual([{ emailSettings: { weeklyDigest: false } }]),
  )
})

test('PS-06 a premium reader can switch the daily digest', async () => {
  giveSubscription(TRIAL_SUBSCRIPTION, PROFILE.username)
  draw('email')
  fireEvent.click(await screen.findByRole('switch', { name: 'Daily personalized digest' }))
  await waitFor(() => expect(server.stored()?.emailSettings.dailyDigest).toBe(true))
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Daily personalized digest' }).checked).toBe(
    true,
  )
})

test('a failure to load mail settings is shown and can be retried', async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout'] })
  vi.stubGlobal('fetch', async () => apiError(400, 'BAD_REQUEST'))
  draw('email')
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(screen.getByText('Failed to fetch user preferences')).toBeTruthy()
  vi.stubGlobal('fetch', server.outside.fetch)
  click('Try again')
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(screen.getByRole('switch', { name: 'Weekly digest' })).toBeTruthy()
})

describe('B12 the Email tab', () => {
  const SETTINGS = {
    language: 'en',
    timeZone: 'Europe/Amsterdam',
    hour: 7,
    next: { kind: 'weekly', day: '2026-11-21' },
    suspended: null,
  }
  const PAGE = '/digest/preview?kind=weekly&token=abc'
  const PREVIEW = { kind: 'weekly', subject: 'The week', stories: 3, html: '', text: '', page: PAGE }
  const answering = (answers: Parameters<typeof fakeApi>[0]) => {
    const api = fakeApi(answers)
    vi.stubGlobal('fetch', (url: string, request: RequestInit) =>
      `${request.method} ${url}` in answers
        ? api.outside.fetch(url, request)
        : server.outside.fetch(url, request),
    )
    return api
  }

  test('shows when digests are sent, and the next one in a fully sandboxed frame', async () => {
    const api = answering({
      'PUT /api/mail-settings': () => Response.json(SETTINGS),
      'GET /api/digest/preview': () => Response.json(PREVIEW),
    })
    draw('email')
    expect(
      await screen.findByText(/at 7:00 your time \(Europe\/Amsterdam\).*Saturday 21 November 2026/),
    ).toBeTruthy()
    expect(api.received[0]?.body).toMatchObject({ language: 'en', timeZone: expect.any(String) })
    click('Preview the digest')
    const frame = await screen.findByTitle('The digest as it would be sent now')
    expect([frame.getAttribute('sandbox'), frame.getAttribute('src')]).toEqual(['', PAGE])
    click('Close the preview')
    expect(screen.queryByTitle('The digest as it would be sent now')).toBeNull()
  })

  test('embeds no page of another site', async () => {
    answering({
      'GET /api/digest/preview': () => Response.json({ ...PREVIEW, page: 'https://evil.example/' }),
    })
    draw('email')
    fireEvent.click(await screen.findByRole('button', { name: 'Preview the digest' }))
    expect(await screen.findByText(/preview couldn't be made/)).toBeTruthy()
  })

  test('shows that mails bounced, and resumes sending on request', async () => {
    let suspended: object | null = { for: 'bounce', at: '2026-11-20T07:00:00.000Z' }
    const api = answering({
      'PUT /api/mail-settings': ({ body }) => {
        if (Object(body).resume) suspended = null
        return Response.json({ ...SETTINGS, suspended })
      },
    })
    draw('email')
    expect(await screen.findByText(/came back/)).toBeTruthy()
    click('Send mails again')
    expect(await screen.findByText(/at 7:00 your time/)).toBeTruthy()
    expect(api.received.filter(({ body }) => Object(body).resume)).toHaveLength(1)
  })
})
