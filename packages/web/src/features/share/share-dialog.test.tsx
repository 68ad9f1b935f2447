// @vitest-environment happy-dom
import { aNews } from '@plainwire/domain/testing'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NO_TOASTS, toasts } from '../../lib/access/toasts.ts'
import { ConfigContext } from '../../lib/config.ts'
import { DEFAULT_CONFIG } from '../../lib/default-config.ts'
import { fakeNewsClient } from '../../testing/fakes/fake-news-client.ts'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { someDetails, someStories } from '../../testing/stories.ts'
import { ShareDialog } from './share-dialog.tsx'

const stories = someStories(1)
const details = stories.map((story) => someDetails(story))
const CONFIG = { ...DEFAULT_CONFIG, publicUrl: 'https://news.example' }
const shareUrl = 'https://news.example/story/s1?shared'

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  toasts.set(NO_TOASTS)
})

function draw(newsClient = fakeNewsClient({ stories: details, news: { ok: true, data: aNews(stories) } })) {
  renderWithProviders(
    <ConfigContext value={CONFIG}>
      <ShareDialog storyId="s1" onClose={() => {}} />
    </ConfigContext>,
    { newsClient },
  )
  return newsClient
}

const link = () => screen.getByLabelText<HTMLInputElement>('Link to this story').value

test('SH-02 a link is created once; until then the URL of the story’s page is shown', async () => {
  const newsClient = fakeNewsClient({ stories: details, news: { ok: true, data: aNews(stories) } })
  let answer: (made: { ok: true; data: { shareUrl: string } }) => void = () => {}
  newsClient.share.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  draw(newsClient)
  expect(link()).toBe('https://news.example/story/s1')
  await screen.findByText('Making the link …')
  await act(async () => answer({ ok: true, data: { shareUrl } }))
  await waitFor(() => expect(link()).toBe(shareUrl))
  expect(screen.queryByText('Making the link …')).toBeNull()
  expect(newsClient.share).toHaveBeenCalledOnce()
  expect(toasts.get()[0]?.text).toBe('Story ready to share')
})

test('SH-02 SH-04 RT-08 if no link can be created, a message is shown and the story’s page is shared', async () => {
  const newsClient = fakeNewsClient({ stories: details, news: { ok: true, data: aNews(stories) } })
  newsClient.share.mockResolvedValue({ ok: false, failure: 'failed' })
  draw(newsClient)
  await waitFor(() => expect(toasts.get()[0]?.text).toBe('Failed to create shareable story'))
  expect(link()).toBe('https://news.example/story/s1')
})

test('SH-03 the copy button confirms for two seconds', async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { ...navigator, onLine: true, clipboard: { writeText } })
  draw()
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
  await screen.findByRole('button', { name: 'Copied' })
  expect(writeText).toHaveBeenCalledWith(link())
  expect(toasts.get().map(({ text }) => text)).toContain('Link copied')
  act(() => void vi.advanceTimersByTime(1900))
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy()
  act(() => void vi.advanceTimersByTime(200))
  expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy()
})

test('SH-03 a failure of the clipboard is shown', async () => {
  const writeText = vi.fn(async () => Promise.reject(new Error('refused')))
  vi.stubGlobal('navigator', { ...navigator, onLine: true, clipboard: { writeText } })
  draw()
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
  await waitFor(() => expect(toasts.get().map(({ text }) => text)).toContain('Failed to copy link'))
  expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy()
})

test('SH-01 every target opens without an opener', async () => {
  draw()
  const targets = screen.getAllByRole('link')
  expect(targets).toHaveLength(6)
  for (const target of targets) {
    expect(target.getAttribute('target')).toBe('_blank')
    expect(target.getAttribute('rel')).toContain('noopener')
  }
})
