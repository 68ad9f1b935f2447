import { aNews, aSource } from '@plainwire/domain/testing'
import { expect, test } from 'vitest'
import { someListRequest, someListSettings } from '../../../testing/list-requests.ts'
import { NOW, someStories } from '../../../testing/stories.ts'
import { createWorkerState } from '../../worker/worker-state.ts'
import { handleCoverageGapsRequest, handleStoryCoverageGapsRequest } from './gaps.ts'
import { handleListRequest } from './list.ts'

const amsterdam = { city: 'Amsterdam', countryCode: 'NL', latitude: 52.4, longitude: 4.9 }
const brazil = {
  city: null,
  country: 'Brazil',
  country_code: 'BR',
  scope: 'national' as const,
  coordinates: null,
}
const from = (publisher_id: string, country: string, owner = publisher_id) =>
  aSource({
    id: publisher_id,
    publisher_id,
    name: publisher_id,
    country,
    owner,
    language: country === 'NL' ? 'nl' : 'en',
  })
const DUTCH = ['x', 'y', 'z'].map((id) => from(id, 'NL'))
/**
 * The first story has sources of one owner; the second and third are a thread without a source from Brazil;
 * the fourth is covered widely abroad; the fifth is Dutch.
 */
const stories = someStories(5, (index) => {
  const [one, two] = [from('a', 'GB'), from('b', 'GB')]
  if (index === 0) return { sources: [from('a', 'GB', 'Big'), from('c', 'NL', 'Big')] }
  if (index < 3) return { location: brazil, sources: [one, two], thread: { id: 't1' } }
  if (index === 3)
    return {
      location: null,
      sources: [one, two],
      reports: { articles: 4, publishers: 4, owners: 4, independent: 4 },
    }
  return { sources: DUTCH }
})
const news = aNews(stories, { fetch_date: NOW.toISOString() })
const state = () => createWorkerState({ fetch: async () => Response.json(news), wait: async () => {} })

async function groupsOf(over: Parameters<typeof someListSettings>[0] = {}) {
  const answer = await handleCoverageGapsRequest(state(), someListSettings(over))
  if (!answer.ok) throw new Error('There is an edition.')
  return answer.data.map(({ gap, total, headlines }) => [gap, total, headlines.map(({ id }) => id)])
}

test('B14 stories are grouped by coverage gap, one for each thread; the gap of the reader’s country needs a place', async () => {
  const anywhere = [
    ['one-owner', 1, ['s1']],
    ['english-only', 1, ['s2']],
    ['none-from-there', 1, ['s2']],
  ]
  expect(await groupsOf()).toEqual(anywhere)
  expect(await groupsOf({ place: amsterdam })).toEqual([...anywhere, ['absent-here', 1, ['s4']]])
})

test('B14 a muted story isn’t listed, but a muted publisher counts as reporting a story', async () => {
  const addedAt = NOW.toISOString()
  const mute = (kind: 'source' | 'word', text: string) =>
    ({ id: text, kind, text, mode: 'hide', addedAt }) as const
  expect((await groupsOf({ mutes: [mute('word', 'headline')] })).length).toBe(0)
  expect(await groupsOf({ mutes: [mute('source', 'b')] })).toEqual(await groupsOf())
})

test('B14 the gaps of one story', async () => {
  const gapsOf = (storyId: string) =>
    handleStoryCoverageGapsRequest(state(), { ...someListSettings({ place: amsterdam }), storyId })
  expect(await gapsOf('s4')).toEqual({ ok: true, data: ['absent-here'] })
  expect(await gapsOf('s5')).toEqual({ ok: true, data: [] })
  expect(await gapsOf('gone')).toEqual({ ok: true, data: undefined })
})

test('B14 a list shows only stories with one gap', async () => {
  const page = await handleListRequest(state(), {
    ...someListRequest({ gap: 'none-from-there' }),
    offset: 0,
    count: 9,
  })
  expect(page.ok && page.data.cards.map(({ id, more }) => [id, more])).toEqual([['s2', 1]])
  expect(page.ok && page.data.total).toBe(1)
})
