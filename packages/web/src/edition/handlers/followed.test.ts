import type { FollowedThing } from '@plainwire/domain/follow'
import { aNews } from '@plainwire/domain/testing'
import { HOUR_MS } from '@plainwire/domain/units'
import { describe, expect, test } from 'vitest'
import { someListSettings } from '../../testing/list-requests.ts'
import { NOW, someStories } from '../../testing/stories.ts'
import { createWorkerState } from '../worker/worker-state.ts'
import { handleFollowingPageRequest, MAX_EARLIER_STORIES, MAX_NEW_STORIES } from './followed.ts'

const at = (hoursAgo: number) => new Date(NOW.getTime() - hoursAgo * HOUR_MS).toISOString()
/** Twenty stories on the United Nations, an hour apart; the first also on Zwolle. */
const stories = someStories(20, (index) => ({
  tags: index === 0 ? ['UN', 'Zwolle'] : ['UN'],
  published_at: at(index),
  updated_at: at(index),
}))
const news = aNews(stories, { fetch_date: NOW.toISOString() })
const state = () => createWorkerState({ fetch: async () => Response.json(news), wait: async () => {} })
const thing = (key: string): FollowedThing => ({ kind: 'name', key, label: key, followedAt: at(10) })

async function newsOf(things: FollowedThing[], over = {}) {
  const answer = await handleFollowingPageRequest(state(), {
    ...someListSettings(),
    things,
    known: {},
    ...over,
  })
  if (!answer.ok) throw new Error('There is an edition.')
  return answer.data
}

describe('the new stories of followed things (B15)', () => {
  test('are the first of each thing, with the number of all, and the ids of the shown ones', async () => {
    const { things, shown } = await newsOf([thing('UN'), thing('Zwolle'), thing('Kampen')])
    expect(things.map(({ id, freshTotal, earlierTotal }) => [id, freshTotal, earlierTotal])).toEqual([
      ['name:un', 17, 3],
      ['name:zwolle', 1, 0],
      ['name:kampen', 0, 0],
    ])
    expect(things[0]?.fresh.map(({ id }) => id)).toEqual(
      stories.slice(0, MAX_NEW_STORIES).map(({ id }) => id),
    )
    expect(things[0]?.earlier).toHaveLength(MAX_EARLIER_STORIES)
    expect(Object.keys(shown)).toHaveLength(20)
  })

  test('are none after a visit, and never include muted stories', async () => {
    const { shown } = await newsOf([thing('UN')])
    const after = await newsOf([thing('UN')], { known: shown })
    expect(after.things[0]?.freshTotal).toBe(0)
    const mutes = [{ id: 'm', kind: 'topic', text: 'UN', mode: 'blur', addedAt: at(1) }]
    const muted = await newsOf([thing('UN')], { mutes })
    expect(muted.things[0]).toMatchObject({ freshTotal: 0, earlierTotal: 0 })
  })
})
