import { join } from 'node:path'
import { API, ErrorResponse } from '@plainwire/domain/contract'
import { aStory, someDetails } from '@plainwire/domain/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ArchivedThread } from '../../stories/archive.ts'
import { startServer, type TestServer, writeTestEdition } from '../../testing.ts'

const archive = { thread: vi.fn<(id: string) => Promise<ArchivedThread | undefined>>() }
const inThread = (id: string) => aStory({ id, thread: { id: 't1' } })
let server: TestServer
beforeAll(async () => {
  server = await startServer({ archive })
  const threads = [{ id: 't1', name: { en: 'Zwolle' }, story_ids: ['s2', 's1'] }]
  await writeTestEdition(
    join(server.folder, 'editions'),
    2,
    [inThread('s1'), inThread('s2'), aStory({ id: 's3' })],
    {
      threads,
    },
  )
  await server.editions.refresh()
})
afterAll(() => server.stop())
beforeEach(() => {
  archive.thread.mockReset().mockResolvedValue(undefined)
})

async function threadAt(id: string) {
  const answer = await server.get(`/api/threads/${id}`)
  expect(answer.status).toBe(200)
  const { stories, ...thread } = API.getThread.answer.parse(await answer.json())
  return { ...thread, stories: stories.map((story) => story.id) }
}

describe('a thread by its id', () => {
  test('comes from the edition, without asking the archive', async () => {
    expect(await threadAt('t1')).toEqual({ id: 't1', name: { en: 'Zwolle' }, stories: ['s2', 's1'] })
    expect(archive.thread).not.toHaveBeenCalled()
  })

  test('leads to the thread that stays, where it was merged', async () => {
    archive.thread.mockResolvedValue({ id: 't1', stories: [someDetails(aStory({ id: 'older' }))] })
    expect(await threadAt('t0')).toMatchObject({ id: 't1', stories: ['s2', 's1'] })
  })

  test('comes from the archive when it has left the edition, named by its stories', async () => {
    const details = ['old-1', 'old-2'].map((id, index) =>
      someDetails(aStory({ id, tags: ['Kampen', id], published_at: `2026-10-0${index + 1}T10:00:00.000Z` })),
    )
    archive.thread.mockResolvedValue({ id: 't9', stories: details })
    expect(await threadAt('t9')).toEqual({
      id: 't9',
      name: { en: 'Kampen', nl: 'Kampen' },
      stories: ['old-2', 'old-1'],
    })
  })

  test.each(['t5', 'S1', '..%2f..%2fetc%2fpasswd', '%00', 'x'.repeat(65)])('404 for %s', async (id) => {
    const answer = await server.get(`/api/threads/${id}`)
    expect(answer.status).toBe(404)
    expect(ErrorResponse.parse(await answer.json()).error.code).toBe('THREAD_NOT_FOUND')
  })
})

test('while the database is down, threads of the edition are served, others answer 503', async () => {
  archive.thread.mockRejectedValue(new Error('connection refused'))
  expect((await server.get('/api/threads/t1')).status).toBe(200)
  const answer = await server.get('/api/threads/t9')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
})
