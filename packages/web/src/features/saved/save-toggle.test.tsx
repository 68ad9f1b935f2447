// @vitest-environment happy-dom
import { createSavedStorySnapshot } from '@plainwire/domain/edition'
import { aNews } from '@plainwire/domain/testing'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { account, NO_ACCOUNT } from '../../account/session/account.ts'
import { LazySaveToggle } from '../../edition/actions/lazy-save-toggle.tsx'
import { useEditionSource } from '../../edition/edition-context.ts'
import { dismissToast, toasts } from '../../lib/access/toasts.ts'
import { fakeNewsClient } from '../../testing/fakes/fake-news-client.ts'
import { fakeSavedStoriesApi } from '../../testing/fakes/fake-saved.ts'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { readShownDialogs, ShownDialogs } from '../../testing/shown-dialogs.tsx'
import { signInOnDevice, signOutOnDevice } from '../../testing/signed-in.ts'
import { NOW, someDetails, someStories } from '../../testing/stories.ts'
import { SavedStoriesSync } from './saved-stories-sync.tsx'

const stories = someStories(3)
const news = aNews(stories, { fetch_date: NOW.toISOString() })
let server = fakeSavedStoriesApi()

beforeAll(async () => {
  // Imports this lazily loaded module in advance, so that no test waits for it.
  await import('../../edition/actions/save-toggle.tsx')
})

/** Loads the whole edition, as the page does when it is idle. */
function Wanting() {
  const { loadWhole } = useEditionSource()
  useEffect(() => loadWhole(), [loadWhole])
  return null
}

/** Renders SavedStoriesSync on request, as if its chunk arrived late. */
function LateNews() {
  const [isHere, setHere] = useState(false)
  return isHere ? (
    <SavedStoriesSync />
  ) : (
    <button type="button" onClick={() => setHere(true)}>
      The rest arrives
    </button>
  )
}

function draw(language: 'en' | 'nl' = 'en', isLate = false) {
  vi.stubGlobal('fetch', server.outside.fetch)
  const newsClient = fakeNewsClient({
    news: { ok: true, data: news },
    stories: stories.map((story) => someDetails(story)),
  })
  renderWithProviders(
    <>
      <Wanting />
      {account.get().reader && (isLate ? <LateNews /> : <SavedStoriesSync />)}
      <LazySaveToggle storyId="s1" title="Headline 1" />
      <ShownDialogs />
    </>,
    { newsClient, language },
  )
  return newsClient
}
function aSnapshot() {
  const [story] = stories
  const snapshot = story && createSavedStorySnapshot(story, 'en')
  if (!snapshot) throw new Error('There is a story.')
  return snapshot
}

/** Waits until the edition has been requested and the answer rendered. */
async function ready(newsClient = draw()) {
  await waitFor(() => expect(newsClient.edition).toHaveBeenCalled())
  await act(async () => {})
}
const messages = () => toasts.get().map(({ text }) => text)
const button = (name = 'Save story: Headline 1') => screen.findByRole('button', { name })
const pressed = async () => (await button()).getAttribute('aria-pressed')

beforeEach(() => {
  server = fakeSavedStoriesApi()
})
afterEach(() => {
  act(() => signOutOnDevice())
  cleanup()
  for (const { id } of toasts.get()) dismissToast(id)
  vi.unstubAllGlobals()
})

test('CA-03 the save toggle is shown only to a signed-in reader', async () => {
  draw()
  expect(screen.queryByRole('button')).toBeNull()
  act(() => signInOnDevice())
  expect(await button()).toBeTruthy()
  act(() => account.set(NO_ACCOUNT))
  expect(screen.queryByRole('button')).toBeNull()
})

test('SV-04 a story is saved at once, with its current text, and unsaved', async () => {
  signInOnDevice()
  await ready()
  fireEvent.click(await button())
  expect(await pressed()).toBe('true')
  await waitFor(() => expect(messages()).toEqual(['Story saved successfully']))
  expect(server.ids()).toEqual(['s1'])
  const { body } = server.received.find(({ call }) => call.startsWith('POST')) ?? {}
  expect(body).toMatchObject({ storyId: 's1', story: { headline: 'Headline 1', language: 'en' } })
  fireEvent.click(await button())
  expect(await pressed()).toBe('false')
  await waitFor(() => expect(messages()).toContain('Story removed from saved'))
  expect(server.ids()).toEqual([])
})

test('SV-05 at the limit the save is undone, with the specified message and the upgrade dialog', async () => {
  server = fakeSavedStoriesApi(Array.from({ length: 10 }, (_, index) => `x${index}`))
  signInOnDevice()
  await ready()
  fireEvent.click(await button())
  await waitFor(() =>
    expect(messages()).toEqual(['Save limit reached. Upgrade to Premium for unlimited saves.']),
  )
  expect(toasts.get()[0]?.kind).toBe('error')
  expect(await pressed()).toBe('false')
  await waitFor(() => expect(readShownDialogs()).toEqual([{ name: 'upgrade', variant: 'default' }]))
})

test.each([
  ['POST /api/saved-stories', 'Failed to save story', [], 'false'],
  ['DELETE /api/saved-stories/{id}', 'Failed to unsave story', ['s1'], 'true'],
])('SV-04 if %s fails the change is undone with a message', async (call, text, ids, expected) => {
  server = fakeSavedStoriesApi(ids)
  server.fail(call)
  signInOnDevice()
  await ready()
  await waitFor(async () => expect(await pressed()).toBe(expected))
  fireEvent.click(await button())
  await waitFor(() => expect(messages()).toEqual([text]))
  expect(await pressed()).toBe(expected)
})

test('SV-04 a story whose text can’t be loaded can’t be saved', async () => {
  signInOnDevice()
  const newsClient = draw()
  await ready(newsClient)
  newsClient.snapshot.mockResolvedValue({ ok: false, failure: 'network' })
  fireEvent.click(await button())
  await waitFor(() => expect(messages()).toEqual(['Failed to save story']))
  expect(await pressed()).toBe('false')
})

test('without a connection a story is saved on the device, and later in the account', async () => {
  signInOnDevice()
  await ready()
  await waitFor(() => expect(server.calls()).toContain('GET /api/saved-stories'))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  server.fail('POST /api/saved-stories', () => new TypeError('Failed to fetch'))
  fireEvent.click(await button())
  await waitFor(() =>
    expect(messages()).toEqual(['Saved on this device. It goes to your account when you are online again.']),
  )
  expect(await pressed()).toBe('true')
  vi.restoreAllMocks()
  server.mend('POST /api/saved-stories')
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(server.ids()).toEqual(['s1']))
  expect(await pressed()).toBe('true')
})

test('SV-04 a story that is saved before all code has loaded stays saved, with a message', async () => {
  signInOnDevice()
  await ready(draw('en', true))
  fireEvent.click(await button())
  await waitFor(() => expect(server.ids()).toEqual(['s1']))
  expect(await pressed()).toBe('true')
  expect(messages()).toEqual([])
  fireEvent.click(await button('The rest arrives'))
  await waitFor(() => expect(messages()).toEqual(['Story saved successfully']))
  expect(await pressed()).toBe('true')
})

test('a save is discarded if the reader signs out before all code has loaded', async () => {
  signInOnDevice()
  server.fail('POST /api/saved-stories', () => new TypeError('Failed to fetch'))
  await ready(draw('en', true))
  fireEvent.click(await button())
  await waitFor(() => expect(localStorage.getItem('plainwire.saved-queue')).toContain('s1'))
  act(() => signOutOnDevice())
  expect(localStorage.getItem('plainwire.saved-queue')).toBeNull()
})

test('SV-04 if the reader leaves while the story is loading, it is saved at the next visit', async () => {
  signInOnDevice()
  const first = draw()
  await ready(first)
  first.snapshot.mockReturnValue(new Promise(() => {}))
  fireEvent.click(await button())
  expect(await pressed()).toBe('true')
  expect(server.ids()).toEqual([])
  cleanup()
  const next = draw('en', true)
  next.snapshot.mockResolvedValue({ ok: true, data: aSnapshot() })
  expect(await pressed()).toBe('true')
  fireEvent.click(await button('The rest arrives'))
  await waitFor(() => expect(server.ids()).toEqual(['s1']))
  expect(await pressed()).toBe('true')
  expect(localStorage.getItem('plainwire.saved-wishes')).toBeNull()
})

test('SV-04 a pending save without a connection at the next visit waits for it', async () => {
  signInOnDevice()
  const first = draw()
  await ready(first)
  first.snapshot.mockReturnValue(new Promise(() => {}))
  fireEvent.click(await button())
  cleanup()
  const next = draw('en', true)
  next.snapshot.mockResolvedValueOnce({ ok: false, failure: 'network' })
  fireEvent.click(await button('The rest arrives'))
  await act(async () => {})
  expect(await pressed()).toBe('true')
  next.snapshot.mockResolvedValue({ ok: true, data: aSnapshot() })
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(server.ids()).toEqual(['s1']))
})

test('SV-04 a pending save of a story that no longer exists is undone at the next visit', async () => {
  signInOnDevice()
  const first = draw()
  await ready(first)
  first.snapshot.mockReturnValue(new Promise(() => {}))
  fireEvent.click(await button())
  cleanup()
  const next = draw('en', true)
  next.snapshot.mockResolvedValue({ ok: false, failure: 'not-found' })
  fireEvent.click(await button('The rest arrives'))
  await waitFor(() => expect(messages()).toEqual(['Failed to save story']))
  expect(await pressed()).toBe('false')
  expect(localStorage.getItem('plainwire.saved-wishes')).toBeNull()
})

test('SV-04 a second press cancels a pending save', async () => {
  signInOnDevice()
  const newsClient = draw()
  await ready(newsClient)
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof newsClient.snapshot>>>()
  newsClient.snapshot.mockReturnValue(promise)
  fireEvent.click(await button())
  fireEvent.click(await button())
  expect(await pressed()).toBe('false')
  resolve({ ok: true, data: aSnapshot() })
  await act(async () => {})
  expect(server.calls().filter((call) => call.startsWith('POST'))).toEqual([])
  expect(await pressed()).toBe('false')
})

test('SV-04 if the reader signs out while the story is loading, nothing is saved', async () => {
  signInOnDevice()
  const newsClient = draw()
  await ready(newsClient)
  newsClient.snapshot.mockReturnValue(new Promise(() => {}))
  fireEvent.click(await button())
  act(() => signOutOnDevice())
  expect(localStorage.getItem('plainwire.saved-wishes')).toBeNull()
})

test('toggle and messages are in Dutch for a Dutch reader', async () => {
  signInOnDevice()
  await ready(draw('nl'))
  fireEvent.click(await button('Bewaar verhaal: Headline 1'))
  await waitFor(() => expect(messages()).toEqual(['Verhaal bewaard']))
})
