import { type SharedStory, StoryDetails } from '@plainwire/domain/contract'
import { aStory, someDetails } from '@plainwire/domain/testing'
import { recordingLog, startServer, type TestServer } from '@plainwire/server/testing'
import { deleteGatheredContent } from '@plainwire/store'
import { archiveStories, type TestDatabase, testDatabase } from '@plainwire/store/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStoryArchive } from './archive.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const kept = recordingLog()
let database: TestDatabase
let server: TestServer
let isAway = false
beforeAll(async () => {
  database = await testDatabase()
  const old = aStory({ id: 'old', headline: 'A story of last year' })
  await archiveStories(database.db, [someDetails(old)])
  const reached = () => {
    if (isAway) throw new Error('away')
    return database.db
  }
  server = await startServer({
    archive: createStoryArchive(reached, () => NOW),
    log: kept.log,
    trustProxy: true,
  })
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

const BODY: SharedStory = {
  id: 'old',
  title: 'A title that a stranger made up',
  summary: 'Summary',
  description: 'Description',
  category: 'Wereld',
  location: 'Zwolle',
  imageUrl: null,
  urls: ['javascript:alert(1)'],
  sources: [
    {
      name: 'Courier',
      url: 'https://courier.example/1',
      headline: 'Headline',
      publishedAt: '2026-11-20T10:00:00Z',
      readTime: 3,
      imageUrl: null,
    },
  ],
}
let caller = 0
/** Sends each request from another address, so that only the test of the rate limit reaches that limit. */
function share(body: unknown, from = `192.0.2.${++caller}`): Promise<Response> {
  return fetch(`${server.url}/api/stories/share`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}
const storyAt = async (id: string) =>
  StoryDetails.parse(await (await server.get(`/api/stories/${id}`)).json())

describe('SH-04 POST /api/stories/share', () => {
  test('returns a link to the story as we published it, for any number of requests', async () => {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const answer = await share(BODY)
      expect([answer.status, await answer.json()]).toEqual([
        200,
        { shareUrl: 'http://plainwire.test/story/old' },
      ])
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    }
    expect((await storyAt('old')).title).toBe('A story of last year')
    expect(await database.db.selectFrom('shared_stories').selectAll().execute()).toEqual([
      { story_id: 'old', shared_at: NOW, details: null },
    ])
  })

  test('the story stays readable when the archive forgets all others, and when it was only in the edition', async () => {
    await share(BODY)
    await share({ ...BODY, id: 's1' })
    await deleteGatheredContent(database.db, 'live', NOW)
    expect((await storyAt('old')).title).toBe('A story of last year')
    const snapshot = await createStoryArchive(
      () => database.db,
      () => NOW,
    ).story('s1')
    expect(snapshot?.id).toBe('s1')
  })

  test('answers 404 for a story that we never published', async () => {
    const answer = await share({ ...BODY, id: 'never' })
    expect([answer.status, await answer.json()]).toMatchObject([404, { error: { code: 'STORY_NOT_FOUND' } }])
  })

  test.each([
    ['no JSON', '{'],
    ['no id', { ...BODY, id: undefined }],
    ['an id that is none', { ...BODY, id: "s1'; DROP TABLE stories" }],
    ['no title', { ...BODY, title: undefined }],
    ['a source without a name', { ...BODY, sources: [{ ...BODY.sources[0], name: undefined }] }],
    ['too many addresses', { ...BODY, urls: Array.from({ length: 501 }, () => 'https://a.example') }],
  ])('answers 400 to a body with %s', async (_name, body) => {
    expect((await share(body)).status).toBe(400)
  })

  test('answers 413 to a body that no story fills', async () => {
    expect((await share({ ...BODY, description: 'x'.repeat(300_000) })).status).toBe(413)
  })

  test('is limited per network and says when to come back', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => share(BODY, '198.51.100.1')))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(5)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await share(BODY, '198.51.100.2')).status).toBe(200)
  })

  test('answers 503 while the database is unreachable, without the reason', async () => {
    isAway = true
    const answer = await share({ ...BODY, id: 's1' })
    isAway = false
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await answer.text()).not.toContain('away')
    expect(kept.lines.join()).toContain('A shared story could not be stored.')
  })
})
