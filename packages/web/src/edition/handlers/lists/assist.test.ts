import type { PremiumListOptions } from '@plainwire/domain/ranking'
import { aNews, aStory } from '@plainwire/domain/testing'
import { expect, test } from 'vitest'
import { someListRequest } from '../../../testing/list-requests.ts'
import { NOW, someStories } from '../../../testing/stories.ts'
import { createWorkerState } from '../../worker/worker-state.ts'
import { handleListRequest } from './list.ts'
import type { ListRequest } from './list-request.ts'
import { handleScoreExplanationRequest } from './score-explanation.ts'

const OFF: PremiumListOptions = { repeats: false, lowQuality: false, surprise: false }
const { analytics } = aStory()
const stories = someStories(30, (index) => ({
  headline:
    index === 1 ? 'Headline about the river rising in spring' : `Story${index} number${index} of that`,
  categories: [index < 20 ? 'world' : 'science'],
  tags: [],
  analytics: { ...analytics, cleanliness: index === 4 ? 3 : 9, political_neutrality: 9, popularity_score: 9 },
}))
const again = { ...(stories[1] ?? aStory()), id: 'again', published_at: '2026-11-19T12:00:00.000Z' }
const news = aNews([...stories, again], { fetch_date: NOW.toISOString() })
const state = () => createWorkerState({ fetch: async () => Response.json(news), wait: async () => {} })

async function listOf(assist: Partial<PremiumListOptions> | undefined, over: Partial<ListRequest> = {}) {
  const request = { ...someListRequest(over), ...(assist && { assist: { ...OFF, ...assist } }) }
  const answer = await handleListRequest(state(), { ...request, offset: 0, count: 50 })
  if (!answer.ok) throw new Error('There is an edition.')
  return { ...answer.data, ids: answer.data.cards.map(({ id }) => id) }
}

test('PS-07 the switches leave repeats and poor stories out of the list', async () => {
  const { ids, total } = await listOf(undefined)
  expect([ids.includes('again'), ids.includes('s5'), total]).toEqual([true, true, 31])
  const filtered = await listOf({ repeats: true, lowQuality: true })
  expect(filtered.ids).toEqual(ids.filter((id) => id !== 'again' && id !== 's5'))
  expect(filtered.total).toBe(29)
})

test('PS-07 a learned interest ranks a category higher, and the score sheet names it', async () => {
  const assist = { ...OFF, learned: { science: 20 } }
  const { cards } = await listOf(assist)
  const plain = await listOf(undefined)
  const firstScience = (list: typeof cards) => list.findIndex(({ category }) => category === 'science')
  expect(firstScience(cards)).toBeLessThan(firstScience(plain.cards))
  const answer = await handleScoreExplanationRequest(state(), {
    ...someListRequest(),
    assist,
    storyId: 's25',
  })
  expect(answer.ok && answer.data?.learned).toEqual([{ name: 'science', liking: expect.closeTo(20 / 26) }])
})

test('PS-07 a surprise is at the eighth position, and the list isn’t divided by interests', async () => {
  const interests = ['world']
  const plain = await listOf(undefined, { interests })
  expect(plain.dividerAt).toBe(21)
  const surprised = await listOf({ surprise: true }, { interests })
  expect(surprised.cards[7]?.category).toBe('science')
  expect(surprised.dividerAt).toBeUndefined()
  const filtered = await listOf({ lowQuality: true }, { interests })
  expect(filtered.dividerAt).toBe(20)
})

test('PS-07 a list ordered by time stays ordered by time', async () => {
  const rankingPreferences = { near: 0.5, important: 0.5, topics: 0.5, newestFirst: true }
  expect((await listOf({ surprise: true }, { rankingPreferences })).ids).toEqual(
    (await listOf(undefined, { rankingPreferences })).ids,
  )
})
