import { aNews } from '@plainwire/domain/testing'
import { describe, expect, test } from 'vitest'
import { someListRequest, someListSettings } from '../../../testing/list-requests.ts'
import { NOW, someDetails, someStories } from '../../../testing/stories.ts'
import { buildFirstViewData } from '../../first-view.ts'
import { createWorkerState } from '../../worker/worker-state.ts'
import { handleListRequest } from '../lists/list.ts'
import type { ListRequest } from '../lists/list-request.ts'
import { handleScoreExplanationRequest } from '../lists/score-explanation.ts'
import { handleTrendingRequest } from '../lists/trending.ts'
import { handleSearchRequest } from '../search/search.ts'
import { handleRelatedStoriesRequest } from './related.ts'
import { handleThreadRequest } from './thread.ts'

const THREAD = ['s2', 's4', 's5']
/** Six stories, best first; the second, fourth and fifth are one thread. */
const stories = someStories(6, (index) => ({
  categories: index === 4 ? ['science'] : ['world'],
  ...(THREAD.includes(`s${index + 1}`) && { thread: { id: 't1' } }),
}))
const threads = [{ id: 't1', name: { en: 'Zwolle, Kampen' }, story_ids: ['s5', 's2', 's4'] }]
const news = aNews(stories, { fetch_date: NOW.toISOString(), threads })
const state = () => createWorkerState({ fetch: async () => Response.json(news), wait: async () => {} })

async function pageOf(over: Partial<ListRequest> = {}) {
  const answer = await handleListRequest(state(), { ...someListRequest(over), offset: 0, count: 20 })
  if (!answer.ok) throw new Error('There is an edition.')
  return answer.data
}
const idsOf = (cards: readonly { id: string }[]) => cards.map(({ id }) => id)
const cardsOf = async (over: Partial<ListRequest> = {}) =>
  (await pageOf(over)).cards.map(({ id, more }) => (more ? `${id} +${more}` : id))
const mute = (text: string, mode: 'hide' | 'blur') => {
  return { id: text, kind: 'word' as const, text, mode, addedAt: NOW.toISOString() }
}
const readAs = (...ids: string[]) => {
  const moment = NOW.toISOString()
  return Object.fromEntries(ids.map((id) => [id, { version: moment, readAt: moment }]))
}
const askFor = (storyId: string, over = {}) =>
  handleThreadRequest(state(), { ...someListSettings(over), threadId: 't1', storyId })

describe('a list with one card for each thread', () => {
  test('shows the thread’s best story at its position, and the number of others', async () => {
    expect(await cardsOf()).toEqual(['s1', 's2 +2', 's3', 's6'])
    expect((await pageOf()).total).toBe(4)
  })

  test('shows in a category the best story of the category', async () => {
    expect(await cardsOf({ section: 'science' })).toEqual(['s5 +2'])
  })

  test('has the same order as the server’s page', async () => {
    const view = buildFirstViewData({ news, url: '/', language: 'en', now: NOW })
    expect(view.cards.map(({ id, more }) => (more ? `${id} +${more}` : id))).toEqual(await cardsOf())
    expect(view.total).toBe(4)
  })

  test('preserves the stories on screen, even if another story of the thread is in front there', async () => {
    expect(await cardsOf({ onScreen: ['s4', 's3'] })).toEqual(['s4 +2', 's3', 's1', 's6'])
  })

  test('shows the thread’s best story that isn’t muted', async () => {
    expect(await cardsOf({ mutes: [mute('headline 2', 'hide')] })).toEqual(['s1', 's3', 's4 +1', 's6'])
    const { hidden } = await pageOf({ mutes: [mute('headline', 'hide')] })
    expect(hidden.total).toBe(6)
  })

  test('shows a blurred story only if all stories of the thread are blurred', async () => {
    expect(await cardsOf({ mutes: [mute('headline 2', 'blur')] })).toEqual(['s1', 's4 +1', 's3', 's6'])
    const { cards } = await pageOf({ mutes: ['2', '4', '5'].map((one) => mute(`headline ${one}`, 'blur')) })
    expect(cards.find(({ id }) => id === 's2')).toMatchObject({ veiledBy: { text: 'headline 2' } })
    expect(cards).toHaveLength(4)
  })

  test('shows the thread’s best unread story; in a finite edition a read story isn’t replaced', async () => {
    expect(await cardsOf({ hide: readAs('s2') })).toEqual(['s1', 's4 +2', 's3', 's6'])
    expect(await cardsOf({ hide: readAs('s2', 's4', 's5') })).toEqual(['s1', 's3', 's6'])
    expect(await cardsOf({ hide: readAs('s2'), limit: 6 })).toEqual(['s1', 's3', 's6'])
  })
})

test('the score sheet of a story has the position of its thread', async () => {
  for (const storyId of THREAD) {
    const sheet = await handleScoreExplanationRequest(state(), { ...someListRequest(), storyId })
    expect(sheet.ok && sheet.data).toMatchObject({ position: 2, rank: 2, total: 4 })
  }
})

test('the trending list has a thread once; a search finds all of its stories', async () => {
  const trending = await handleTrendingRequest(state(), { ...someListSettings(), onScreen: undefined })
  expect(trending.ok && idsOf(trending.data).filter((id) => THREAD.includes(id))).toHaveLength(1)
  const found = await handleSearchRequest(state(), { ...someListSettings(), query: 'headline' })
  expect(found.ok && found.data.total).toBe(6)
})

describe('more on the topic of a story', () => {
  test('has every other story of its thread, in the thread’s order, with the thread’s name', async () => {
    const { ok, data } = { data: undefined, ...(await askFor('s2')) }
    expect(ok && data && { ...data, headlines: idsOf(data.headlines) }).toEqual({
      name: 'Zwolle, Kampen',
      headlines: ['s5', 's4'],
    })
  })

  test('has no muted stories', async () => {
    const answer = await askFor('s2', { mutes: [mute('headline 5', 'hide'), mute('headline 4', 'blur')] })
    expect(answer.ok && answer.data.headlines).toEqual([])
  })

  test('has no name if that is a headline', async () => {
    const named = { ...news, threads: [{ id: 't1', name: { en: 'Headline…' }, story_ids: THREAD }] }
    const own = createWorkerState({ fetch: async () => Response.json(named), wait: async () => {} })
    const answer = await handleThreadRequest(own, { ...someListSettings(), threadId: 't1', storyId: 's2' })
    expect(answer.ok && answer.data.name).toBeUndefined()
  })

  test('is embedded in the page of a story, and its stories aren’t among the related ones', async () => {
    const [, story, lone] = stories
    if (!story || !lone) throw new Error('There is a story.')
    const viewOf = (one: typeof story) =>
      buildFirstViewData({
        news,
        url: `/story/${one.id}`,
        language: 'en',
        now: NOW,
        details: someDetails(one),
      })
    expect(idsOf(viewOf(story).thread?.headlines ?? [])).toEqual(['s5', 's4'])
    expect(viewOf(lone).thread).toBeUndefined()
    const related = await handleRelatedStoriesRequest(state(), { ...someListSettings(), storyId: 's2' })
    expect(related.ok && idsOf(related.data).toSorted()).toEqual(['s1', 's3', 's6'])
  })
})
