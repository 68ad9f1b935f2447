import type { Mute } from '@plainwire/domain/reader'
import { aNews, aSource, aStory } from '@plainwire/domain/testing'
import { expect, test } from 'vitest'
import { someListRequest, someListSettings } from '../../../testing/list-requests.ts'
import { minutesAgo, NOW, someStories } from '../../../testing/stories.ts'
import { createWorkerState } from '../../worker/worker-state.ts'
import { handleListRequest } from '../lists/list.ts'
import { handleMutedStoriesRequest, handleMutePreviewRequest } from '../lists/muted.ts'
import { handleTrendingRequest } from '../lists/trending.ts'
import { handleRelatedStoriesRequest } from '../threads/related.ts'
import { handleArchiveSearchRequest } from './archive-search-result-page.ts'
import { handlePrepareSearchRequest, handleSearchRequest, MAX_RESULTS } from './search.ts'
import { handleSuggestionsRequest } from './suggestions.ts'

const plain = { sub_headline: '', description: '', tags: [], categories: ['world'] }
const aReport = (id: string, headline: string, over = {}) =>
  aStory({ ...plain, id, headline, published_at: minutesAgo(30), updated_at: minutesAgo(30), ...over })
const gazette = aSource({
  id: 'g',
  publisher_id: 'gazette',
  name: 'The Gazette',
  original_headline: 'Gazette',
})
const other = aSource({ id: 'o', publisher_id: 'other', name: 'Other Paper', original_headline: 'Other' })
const stories = [
  aReport('flood', 'Flooding in the valley', { sources: [gazette, other] }),
  aReport('bridge', 'A bridge for the valley', { sources: [other] }),
  aReport('gazette', 'Harbour opens', { sources: [gazette] }),
  aReport('match', 'Harbour match', { categories: ['sports'], sources: [gazette, other] }),
]
const news = aNews(stories, { fetch_date: NOW.toISOString() })

/** Creates a worker state with the edition `news`, and an archive with the given pages. */
function stateWith(...pages: unknown[]) {
  const received: string[] = []
  const fetch = async (input: unknown) => {
    const url = String(input)
    if (!url.includes('/stories/search')) return Response.json(news)
    received.push(url)
    const page = pages.shift()
    return page ? Response.json(page) : new Response('', { status: 503 })
  }
  return { state: createWorkerState({ fetch, wait: async () => {} }), received }
}
const { state } = stateWith()
const mute = (kind: Mute['kind'], text: string, over: Partial<Mute> = {}): Mute => {
  return { id: `${kind}:${text}`, kind, text, mode: 'hide', addedAt: minutesAgo(60), ...over }
}
const ids = (shown: readonly { id: string }[]) => shown.map(({ id }) => id)

async function found(query: string, ...mutes: Mute[]) {
  const answer = await handleSearchRequest(state, { ...someListSettings({ mutes }), query })
  if (!answer.ok) throw new Error('There is an edition.')
  return answer.data
}

test('RK-06 a search finds stories of every section, in the order of their scores', async () => {
  expect(ids((await found('valley')).cards).toSorted()).toEqual(['bridge', 'flood'])
  expect(ids((await found('opens OR gazette')).cards)[0]).toBe('gazette')
  expect((await found('')).total).toBe(0)
})

test('a misspelled word is corrected in the results, without muted stories', async () => {
  const answer = await found('vally ')
  expect(ids(answer.cards).toSorted()).toEqual(['bridge', 'flood'])
  expect(answer.corrections).toEqual([{ typed: 'vally', meant: ['valley'] }])
  expect(answer.understood.groups[0]?.any).toHaveLength(2)
  expect(ids((await found('vally ', mute('word', 'bridge'))).cards)).toEqual(['flood'])
  expect((await found('valley ')).corrections).toEqual([])
  expect(await found('harb', mute('topic', 'sports'))).toMatchObject({ query: 'harb', total: 1 })
})

test('B15 search operators are parsed, also in an unfinished query', async () => {
  expect(ids((await found('valley -bridge')).cards)).toEqual(['flood'])
  expect(ids((await found('source:gazette category:sports')).cards)).toEqual(['match'])
  expect(ids((await found('floo')).cards)).toEqual(['flood'])
})

test('only the best results have cards, and all are counted', async () => {
  const many = aNews(someStories(80), { fetch_date: NOW.toISOString() })
  const full = createWorkerState({ fetch: async () => Response.json(many), wait: async () => {} })
  const answer = await handleSearchRequest(full, { ...someListSettings(), query: 'headline' })
  expect(answer.ok && answer.data.cards).toHaveLength(MAX_RESULTS)
  expect(answer.ok && answer.data.total).toBe(80)
  expect(await handlePrepareSearchRequest(full, someListSettings())).toMatchObject({ ok: true })
})

test('FD-12 a muted story is in no feed, search, suggestion, trending or related list', async () => {
  const mutes = [mute('word', 'flood'), mute('topic', 'sports'), mute('source', 'The Gazette')]
  const list = await handleListRequest(state, { ...someListRequest({ mutes }), offset: 0, count: 20 })
  expect(list.ok && ids(list.data.cards)).toEqual(['bridge'])
  expect((await found('valley', ...mutes)).total).toBe(1)
  expect((await found('source:gazette', ...mutes)).total).toBe(0)
  const reading = someListSettings({ mutes })
  const suggested = await handleSuggestionsRequest(state, { ...reading, typed: 'gazette' })
  expect(suggested.ok && suggested.data).toEqual([])
  const related = await handleRelatedStoriesRequest(state, { ...reading, storyId: 'bridge' })
  expect(related.ok && related.data).toEqual([])
  const trending = await handleTrendingRequest(state, { ...reading, onScreen: ['flood', 'bridge', 'match'] })
  expect(trending.ok && ids(trending.data)).toEqual(['bridge'])
})

test('FD-12 a story that only matches by a muted publisher isn’t found; others keep their other publishers', async () => {
  const shown = await found('gazette', mute('source', 'The Gazette'))
  expect(shown.total).toBe(0)
  const [card] = (await found('flooding', mute('source', 'The Gazette'))).cards
  expect(card?.publishers.map(({ name }) => name)).toEqual(['Other Paper'])
})

test('B10 a blurred story stays in its place in the feed and the results with its mute, and is in no other list', async () => {
  const mutes = [mute('word', 'flood', { mode: 'blur' })]
  const list = await handleListRequest(state, { ...someListRequest({ mutes }), offset: 0, count: 20 })
  const card = list.ok ? list.data.cards.find(({ id }) => id === 'flood') : undefined
  expect(card?.veiledBy).toEqual({ kind: 'word', text: 'flood' })
  expect((await found('flooding', ...mutes)).cards[0]?.veiledBy).toBeDefined()
  const related = await handleRelatedStoriesRequest(state, {
    ...someListSettings({ mutes }),
    storyId: 'bridge',
  })
  expect(related.ok && ids(related.data)).not.toContain('flood')
})

test('B10 a section lists its hidden stories, and each mute the stories it hides', async () => {
  const mutes = [mute('word', 'flood'), mute('topic', 'sports'), mute('word', 'never')]
  const sports = await handleListRequest(state, {
    ...someListRequest({ mutes, section: 'sports' }),
    offset: 0,
    count: 20,
  })
  expect(sports.ok && sports.data.hidden).toMatchObject({ total: 1, headlines: [{ id: 'match' }] })
  const muted = await handleMutedStoriesRequest(state, someListSettings({ mutes }))
  expect(muted.ok && muted.data).toMatchObject({
    'word:flood': { total: 1, headlines: [{ id: 'flood' }] },
    'topic:sports': { total: 1 },
    'word:never': { total: 0 },
  })
})

test('B10 a preview lists the stories that a mute would hide, including inflections and compounds', async () => {
  const preview = async (text: string) => {
    const answer = await handleMutePreviewRequest(state, { ...someListSettings(), mute: mute('word', text) })
    return answer.ok && ids(answer.data.headlines)
  }
  expect(await preview('flood')).toEqual(['flood'])
  expect(await preview('bridges')).toEqual(['bridge'])
  expect(await preview('never')).toEqual([])
})

test('an expired mute mutes nothing', async () => {
  expect((await found('flooding', mute('word', 'flood', { until: minutesAgo(1) }))).total).toBe(1)
})

test('older stories are those of the archive that the search of the edition hasn’t found, page by page', async () => {
  const old = aReport('old', 'Valley of long ago')
  const next = '2026-01-01T00:00:00.000Z~old'
  const { state: own, received } = stateWith(
    { stories: [stories[0], stories[1]], next },
    { stories: [old], next: null },
  )
  const answer = await handleArchiveSearchRequest(own, {
    ...someListSettings(),
    query: 'valley -"rock & roll"',
    cursor: null,
  })
  expect(answer.ok && ids(answer.data.cards)).toEqual(['old'])
  expect(answer.ok && answer.data.next).toBeNull()
  expect(received).toHaveLength(2)
  expect(new URL(received[0] ?? '', 'http://x').searchParams.get('q')).toBe('valley -"rock & roll"')
  expect(new URL(received[1] ?? '', 'http://x').searchParams.get('cursor')).toBe(next)
})

test('FD-12 muted older stories are left out too; an unreachable archive is a failure', async () => {
  const old = aReport('old', 'Floods of long ago')
  const { state: own } = stateWith({ stories: [old], next: null })
  const request = { ...someListSettings({ mutes: [mute('word', 'flood')] }), query: 'ago', cursor: null }
  const answer = await handleArchiveSearchRequest(own, request)
  expect(answer.ok && answer.data.cards).toEqual([])
  expect(await handleArchiveSearchRequest(stateWith().state, request)).toMatchObject({ ok: false })
})
