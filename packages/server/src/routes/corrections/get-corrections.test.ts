import { API, type Correction } from '@plainwire/domain/contract'
import { NO_WITHDRAWN_CONTENT } from '@plainwire/domain/withdrawal'
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { recordingLog, startServer, type TestServer } from '../../testing.ts'
import { createMutableWithdrawalSource } from '../../withdrawals/withdrawal-source.ts'

const LIST: Correction[] = [
  {
    number: 2,
    at: '2026-11-20T11:00:00.000Z',
    act: 'correct',
    kind: 'story',
    name: { en: 'Bridge <b>opens</b>\u0000' },
    story_id: 's1',
    text: { en: 'It took four years.', nl: 'Het duurde vier jaar.' },
  },
  {
    number: 1,
    at: '2026-11-19T11:00:00.000Z',
    act: 'withdraw',
    kind: 'publisher',
    name: null,
    story_id: null,
    text: null,
  },
]
const START = Date.parse('2026-11-20T12:00:00Z')
const corrections = vi.fn<() => Promise<readonly Correction[]>>()
let clock = START
let withdrawals = createMutableWithdrawalSource()
let server: TestServer
const { log, lines } = recordingLog()

beforeEach(async () => {
  clock = START
  lines.length = 0
  corrections.mockReset().mockResolvedValue(LIST)
  withdrawals = createMutableWithdrawalSource()
  server = await startServer({ corrections, withdrawals, log, now: () => new Date(clock) })
})
afterEach(() => server.stop())

const list = async () => {
  const answer = await server.get('/api/corrections')
  return API.getCorrections.answer.parse(await answer.json()).corrections
}
const feed = async (query = '') =>
  parseJsonFeed(await (await server.get(`/feeds/corrections.json${query}`)).text())

describe('the list of corrections', () => {
  test('is public, in the order of the database, for pages of any site', async () => {
    const answer = await server.get('/api/corrections')
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=60/)
    expect(await answer.json()).toEqual({ corrections: LIST })
  })

  test('is read from the database once in ten seconds, also by feeds', async () => {
    await list()
    await feed()
    clock += 9_999
    await list()
    expect(corrections).toHaveBeenCalledTimes(1)
    clock += 1
    await list()
    expect(corrections).toHaveBeenCalledTimes(2)
  })

  test('is read again after a withdrawal', async () => {
    await list()
    corrections.mockResolvedValue([])
    withdrawals.set({ ...NO_WITHDRAWN_CONTENT, revision: 1 })
    expect(await list()).toEqual([])
  })

  test('stays the last one while the database is unreachable, and can’t be had before the first', async () => {
    corrections.mockRejectedValue(new Error('away'))
    const answer = await server.get('/api/corrections')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect((await server.get('/feeds/corrections.atom')).status).toBe(503)
    expect(lines).toEqual(['The list of corrections could not be read. away'])
    corrections.mockResolvedValue(LIST)
    expect(await list()).toHaveLength(2)
    corrections.mockRejectedValue(new Error('away'))
    clock += 60_000
    expect(await list()).toHaveLength(2)
  })
})

describe('the feed of corrections', () => {
  test.each([
    ['rss', 'application/rss+xml', (text: string) => parseRssFeed(text).items?.[0]?.title],
    ['atom', 'application/atom+xml', (text: string) => parseAtomFeed(text).entries?.[0]?.title],
    ['json', 'application/feed+json', (text: string) => parseJsonFeed(text).items?.[0]?.title],
  ])('comes as %s, with what was named as text', async (format, type, titleIn) => {
    const answer = await server.get(`/feeds/corrections.${format}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`])
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    const title = titleIn(await answer.text())
    expect(typeof title === 'object' ? title.value : title).toMatch(/^Corrected: Bridge <b>opens<\/b>\s*$/)
  })

  test('leads to each entry on the page, in the requested language where its text is in it', async () => {
    const english = await feed()
    expect(english).toMatchObject({ title: 'Plainwire · Corrections', language: 'en' })
    expect(english.items?.map(({ url, title }) => [url, title?.trim()])).toEqual([
      ['http://plainwire.test/corrections#correction-2', 'Corrected: Bridge <b>opens</b>'],
      ['http://plainwire.test/corrections#correction-1', 'Withdrawn: a publisher'],
    ])
    const dutch = await feed('?lang=nl')
    expect(dutch.feed_url).toBe('http://plainwire.test/feeds/corrections.json?lang=nl')
    expect(dutch.items?.map(({ url, title, content_text }) => [url, title?.trim(), content_text])).toEqual([
      [
        'http://plainwire.test/corrections?lang=nl#correction-2',
        // The name of the corrected story stays English, because it was stored in English only.
        'Gecorrigeerd: Bridge <b>opens</b>',
        'Het duurde vier jaar.',
      ],
      ['http://plainwire.test/corrections?lang=nl#correction-1', 'Ingetrokken: een medium', undefined],
    ])
  })

  test('was updated by its newest entry, and is a feed without any', async () => {
    const atom = async () => parseAtomFeed(await (await server.get('/feeds/corrections.atom')).text())
    expect((await atom()).updated).toBe('2026-11-20T11:00:00.000Z')
    corrections.mockResolvedValue([])
    clock += 60_000
    expect(await atom()).toMatchObject({ updated: '1970-01-01T00:00:00.000Z' })
  })

  test('is not there in a language or format that we don’t have', async () => {
    for (const path of ['corrections.rss?lang=de', 'corrections.rss?lang=', 'corrections.xml', 'corrections'])
      expect([path, (await server.get(`/feeds/${path}`)).status]).toEqual([path, 404])
  })
})
