// @vitest-environment happy-dom
import { aSource } from '@plainwire/domain/testing'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeNewsClient } from '../../testing/fakes/fake-news-client.ts'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { aPicture, someDetails, someStories } from '../../testing/stories.ts'
import { SlideshowDialog } from './slideshow-dialog.tsx'

const onClose = vi.fn()
let isDesktop = true
beforeEach(() => {
  isDesktop = true
  // Simulates the full-screen mode, which the test environment lacks.
  Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true })
  vi.stubGlobal('matchMedia', (query: string) => {
    const matches = query.includes('768px') && isDesktop
    return { matches, addEventListener: () => {}, removeEventListener: () => {} }
  })
})
afterEach(() => {
  cleanup()
  onClose.mockClear()
  vi.unstubAllGlobals()
})

function draw(...urls: string[]) {
  const [story] = someStories(1, () => ({
    primary_image_url: urls[0] ?? null,
    sources: [
      aSource({
        name: 'The Courier',
        url: 'https://courier.example/1',
        media: urls.map((url) => aPicture(url)),
      }),
    ],
  }))
  if (!story) throw new Error('There is no story.')
  renderWithProviders(<SlideshowDialog storyId="s1" onClose={onClose} />, {
    newsClient: fakeNewsClient({ stories: [someDetails(story)] }),
  })
}
const fullScreen = () => screen.queryByRole('button', { name: 'Full screen' })

test('SL-02 a counter, a strip with a thumbnail of each picture, the title with its source, and Close', async () => {
  draw('/images/a', '/images/b', '/images/c')
  expect(await screen.findByText('1 / 3')).toBeTruthy()
  const strip = screen.getByRole('navigation', { name: 'All pictures' })
  expect(
    within(strip)
      .getAllByRole('button')
      .map((one) => one.getAttribute('aria-label'))
      .sort(),
  ).toEqual(['1 of 3', '2 of 3', '3 of 3'])
  const current = screen.getByRole('group', { name: '1 of 3' })
  expect(current.textContent).toContain('Headline 1')
  const link = within(current).getByRole('link', { name: /^Read the article at The Courier/ })
  expect(link.getAttribute('href')).toBe('https://courier.example/1')
  expect(link.getAttribute('rel')).toContain('noopener')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('SL-02 a story with one picture has neither counter nor thumbnails', async () => {
  draw('/images/a')
  await screen.findAllByRole('group', { name: '1 of 1' })
  expect(screen.queryByText('1 / 1')).toBeNull()
  expect(screen.queryByRole('navigation', { name: 'All pictures' })).toBeNull()
})

test('SL-02 full screen is offered on a desktop only', async () => {
  draw('/images/a', '/images/b')
  await screen.findByText('1 / 2')
  expect(fullScreen()).toBeTruthy()
  cleanup()
  isDesktop = false
  draw('/images/a', '/images/b')
  await screen.findByText('1 / 2')
  expect(fullScreen()).toBeNull()
})

test('SL-01 without pictures the slideshow closes itself', async () => {
  draw()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(screen.queryByText(/ \/ /)).toBeNull()
})
