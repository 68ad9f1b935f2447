import { API } from '@plainwire/domain/contract'
import { aStory, someDetails } from '@plainwire/domain/testing'
import { recordingLog, startServer, type TestServer } from '@plainwire/server/testing'
import { archiveStories, type TestDatabase, testDatabase } from '@plainwire/store/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStoryArchive } from '../serving/archive.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const kept = recordingLog()
let database: TestDatabase
let server: TestServer
let isAway = false
beforeAll(async () => {
  database = await testDatabase()
  const day = (index: number) => `2026-10-${String(10 + index)}T10:00:00.000Z`
  const stories = Array.from({ length: 5 }, (_, index) =>
    aStory({ id: `old-${index}`, headline: `Bridges of day ${index}`, published_at: day(index) }),
  )
  await archiveStories(database.db, stories.map(someDetails))
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

let caller = 0
/** Sends each request from another address, so that only the test of the rate limit reaches that limit. */
const ask = (query: Record<string, string>, from = `192.0.2.${++caller}`) =>
  server.get(`/api/stories/search?${new URLSearchParams(query)}`, { 'x-forwarded-for': from })
const found = async (query: Record<string, string>) =>
  API.searchStories.answer.parse(await (await ask(query)).json())
const idsOf = async (query: Record<string, string>) => (await found(query)).stories.map(({ id }) => id)

describe('B15 GET /api/stories/search', () => {
  test('finds stories that have left the edition, the newest first', async () => {
    expect(await idsOf({ q: 'bridge day ' })).toEqual(['old-4', 'old-3', 'old-2', 'old-1', 'old-0'])
    expect(await idsOf({ q: 'nothing like it' })).toEqual([])
  })

  test('gives them page by page', async () => {
    const first = await found({ q: 'bridges', limit: '2' })
    expect(first.next).toBe('2026-10-13T10:00:00.000Z~old-3')
    const second = await found({ q: 'bridges', limit: '3', cursor: first.next ?? '' })
    expect([second.stories.map(({ id }) => id), second.next]).toEqual([['old-2', 'old-1', 'old-0'], null])
  })

  test('takes dates, a language and operators', async () => {
    expect(await idsOf({ q: 'bridges', after: '2026-10-12', before: '2026-10-13T12:00:00Z' })).toEqual([
      'old-3',
      'old-2',
    ])
    expect(await idsOf({ q: 'bridges before:2026-10-11' })).toEqual(['old-0'])
    expect(await idsOf({ q: '"day 3"', lang: 'en' })).toEqual(['old-3'])
  })

  test.each<Record<string, string>>([
    {},
    { q: '' },
    { q: '   ' },
    { q: 'x'.repeat(501) },
    { q: 'a', limit: '0' },
    { q: 'a', limit: '1000' },
    { q: 'a', before: 'yesterday' },
    { q: 'a', lang: 'xx' },
    { q: 'a', cursor: "2026-10-13T10:00:00.000Z~x' OR 1=1" },
    { q: 'a', cursor: '2026-99-99T10:00:00.000Z~old-1' },
  ])('answers 400 to %j', async (query) => {
    expect((await ask(query)).status).toBe(400)
  })

  test.each([
    "'; DROP TABLE stories; --",
    "a' | b:*A & !(",
    '<-> & | ! ( ) :*',
    '-'.repeat(400),
    '%_\\"',
    '\u0000\u0007',
  ])('answers a page to %j', async (q) => {
    expect((await ask({ q })).status).toBe(200)
  })

  test('answers 414 to ten thousand characters', async () => {
    expect((await ask({ q: 'x'.repeat(10_000) })).status).toBe(414)
  })

  test('queries the database once for the same searches of many readers', async () => {
    const first = await ask({ q: 'bridges of day 1' })
    isAway = true
    const again = await ask({ q: 'bridges of day 1' })
    isAway = false
    expect(await again.text()).toBe(await first.text())
  })

  test('answers 503 while the database is away, and what was searched for is not logged', async () => {
    isAway = true
    const answer = await ask({ q: 'my secret' })
    isAway = false
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(kept.lines.join()).toContain('could not be searched')
    expect(kept.lines.join()).not.toContain('secret')
  })

  test('is limited per network and says when to come back', async () => {
    const answers = await Promise.all(Array.from({ length: 65 }, () => ask({ q: 'bridges' }, '198.51.100.1')))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(5)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
