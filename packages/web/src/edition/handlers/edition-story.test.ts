import { aNews } from '@plainwire/domain/testing'
import { expect, test } from 'vitest'
import { NOW, someDetails, someStories } from '../../testing/stories.ts'
import { createInMemoryEdition } from '../worker/edition-in-memory.ts'
import type { WorkerState } from '../worker/worker-state.ts'
import { handleSnapshotRequest } from './edition-story.ts'

const stories = someStories(2)
const held = createInMemoryEdition(aNews(stories.slice(0, 1), { fetch_date: NOW.toISOString() }))

function aState() {
  const received: string[] = []
  const state: WorkerState = {
    outside: {
      fetch: async (url) => {
        received.push(String(url))
        const story = stories.find(({ id }) => String(url).endsWith(`/${id}`))
        return story ? Response.json(someDetails(story)) : new Response('', { status: 404 })
      },
      wait: async () => {},
    },
    load: async () => ({ ok: true, data: held }),
    edition: async () => ({ ok: true, data: held }),
  }
  return { state, received }
}
const request = (state: WorkerState, storyId: string, edition: number | undefined = 1) =>
  handleSnapshotRequest(state, { storyId, language: 'en', edition })

test('a snapshot is made from the edition on screen, without a call', async () => {
  const { state, received } = aState()
  expect(await request(state, 's1')).toMatchObject({
    ok: true,
    data: { headline: 'Headline 1', language: 'en' },
  })
  expect(received).toEqual([])
})

test('a snapshot of another story is made from its details, also while there is no edition', async () => {
  const { state, received } = aState()
  expect(await request(state, 's2')).toMatchObject({ ok: true, data: { headline: 'Headline 2' } })
  expect(await request(state, 's2', undefined)).toMatchObject({ ok: true })
  expect(received).toEqual(['/api/stories/s2', '/api/stories/s2'])
})

test('a story that doesn’t exist has no snapshot', async () => {
  expect(await request(aState().state, 's9')).toEqual({ ok: false, failure: 'not-found' })
})
