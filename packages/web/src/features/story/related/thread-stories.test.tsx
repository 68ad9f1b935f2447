// @vitest-environment happy-dom
import { aNews } from '@plainwire/domain/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { buildFirstViewData } from '../../../edition/first-view.ts'
import { fakeNewsClient } from '../../../testing/fakes/fake-news-client.ts'
import { renderWithProviders } from '../../../testing/render-with-providers.tsx'
import { NOW, someDetails, someStories } from '../../../testing/stories.ts'
import { preloadStoryDisclosures, StoryDialog } from '../story-dialog.tsx'

beforeAll(preloadStoryDisclosures)

afterEach(cleanup)

const stories = someStories(4, (index) => (index < 3 ? { thread: { id: 't1' } } : {}))
const threads = [{ id: 't1', name: { en: 'Zwolle' }, story_ids: ['s3', 's1', 's2'] }]
const news = aNews(stories, { threads })

function draw(storyId: string, { hasFirstView = false, part = '' } = {}) {
  const details = stories.map((story) => someDetails(story))
  const own = details.find(({ id }) => id === storyId)
  const view = buildFirstViewData({ news, url: `/story/${storyId}`, language: 'en', now: NOW, details: own })
  const newsClient = fakeNewsClient(hasFirstView ? {} : { news: { ok: true, data: news }, stories: details })
  const around = { newsClient, ...(hasFirstView && { firstView: view }) }
  renderWithProviders(<StoryDialog storyId={storyId} onClose={() => {}} />, {
    path: `/story/${storyId}${part}`,
    ...around,
  })
}

test.each([
  ['loaded with the edition', false],
  ['embedded in the page', true],
])('a story lists the other stories of its thread, %s', async (_name, hasFirstView) => {
  draw('s1', { hasFirstView })
  const section = await screen.findByRole('region', { name: 'More on this topic' })
  const links = within(section).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Headline 3',
    'Headline 2',
    'Timeline of this topic',
  ])
  expect(links[2]?.getAttribute('href')).toBe('/thread/t1')
  expect(links[0]?.getAttribute('href')).toBe('/story/s3')
  expect(section.textContent).toContain('Zwolle')
})

test.each([
  ['of the edition', false],
  ['that came with the page', true],
])('the link of a card scrolls to the list %s', async (_name, hasFirstView) => {
  draw('s1', { hasFirstView, part: '#thread-stories' })
  const heading = await screen.findByRole('heading', { name: 'More on this topic' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

test('a story that is opened by its headline starts at the top', async () => {
  draw('s1')
  const heading = await screen.findByRole('heading', { name: 'More on this topic' })
  expect(document.activeElement).not.toBe(heading)
})

test('a story that is alone in its thread has no list', async () => {
  draw('s4')
  await screen.findByRole('heading', { name: 'Headline 4' })
  expect(screen.queryByRole('region', { name: 'More on this topic' })).toBeNull()
})
