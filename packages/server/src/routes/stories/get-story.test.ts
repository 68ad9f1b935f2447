import { ErrorResponse, StoryDetails } from '@plainwire/domain/contract'
import { aStory, someDetails } from '@plainwire/domain/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startServer, type TestServer } from '../../testing.ts'

const archive = { story: vi.fn<(id: string) => Promise<StoryDetails | undefined>>() }
let server: TestServer
beforeAll(async () => {
  server = await startServer({ archive })
})
afterAll(() => server.stop())
beforeEach(() => {
  archive.story.mockReset().mockResolvedValue(undefined)
})

const codeOf = async (answer: Response) => ErrorResponse.parse(await answer.json()).error.code

describe('AP-05 a story by its id', () => {
  test('comes from the edition, without asking the archive', async () => {
    const answer = await server.get('/api/stories/s1')
    expect(answer.status).toBe(200)
    expect(StoryDetails.parse(await answer.json()).id).toBe('s1')
    expect(archive.story).not.toHaveBeenCalled()
  })

  test('comes from the archive when it has left the edition, and is then cached for a while', async () => {
    archive.story.mockResolvedValue(someDetails(aStory({ id: 'old' })))
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const answer = await server.get('/api/stories/old')
      expect(StoryDetails.parse(await answer.json()).id).toBe('old')
    }
    expect(archive.story).toHaveBeenCalledTimes(1)
  })

  test('404 means not found', async () => {
    const answer = await server.get('/api/stories/never')
    expect(answer.status).toBe(404)
    expect(await codeOf(answer)).toBe('STORY_NOT_FOUND')
  })

  test.each([
    '..%2f..%2fetc%2fpasswd',
    '%00',
    'a%00b',
    '%2e%2e',
    "'%20OR%201=1--",
    '1;DROP%20TABLE',
    '__proto__',
    'constructor',
    'toString',
    '%3Csvg%20onload=alert(1)%3E',
    'S1',
    'x'.repeat(65),
    'x'.repeat(300),
    '-1',
    '%F0%9F%93%B0',
  ])('is not found by %s, without a query', async (id) => {
    const answer = await server.get(`/api/stories/${id}`)
    expect(answer.status).toBe(404)
    // Only valid ids are looked up in the archive. Names such as 'constructor' are valid ids, of stories that
    // don't exist.
    if (!/^[a-z0-9-]{1,64}$/.test(id)) expect(archive.story).not.toHaveBeenCalled()
  })
})

describe('while the database is down', () => {
  test('stories of the edition are served, others answer 503', async () => {
    archive.story.mockRejectedValue(new Error('connection refused'))
    expect((await server.get('/api/stories/s1')).status).toBe(200)
    const answer = await server.get('/api/stories/gone')
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(await codeOf(answer)).toBe('UNAVAILABLE')
  })
})

test('the archive is limited per client; the edition is not', async () => {
  const limited = await startServer({ archive })
  const ask = (id: string) => limited.get(`/api/stories/${id}`).then(({ status }) => status)
  const answers = await Promise.all(Array.from({ length: 150 }, (_, index) => ask(`x${index}`)))
  expect(answers.filter((status) => status === 429)).toHaveLength(30)
  expect(await Promise.all(Array.from({ length: 50 }, () => ask('s1')))).not.toContain(429)
  await limited.stop()
})
