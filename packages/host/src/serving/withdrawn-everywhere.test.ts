import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { API, ErrorResponse, NewsEdition } from '@plainwire/domain/contract'
import { applyWithdrawalCommand, type WithdrawalCommand } from '@plainwire/store'
import { type TestDatabase, testDatabase } from '@plainwire/store/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startWithdrawalTestServer, WITHDRAWAL_TEST_MOMENT, WITHDRAWN_WORD } from './testing-withdrawn.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let database: TestDatabase
let folder: string
let world: Awaited<ReturnType<typeof startWithdrawalTestServer>>
async function openWorld(): Promise<void> {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'plainwire-withdrawn-'))
  world = await startWithdrawalTestServer(database, folder)
}
async function closeWorld(): Promise<void> {
  await world.stop()
  await database.drop()
  await rm(folder, { recursive: true })
}

const order = (over: Partial<WithdrawalCommand> = {}): WithdrawalCommand => ({
  ...{ act: 'withdraw', kind: 'story', id: 's1', actor: 'ada', reason: 'It was about somebody else.' },
  correction: { en: 'The animal was another one.', nl: 'Het was een ander dier.' },
  now: WITHDRAWAL_TEST_MOMENT,
  ...over,
})

/** Withdraws like an operator, and waits until the server has been notified. */
async function change(over: Partial<WithdrawalCommand> = {}): Promise<void> {
  const before = (await world.server.get('/news.json')).headers.get('etag')
  expect(await applyWithdrawalCommand(world.db, order(over))).toBe('done')
  const etag = async () => (await world.server.get('/news.json')).headers.get('etag')
  await vi.waitFor(async () => expect(await etag()).not.toBe(before), { timeout: 10_000, interval: 20 })
}

const PUBLIC = [
  '/news.json',
  '/translations/nl-NL.json',
  '/api/stories/s1',
  '/api/stories/s2/related',
  '/api/threads/t1',
  `/api/stories/search?q=${WITHDRAWN_WORD}`,
  '/',
  '/world',
  '/story/s1',
  '/story/s1?lang=nl',
  '/feeds/all.rss',
  '/feeds/all.atom?lang=nl',
  '/feeds/all.json',
  '/news-sitemap.xml',
] as const

/**
 * Returns the content of every place where a story may appear; for pictures and links, whether they exist.
 */
async function places({ token, feed }: { token: string; feed: string }): Promise<Record<string, string>> {
  const texts: Record<string, string> = {}
  for (const path of PUBLIC) texts[path] = await (await world.server.get(path)).text()
  for (const encoding of ['br', 'gzip']) {
    const answer = await world.server.get('/news.json', { 'accept-encoding': encoding })
    texts[`/news.json ${encoding}`] = await answer.text()
  }
  for (const path of ['/images/share/s1.png', world.picture])
    texts[path] = (await world.server.get(path)).status === 200 ? WITHDRAWN_WORD : ''
  texts['/sitemap.xml'] = (await (await world.server.get('/sitemap.xml')).text()).includes('/story/s1')
    ? WITHDRAWN_WORD
    : ''
  texts['followed feed'] = await (await world.server.get(feed)).text()
  for (const path of ['/saved-stories', '/saved-stories/s1', '/profile/export', '/digest/preview'])
    texts[path] = await (await world.asReader(token, path)).text()
  return texts
}

const PLAIN_WORD = new RegExp(WITHDRAWN_WORD, 'i')
const without = (texts: Record<string, string>) =>
  Object.entries(texts).flatMap(([place, text]) =>
    PLAIN_WORD.test(text.replaceAll(QUERY, '')) ? [] : [place],
  )
const withWord = (texts: Record<string, string>) =>
  Object.entries(texts).flatMap(([place, text]) =>
    PLAIN_WORD.test(text.replaceAll(QUERY, '')) ? [place] : [],
  )
/** Matches the key of the reader's followed search, `WITHDRAWN_WORD`, which remains after a withdrawal. */
const QUERY = /"key":"quokka"/g

const corrections = async () =>
  API.getCorrections.answer.parse(await (await world.server.get('/api/corrections')).json()).corrections

async function aSavingReader(email: string) {
  const reader = await world.aReader(email)
  await world.asReader(reader.token, '/saved-stories', { storyId: 's1', story: world.snapshot })
  return reader
}

describe('with a server of its own', () => {
  beforeEach(openWorld)
  afterEach(closeWorld)

  test('a withdrawn story is found nowhere', async () => {
    const reader = await aSavingReader('ada@example.org')
    await world.aReader('bea@example.org')
    const before = { ...(await places(reader)), ...(await world.sent('bea@example.org')) }
    expect(Object.keys(before).length).toBeGreaterThanOrEqual(24)
    expect(without(before)).toEqual([])

    await change()
    await world.aReader('cas@example.org')
    expect(withWord({ ...(await places(reader)), ...(await world.sent('cas@example.org')) })).toEqual([])
  })

  test.each([
    { kind: 'article', id: 'a2' },
    { kind: 'publisher', id: 'gazette' },
  ] as const)('a story with a withdrawn $kind is found nowhere until it is rewritten', async (subject) => {
    const reader = await aSavingReader('ada@example.org')
    await change(subject)
    await world.aReader('cas@example.org')
    expect(withWord({ ...(await places(reader)), ...(await world.sent('cas@example.org')) })).toEqual([])
  })

  test('a withdrawn publisher has no passport and is in no list of publishers', async () => {
    const paths = ['/api/publishers', '/api/publishers/courier', '/feeds/publishers.opml']
    const named = async () =>
      Promise.all(
        paths.map(async (path) => (await (await world.server.get(path)).text()).includes('Courier')),
      )
    expect(await named()).toEqual([true, true, true])
    await change({ kind: 'publisher', id: 'courier' })
    expect(await named()).toEqual([false, false, false])
  })

  test('a reinstated story is back everywhere, and the newest correction names it', async () => {
    const reader = await aSavingReader('ada@example.org')
    await change()
    await change({ act: 'reinstate', correction: undefined })
    expect(without(await places(reader))).toEqual([])
    const [newest] = await corrections()
    expect(newest).toMatchObject({
      act: 'reinstate',
      story_id: 's1',
      name: { en: `A ${WITHDRAWN_WORD} escapes` },
    })
  })
})

/** These tests only read, so they share a withdrawal: starting a server takes most of their time. */
describe('after a withdrawal', () => {
  let reader: Awaited<ReturnType<typeof aSavingReader>>
  beforeAll(async () => {
    await openWorld()
    reader = await aSavingReader('ada@example.org')
    await change()
  })
  afterAll(closeWorld)

  test('the page and the calls of a withdrawn story answer 410 with a sentence, and are not stored', async () => {
    const page = await world.server.get('/story/s1')
    const html = await page.text()
    expect(page.status).toBe(410)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('retry-after')).toBeNull()
    expect(html).toContain('This story has been withdrawn.')
    expect(html).toContain('<p lang="nl">Dit verhaal is ingetrokken.</p>')
    const call = await world.server.get('/api/stories/s1')
    expect(call.status).toBe(410)
    expect(ErrorResponse.parse(await call.json()).error.code).toBe('STORY_WITHDRAWN')
    const shared = { id: 's1', title: '', summary: '', description: '', category: '', location: '' }
    const answer = await fetch(`${world.server.url}/api/stories/share`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...shared, imageUrl: null, urls: [], sources: [] }),
    })
    expect(answer.status).toBe(410)
  })

  test('the edition names the ids that devices drop, and a saved story says that it is withdrawn', async () => {
    const news = NewsEdition.parse(await (await world.server.get('/news.json')).json())
    expect(news.withdrawn).toEqual(['s1'])
    const saved = API.getSavedStories.answer.parse(
      await (await world.asReader(reader.token, '/saved-stories')).json(),
    )
    expect(saved.stories).toMatchObject([{ storyId: 's1', withdrawn: true, story: { headline: '' } }])
  })

  test('corrections are listed with what was wrong, and never with the withdrawn headline', async () => {
    expect(await corrections()).toEqual([
      {
        ...{
          number: 1,
          at: WITHDRAWAL_TEST_MOMENT.toISOString(),
          act: 'withdraw',
          kind: 'story',
          name: null,
          story_id: null,
        },
        text: { en: 'The animal was another one.', nl: 'Het was een ander dier.' },
      },
    ])
    for (const format of ['rss', 'atom', 'json']) {
      const feed = await (await world.server.get(`/feeds/corrections.${format}?lang=nl`)).text()
      expect(feed).toContain('Ingetrokken: een verhaal')
      expect(feed).toContain('Het was een ander dier.')
      expect(feed).not.toMatch(PLAIN_WORD)
    }
  })
})
