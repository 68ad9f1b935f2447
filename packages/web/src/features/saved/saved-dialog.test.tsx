// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { dismissToast, toasts } from '../../lib/access/toasts.ts'
import { aSavedStory, fakeSavedStoriesApi } from '../../testing/fakes/fake-saved.ts'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { readShownDialogs, ShownDialogs } from '../../testing/shown-dialogs.tsx'
import { PROFILE, signInOnDevice, signOutOnDevice } from '../../testing/signed-in.ts'
import { NOW } from '../../testing/stories.ts'
import { clearSubscriptions, giveSubscription, YEARLY_SUBSCRIPTION } from '../../testing/subscribers.ts'
import { SavedDialog } from './saved-dialog.tsx'
import { SavedStoriesSync } from './saved-stories-sync.tsx'

const ids = (count: number) => Array.from({ length: count }, (_, index) => `s${index + 1}`)

function draw(server = fakeSavedStoriesApi(), language: 'en' | 'nl' = 'en') {
  vi.stubGlobal('fetch', server.outside.fetch)
  renderWithProviders(
    <>
      <SavedStoriesSync />
      <SavedDialog onClose={() => {}} />
      <ShownDialogs />
    </>,
    { language },
  )
  return server
}
const messages = () => toasts.get().map(({ text }) => text)
const entries = () =>
  screen.queryAllByRole('listitem').filter((item) => item.querySelector('[data-remove]') !== null)
const titles = () => entries().map((entry) => within(entry).getByRole('heading').textContent)
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } })

beforeAll(async () => {
  await import('./export-saved.ts')
})
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  signInOnDevice()
})
afterEach(() => {
  act(() => signOutOnDevice())
  cleanup()
  clearSubscriptions()
  for (const { id } of toasts.get()) dismissToast(id)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('SV-01 each story with image, category, read time, title, excerpt, saved time and Remove; the number is below', async () => {
  draw(fakeSavedStoriesApi(['s1', 's2']))
  await waitFor(() => expect(entries()).toHaveLength(2))
  const [first] = entries()
  const entry = within(first as HTMLElement)
  expect(first?.querySelector('img')?.getAttribute('src')).toContain('/images/s1/')
  for (const text of ['Science', '3 min read', 'Headline s1', 'Below headline s1.', 'Saved: 1h ago']) {
    expect(entry.getByText(text)).toBeTruthy()
  }
  expect(entry.getByRole('button', { name: /Remove.*Headline s1/ })).toBeTruthy()
  expect(screen.getByText('2 saved stories')).toBeTruthy()
})

test('a withdrawn saved story is listed with a sentence instead of its text', async () => {
  const server = fakeSavedStoriesApi()
  const empty = { headline: '', sub_headline: '', description: '', sources: [] }
  server.put({ ...aSavedStory('s1', empty), withdrawn: true }, aSavedStory('s2'))
  draw(server)
  await waitFor(() => expect(entries()).toHaveLength(2))
  const [first] = entries()
  const entry = within(first as HTMLElement)
  expect(entry.queryByRole('link')).toBeNull()
  expect(entry.queryByRole('heading')).toBeNull()
  expect(first?.querySelector('img')).toBeNull()
  fireEvent.click(entry.getByRole('button', { name: /Remove.*withdrawn/ }))
  await waitFor(() => expect(server.ids()).toEqual(['s2']))
})

test('SV-01 a click on a story opens it', async () => {
  draw(fakeSavedStoriesApi(['s1']))
  fireEvent.click(await screen.findByRole('link', { name: 'Headline s1' }))
  expect(screen.getByTestId('address').textContent).toBe('/story/s1')
})

test('SV-01 SV-03 the search matches title, category and excerpt; no match has a message', async () => {
  const server = fakeSavedStoriesApi()
  server.put(aSavedStory('s1'), aSavedStory('s2', { headline: 'Tax rises', categories: ['business'] }))
  draw(server)
  expect(await screen.findByPlaceholderText('Search saved stories...')).toBeTruthy()
  type('TAX')
  expect(titles()).toEqual(['Tax rises'])
  expect(screen.getByText('1 matching story')).toBeTruthy()
  type('scien')
  expect(titles()).toEqual(['Headline s1'])
  type('below headline')
  expect(titles()).toHaveLength(2)
  type('railway')
  expect(screen.getByText('No stories found')).toBeTruthy()
  expect(screen.getByText('Try adjusting your search terms')).toBeTruthy()
  expect(screen.getByText('No matching stories')).toBeTruthy()
})

test('SV-03 an empty list has a message with a hint to the bookmark', async () => {
  draw()
  expect(await screen.findByText('No saved stories yet')).toBeTruthy()
  expect(screen.getByText(/bookmark icon/)).toBeTruthy()
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('SV-03 a list that is still being loaded is not called empty', async () => {
  draw(fakeSavedStoriesApi(['s1']))
  expect(screen.queryByText('No saved stories yet')).toBeNull()
  expect(await screen.findByText('1 saved story')).toBeTruthy()
  expect(screen.queryByText('No saved stories yet')).toBeNull()
})

test.each([
  ['half an hour', '2026-11-20T11:30:00.000Z', 'Saved: Just now', 'Bewaard: zojuist'],
  ['three hours', '2026-11-20T09:00:00.000Z', 'Saved: 3h ago', 'Bewaard: 3 uur geleden'],
  ['a day', '2026-11-19T11:00:00.000Z', 'Saved: 1 day ago', 'Bewaard: 1 dag geleden'],
  ['three days', '2026-11-17T11:00:00.000Z', 'Saved: 3 days ago', 'Bewaard: 3 dagen geleden'],
  ['weeks', '2026-10-17T11:00:00.000Z', 'Saved: 17 Oct 2026', 'Bewaard: 17 okt 2026'],
])('SV-08 saved %s ago, in both languages', async (_name, savedAt, english, dutch) => {
  for (const [language, said] of [
    ['en', english],
    ['nl', dutch],
  ] as const) {
    const server = fakeSavedStoriesApi()
    server.put(aSavedStory('s1', {}, savedAt))
    draw(server, language)
    expect(await screen.findByText(said)).toBeTruthy()
    act(() => signOutOnDevice())
    cleanup()
    signInOnDevice()
  }
})

describe('SV-02 a free reader', () => {
  test.each([
    [7, false],
    [8, true],
    [10, true],
  ])('with %d of ten sees the counter, and the warning: %s', async (count, isWarned) => {
    draw(fakeSavedStoriesApi(ids(count)))
    expect(await screen.findByText(`${count}/10`)).toBeTruthy()
    expect(screen.queryByText('Storage Limit Warning') !== null).toBe(isWarned)
  })

  test('sees withdrawn saved stories counted, because they count towards the limit', async () => {
    const server = fakeSavedStoriesApi()
    server.put(
      ...ids(8).map((id, index) => ({ ...aSavedStory(id), ...(index < 3 && { withdrawn: true as const }) })),
    )
    draw(server)
    expect(await screen.findByText('8/10')).toBeTruthy()
    expect(screen.getByText('Storage Limit Warning')).toBeTruthy()
  })

  test('can open the upgrade dialog from the warning', async () => {
    draw(fakeSavedStoriesApi(ids(8)))
    await screen.findByText('Storage Limit Warning')
    click('Upgrade to Premium')
    expect(readShownDialogs()).toEqual([{ name: 'upgrade', variant: 'default' }])
  })

  test('a premium reader sees neither', async () => {
    giveSubscription(YEARLY_SUBSCRIPTION, PROFILE.username)
    draw(fakeSavedStoriesApi(ids(12), 100))
    await waitFor(() => expect(entries()).toHaveLength(12))
    expect(screen.queryByText(/\/10/)).toBeNull()
    expect(screen.queryByText('Storage Limit Warning')).toBeNull()
  })
})

describe('SV-06 Remove', () => {
  test('removes a story, shows the first 30 characters of its title, and moves the focus to the next', async () => {
    const server = fakeSavedStoriesApi()
    server.put(
      aSavedStory('s1', { headline: 'Bridge over the river opens after four years' }),
      aSavedStory('s2'),
    )
    draw(server)
    await screen.findByText('2 saved stories')
    click(/Remove.*Bridge/)
    expect(titles()).toEqual(['Headline s2'])
    expect(document.activeElement?.textContent).toBe('Remove: Headline s2')
    await waitFor(() =>
      expect(messages()).toEqual(['Bridge over the river opens af... removed from saved stories']),
    )
    expect(server.ids()).toEqual(['s2'])
    click(/Remove.*Headline s2/)
    expect(await screen.findByText('No saved stories yet')).toBeTruthy()
    expect(document.activeElement?.tagName).toBe('DIALOG')
  })

  test('is undone with a message if it fails', async () => {
    const server = draw(fakeSavedStoriesApi(['s1']))
    server.fail('DELETE /api/saved-stories/{id}')
    await screen.findByText('1 saved story')
    click(/Remove.*Headline s1/)
    await waitFor(() => expect(messages()).toEqual(['Failed to remove story']))
    expect(titles()).toEqual(['Headline s1'])
  })
})

describe('SV-07 clear all', () => {
  test('asks for confirmation; Cancel has the focus', async () => {
    const server = draw(fakeSavedStoriesApi(ids(3)))
    await screen.findByText('3 saved stories')
    click('Clear all')
    expect(screen.getByRole('alert').textContent).toBe("Remove all 3 saved stories? This can't be undone.")
    expect(document.activeElement?.textContent).toBe('Keep them')
    click('Keep them')
    expect(server.ids()).toHaveLength(3)
    expect(document.activeElement?.textContent).toBe('Clear all')
    click('Clear all')
    click('Remove all')
    expect(await screen.findByText('No saved stories yet')).toBeTruthy()
    await waitFor(() => expect(messages()).toEqual(['All saved stories removed']))
    expect(server.ids()).toEqual([])
  })

  test('is undone with a message if the request fails', async () => {
    const server = draw(fakeSavedStoriesApi(ids(3)))
    server.fail('DELETE /api/saved-stories')
    await screen.findByText('3 saved stories')
    click('Clear all')
    click('Remove all')
    await waitFor(() => expect(messages()).toEqual(['Failed to clear all saved stories']))
    expect(entries()).toHaveLength(3)
  })
})

describe('SV-07 export', () => {
  test.each(['JSON', 'CSV', 'HTML'])('%s is downloaded as a file', async (form) => {
    draw(fakeSavedStoriesApi(['s1']))
    const files: Blob[] = []
    // Without this mock, the test environment would navigate to the file.
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob)
      return 'blob:1'
    })
    await screen.findByText('1 saved story')
    click(`Export as ${form}`)
    await waitFor(() => expect(files).toHaveLength(1))
    expect(await files[0]?.text()).toContain('/article/s1')
  })

  test('shows a message if it fails', async () => {
    draw(fakeSavedStoriesApi(['s1']))
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new Error('no space')
    })
    await screen.findByText('1 saved story')
    click('Export as JSON')
    await waitFor(() => expect(messages()).toEqual(['Failed to export saved stories']))
  })
})

test('a failure to load the list is shown in dialog and toast, and can be retried', async () => {
  const server = fakeSavedStoriesApi(['s1'])
  server.fail('GET /api/saved-stories', () => new Response('', { status: 400 }))
  draw(server)
  expect(await screen.findByText('Failed to fetch saved stories')).toBeTruthy()
  expect(messages()).toEqual(['Failed to load saved stories'])
  server.fail('GET /api/saved-stories', () => Response.json({ stories: [aSavedStory('s1')] }))
  click('Try again')
  expect(await screen.findByText('1 saved story')).toBeTruthy()
})

test('while the list loads a skeleton is shown', () => {
  draw(fakeSavedStoriesApi(['s1']))
  expect(screen.getByRole('status', { name: 'Loading saved stories' })).toBeTruthy()
})

test('without a reader it offers to sign in', () => {
  signOutOnDevice()
  draw()
  click('Sign In')
  expect(readShownDialogs()).toEqual([{ name: 'signIn' }])
})

test('a saved story is shown in the language in which it was saved', async () => {
  const server = fakeSavedStoriesApi()
  server.put(aSavedStory('s1', { language: 'nl', headline: 'Brug open' }))
  draw(server)
  expect((await screen.findByRole('heading', { name: 'Brug open' })).getAttribute('lang')).toBe('nl')
})
