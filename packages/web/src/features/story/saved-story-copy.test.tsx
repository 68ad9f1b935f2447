// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startSavedStoriesSync } from '../../account/saved/saved.ts'
import { NO_TOASTS, toasts } from '../../lib/access/toasts.ts'
import { fakeNewsClient } from '../../testing/fakes/fake-news-client.ts'
import { aSavedStory, fakeSavedStoriesApi } from '../../testing/fakes/fake-saved.ts'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { signInOnDevice, signOutOnDevice } from '../../testing/signed-in.ts'
import { StoryDialog } from './story-dialog.tsx'

let stop = () => {}
beforeAll(async () => {
  await Promise.all([import('./saved-story-copy.tsx'), import('../../edition/actions/save-toggle.tsx')])
})
beforeEach(() => {
  const server = fakeSavedStoriesApi()
  server.put(
    aSavedStory('s1', { headline: 'Bridge closed', description: 'It closed on Friday.' }),
    aSavedStory('s2', {
      sources: [
        {
          name: 'Courier',
          original_headline: 'On paper',
          word_count: 9,
          media: [],
        },
      ],
    }),
  )
  vi.stubGlobal('fetch', server.outside.fetch)
  signInOnDevice()
  stop = startSavedStoriesSync(() => {}, true)
})
afterEach(() => {
  act(() => signOutOnDevice())
  stop()
  cleanup()
  toasts.set(NO_TOASTS)
  vi.unstubAllGlobals()
})

const draw = (storyId: string, failure: 'not-found' | 'network' | 'gone') =>
  renderWithProviders(<StoryDialog storyId={storyId} onClose={() => {}} />, {
    newsClient: fakeNewsClient({ story: { ok: false, failure } }),
  })

test.each([
  ['the edition no longer exists', 'not-found'],
  ['there is no connection', 'network'],
] as const)('SV-01 where %s a saved story opens as it was saved', async (_name, failure) => {
  draw('s1', failure)
  const dialog = await screen.findByRole('dialog', { name: 'Bridge closed' })
  expect(within(dialog).getByText('It closed on Friday.')).toBeTruthy()
  expect(within(dialog).getByText(/as you saved it/)).toBeTruthy()
  const source = within(dialog).getByRole('link', { name: /Courier on s1/ })
  expect(source.getAttribute('href')).toBe('https://courier.example/s1')
  expect(source.getAttribute('rel')).toBe('noopener noreferrer')
  const toggle = await within(dialog).findByRole('button', { name: 'Save story: Bridge closed' })
  expect(toggle.getAttribute('aria-pressed')).toBe('true')
  expect(toasts.get()).toEqual([])
})

test('a source without a URL has no link', async () => {
  draw('s2', 'not-found')
  await screen.findByText('On paper')
  expect(screen.queryByRole('link', { name: /On paper/ })).toBeNull()
})

test('SM-07 a missing story that isn’t saved shows the error, also to a signed-in reader', async () => {
  draw('s9', 'not-found')
  expect(await screen.findByText(/^Story not found\./)).toBeTruthy()
  await waitFor(() => expect(toasts.get().map(({ text }) => text)).toEqual(['Could not load story details']))
})

test('a withdrawn story isn’t shown from the saved copy, but has a message', async () => {
  draw('s1', 'gone')
  const dialog = await screen.findByRole('dialog', { name: 'Story withdrawn' })
  expect(within(dialog).getByText('This story has been withdrawn.')).toBeTruthy()
  expect(screen.queryByText('It closed on Friday.')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(toasts.get()).toEqual([])
})
