import type { NewsStory } from '@plainwire/domain/contract'
import { breakDownScore, rankStories } from '@plainwire/domain/ranking'
import { aNews } from '@plainwire/domain/testing'
import { expect, test } from 'vitest'
import { someListRequest, someListSettings } from '../../../testing/list-requests.ts'
import { NOW, someStories } from '../../../testing/stories.ts'
import { createWorkerState } from '../../worker/worker-state.ts'
import { handleStoryCardRequest } from '../edition-story.ts'
import { buildRankingContext } from '../request.ts'
import { handleSearchRequest } from '../search/search.ts'
import { handleRelatedStoriesRequest } from '../threads/related.ts'
import { handleListRequest } from './list.ts'
import type { ListRequest } from './list-request.ts'
import { handleScoreExplanationRequest } from './score-explanation.ts'
import { handleTrendingRequest } from './trending.ts'

const zwolle = { city: 'Zwolle', countryCode: 'NL', latitude: 52.5, longitude: 6.1 }
const stories = someStories(40, (index) => ({ categories: [index % 4 ? 'world' : 'science'] }))
const news = aNews(stories, { fetch_date: NOW.toISOString() })
const state = () => createWorkerState({ fetch: async () => Response.json(news), wait: async () => {} })

async function pageOf(over: Partial<ListRequest>, offset = 0, count = 20) {
  const answer = await handleListRequest(state(), { ...someListRequest(over), offset, count })
  if (!answer.ok) throw new Error('There is an edition.')
  return answer.data
}
const ids = (cards: readonly { id: string }[]) => cards.map(({ id }) => id)

test('pages follow each other without repeating or skipping', async () => {
  const [first, second] = [await pageOf({}), await pageOf({}, 20)]
  expect(first.total).toBe(40)
  expect(new Set([...ids(first.cards), ...ids(second.cards)]).size).toBe(40)
})

test('FD-08 with interests the home list is personalised, and has the position of the divider', async () => {
  const { cards, dividerAt } = await pageOf({ interests: ['science'] })
  expect(dividerAt).toBe(10)
  expect(cards.slice(0, 10).every(({ category }) => category === 'science')).toBe(true)
  expect(cards.slice(10).some(({ category }) => category === 'science')).toBe(false)
  expect((await pageOf({ section: 'world', interests: ['science'] })).dividerAt).toBeUndefined()
})

test('stories on screen stay in their place', async () => {
  const { cards } = await pageOf({ onScreen: ['s9', 's3'] })
  expect(ids(cards).slice(0, 3)).toEqual(['s9', 's3', 's1'])
})

test('the option newest first orders by time only', async () => {
  const { cards } = await pageOf({
    rankingPreferences: { near: 1, important: 1, topics: 1, newestFirst: true },
  })
  const times = cards.map(({ publishedAt }) => publishedAt)
  expect(times).toEqual(times.toSorted().reverse())
})

test('a finite edition has the requested number of stories; read ones are left out and not replaced', async () => {
  const moment = NOW.toISOString()
  const read = {
    s1: { version: moment, readAt: moment },
    s2: { version: '2020-01-01T00:00:00Z', readAt: moment },
  }
  const { cards, total, sizes } = await pageOf({ limit: 6, hide: read })
  expect(ids(cards)).toEqual(['s2', 's3', 's4', 's5', 's6'])
  expect(total).toBe(5)
  expect(sizes.find(({ size }) => size === 6)).toMatchObject({ stories: 6 })
})

test('the score sheet has the numbers that order the list', async () => {
  const list = someListRequest({ section: 'science', place: zwolle })
  const ranked = rankStories(
    stories.filter(({ categories }) => categories.includes('science')),
    buildRankingContext(list),
  )
  const [, second] = ranked
  const answer = await handleScoreExplanationRequest(state(), { ...list, storyId: second?.story.id ?? '' })
  const sheet = { score: second?.score }
  expect(answer.ok && answer.data).toMatchObject({ position: 2, rank: 2, total: 10, sheet })
})

test.each([
  ['home', {}],
  ['Local', { section: 'local' }],
  ['a category', { section: 'science' }],
] as const)('in %s the scores of the sheets fall along the ranks', async (_name, over) => {
  const list = someListRequest({ ...over, place: zwolle })
  const held = state()
  const first = await handleListRequest(held, { ...list, offset: 0, count: 50 })
  const found = await Promise.all(
    (first.ok ? first.data.cards : []).map(({ id }) =>
      handleScoreExplanationRequest(held, { ...list, storyId: id }),
    ),
  )
  const sheets = found.flatMap((answer) => (answer.ok && answer.data ? [answer.data] : []))
  const scores = sheets.toSorted((a, b) => a.rank - b.rank).map(({ sheet }) => sheet.score)
  expect(scores.length).toBeGreaterThan(1)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
})

test('in the personal list the score sheet is that of the story alone', async () => {
  const list = someListRequest({ interests: ['science'] })
  const [story] = stories
  if (!story) throw new Error('There is a story.')
  const answer = await handleScoreExplanationRequest(state(), { ...list, storyId: 's1' })
  expect(answer.ok && answer.data?.sheet).toEqual(breakDownScore(story, buildRankingContext(list)))
  expect(await handleScoreExplanationRequest(state(), { ...list, storyId: 'gone' })).toEqual({
    ok: true,
    data: undefined,
  })
})

test('RK-04 the trending list depends on the reader’s place; headlines on screen stay', async () => {
  const trending = await handleTrendingRequest(state(), {
    ...someListSettings({ place: zwolle }),
    onScreen: undefined,
  })
  expect(trending.ok && trending.data).toHaveLength(10)
  const cached = await handleTrendingRequest(state(), { ...someListSettings(), onScreen: ['s3', 'gone'] })
  expect(cached.ok && ids(cached.data)).toEqual(['s3'])
})

test('RK-04 a reader with a place gets only popular stories, one without gets others too', async () => {
  const quiet = someStories(4, (index) => ({
    analytics: { ...stories[0]?.analytics, popularity_score: index < 2 ? 8 : 5 } as NewsStory['analytics'],
  }))
  const held = createWorkerState({ fetch: async () => Response.json(aNews(quiet)), wait: async () => {} })
  const trendingAt = async (place: typeof zwolle | undefined) => {
    const answer = await handleTrendingRequest(held, { ...someListSettings({ place }), onScreen: undefined })
    return answer.ok && ids(answer.data).sort()
  }
  expect(await trendingAt(zwolle)).toEqual(['s1', 's2'])
  expect(await trendingAt(undefined)).toEqual(['s1', 's2', 's3', 's4'])
})

test('LA-04 every list has the Dutch texts for a reader of Dutch, and the original where there are none', async () => {
  const textsOf = (id: string) => ({
    headline: `Kop ${id}`,
    sub_headline: `Onder ${id}.`,
    description: 'Nieuws.',
  })
  const placed = someStories(30, (index) => ({
    // The last story has no translation.
    ...(index < 29 && {
      translations: { 'nl-NL': { ...textsOf(`s${index + 1}`), state: 'checked' as const } },
    }),
  }))
  const held = createWorkerState({ fetch: async () => Response.json(aNews(placed)), wait: async () => {} })
  const reader = someListSettings({ language: 'nl' })
  const page = await handleListRequest(held, { ...someListRequest({ language: 'nl' }), offset: 0, count: 30 })
  const found = await handleSearchRequest(held, { ...reader, query: 'kop' })
  const lists = [
    page.ok && page.data.cards,
    found.ok && found.data.cards,
    await handleTrendingRequest(held, { ...reader, onScreen: undefined }).then(
      (answer) => answer.ok && answer.data,
    ),
    await handleRelatedStoriesRequest(held, { ...reader, storyId: 's1' }).then(
      (answer) => answer.ok && answer.data,
    ),
    await handleStoryCardRequest(held, { ...reader, storyId: 's1' }).then(
      (answer) => answer.ok && answer.data && [answer.data],
    ),
  ]
  for (const list of lists) {
    if (!list) throw new Error('There is an edition.')
    expect(list.length).toBeGreaterThan(0)
    for (const { id, title } of list) expect(title).toBe(id === 's30' ? 'Headline 30' : `Kop ${id}`)
  }
  expect(page.ok && page.data.cards.find(({ id }) => id === 's30')?.language).toBe('en')
})

test('related stories are of the same edition, never the story itself', async () => {
  const related = await handleRelatedStoriesRequest(state(), { ...someListSettings(), storyId: 's1' })
  expect(related.ok && related.data).toHaveLength(6)
  expect(related.ok && ids(related.data)).not.toContain('s1')
  expect(await handleRelatedStoriesRequest(state(), { ...someListSettings(), storyId: 'gone' })).toEqual({
    ok: true,
    data: [],
  })
})
