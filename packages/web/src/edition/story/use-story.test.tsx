// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeNewsClient } from '../../testing/fakes/fake-news-client.ts'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { someDetails, someStories } from '../../testing/stories.ts'
import { useLoadedStory, useStory } from './use-story.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const stories = someStories(1).map((story) => someDetails(story))

function Here({ storyId }: { storyId: string }) {
  return <p>{useLoadedStory(storyId)?.title ?? 'nothing here'}</p>
}

function Loaded({ storyId }: { storyId: string }) {
  return <p>{useStory(storyId).state}</p>
}

test.each(['', 's1'])('a story that isn’t loaded is neither fetched nor reported as a failure: %j', (id) => {
  const complaint = vi.spyOn(console, 'error')
  const newsClient = fakeNewsClient({ stories })
  renderWithProviders(<Here storyId={id} />, { newsClient })
  expect(screen.getByText('nothing here')).toBeTruthy()
  expect(newsClient.story).not.toHaveBeenCalled()
  expect(complaint).not.toHaveBeenCalled()
})

test('a story that a dialog has loaded is available to the page', async () => {
  renderWithProviders(
    <>
      <Here storyId="s1" />
      <Loaded storyId="s1" />
    </>,
    { newsClient: fakeNewsClient({ stories }) },
  )
  expect(await screen.findByText('loaded')).toBeTruthy()
  expect(await screen.findByText(stories[0]?.title ?? '')).toBeTruthy()
})
