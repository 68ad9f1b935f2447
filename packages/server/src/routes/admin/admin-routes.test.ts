import type { FailedFeedTrial, FeedTrial, FoundFeed } from '@plainwire/domain/newsroom'
import { HOUR_MS } from '@plainwire/domain/units'
import {
  addFeedWithPublisher,
  addOperator,
  beginAdminSessionByEmail,
  computeFeedId,
  findOperatorFeed,
  listAllowedPrivateOrigins,
  listOperatorLog,
  listOperators,
  listPublishersForOperators,
  storeAdminSignInLink,
} from '@plainwire/store'
import { type TestDatabase, testDatabase } from '@plainwire/store/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildAdminSignInLink, generateAdminSecret } from '../../admin/admin-secret.ts'
import { startServer, type TestServer } from '../../testing.ts'

let database: TestDatabase
let server: TestServer
let now = new Date('2026-11-20T12:00:00Z')
let trial: FeedTrial | FailedFeedTrial
let isAway = false
let found: FoundFeed[]
const tried: string[] = []
const FEED = 'https://bridge.example/rss'

beforeAll(async () => {
  database = await testDatabase()
  server = await startServer({
    now: () => now,
    admin: {
      db: () => {
        if (isAway) throw new Error('the database is away')
        return database.db
      },
      inspection: {
        tryFeed: async (url) => {
          tried.push(url)
          return trial
        },
        findFeeds: async () => found,
        readOpml: async (bytes) => {
          const url = Buffer.from(bytes).toString()
          if (!url.startsWith('http')) throw Object.assign(new Error('no list'), { name: 'FeedError' })
          return [{ url, title: 'Listed', homepage: undefined, language: undefined, categories: [] }]
        },
      },
    },
  })
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})
beforeEach(async () => {
  const { db } = database
  const tables = [
    'feeds',
    'publishers',
    'operator_log',
    'operators',
    'admin_links',
    'admin_sessions',
  ] as const
  for (const table of [...tables, 'private_origins'] as const) await db.deleteFrom(table).execute()
  now = new Date('2026-11-20T12:00:00Z')
  tried.length = 0
  found = []
  trial = {
    url: FEED,
    title: '<b>Bridge</b>',
    homepage: 'https://bridge.example/',
    language: 'nl',
    entries: [
      { title: 'The bridge opens', link: 'https://bridge.example/1', published: now, rejected: undefined },
      {
        title: '<script>',
        link: undefined,
        published: undefined,
        rejected: 'it has no link that a reader can follow',
      },
    ],
  }
})

const SAME = { 'sec-fetch-site': 'same-origin' }
/** The status and the body of the answer to a refused form: its page with the reason for the refusal. */
const REFUSED = [422, expect.stringContaining('role="alert"')]
const post = (
  path: string,
  body: string | URLSearchParams | FormData,
  headers: Record<string, string> = SAME,
) => fetch(server.url + path, { method: 'POST', body, headers, redirect: 'manual' })

/** The path of a new one-time link. */
async function someLink(): Promise<string> {
  const { secret, hash } = generateAdminSecret()
  const expiresAt = new Date(now.getTime() + 60_000)
  await storeAdminSignInLink(database.db, { hash, expiresAt, actor: 'root', now })
  return buildAdminSignInLink('', secret)
}

const keyOf = (link: string) => new URL(`http://x${link}`).searchParams.get('key') ?? ''

/** Signs in with a link like a browser, and returns the cookie. */
async function enter(): Promise<string> {
  const answer = await post('/admin/enter', new URLSearchParams({ key: keyOf(await someLink()) }))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/admin'])
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

/** Signs in an operator, and returns functions that send requests like the operator's browser. */
async function browser() {
  const cookie = await enter()
  const get = (path: string) => server.get(path, { cookie })
  const tokenOf = (html: string) => /name="token" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const token = tokenOf(await (await get('/admin')).text())
  const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = SAME) =>
    post(path, new URLSearchParams({ token, ...fields }), { ...headers, cookie })
  const act = async (path: string, fields: Record<string, string>) => {
    const answer = await send(path, fields)
    return answer.headers.get('location') ?? [answer.status, await answer.text()]
  }
  return { cookie, token, get, send, act }
}

test('without a session every address under /admin answers alike, with a sentence and no hint of what is there', async () => {
  const answers = await Promise.all(
    ['/admin', '/admin/feeds', '/admin/nothing', '/admin/enter?key=wrong', '/admin/enter'].map(
      async (path) => {
        const answer = await server.get(path, { cookie: `plainwire-admin=${'a'.repeat(43)}` })
        return [answer.status, await answer.text()]
      },
    ),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]?.[0]).toBe(404)
  expect(answers[0]?.[1]).toContain('Sign in as an operator')
  const posted = await post('/admin/feeds', new URLSearchParams({ act: 'look', url: FEED }))
  expect(posted.status).toBe(404)
  expect(tried).toEqual([])
})

test('a link lets in once; looking at it uses nothing up; the cookie is for /admin alone and no script’s', async () => {
  const link = await someLink()
  for (const _twice of [1, 2]) expect((await server.get(link)).status).toBe(200)
  const form = () => new URLSearchParams({ key: keyOf(link) })
  expect((await post('/admin/enter', form(), { 'sec-fetch-site': 'cross-site' })).status).toBe(404)
  const answer = await post('/admin/enter', form())
  expect(answer.headers.get('set-cookie')).toMatch(
    /^plainwire-admin=[\w-]{43}; Path=\/admin; Max-Age=43200; HttpOnly; SameSite=Strict$/,
  )
  expect((await post('/admin/enter', form())).status).toBe(404)
  expect((await server.get(link)).status).toBe(404)
})

test('a session ends after its time, and when its holder leaves', async () => {
  const { get, send } = await browser()
  expect((await get('/admin')).status).toBe(200)
  const left = await send('/admin/leave', {})
  expect([left.status, left.headers.get('set-cookie')]).toEqual([303, expect.stringContaining('Max-Age=0')])
  expect((await get('/admin')).status).toBe(404)
  const other = await browser()
  now = new Date(now.getTime() + 12 * HOUR_MS)
  expect((await other.get('/admin')).status).toBe(404)
})

test('pages are never cached or indexed, and allow neither scripts nor frames', async () => {
  const { get } = await browser()
  const { headers } = await get('/admin')
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'same-origin',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'$/),
  })
})

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a subdomain', { 'sec-fetch-site': 'same-site' }],
  ['another origin', { origin: 'https://evil.example' }],
  ['nowhere', {}],
])('a form from %s changes nothing', async (_where, headers) => {
  const { send } = await browser()
  const answer = await send('/admin/origins', { act: 'add', origin: 'http://bridge.lan' }, headers)
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain('Nothing was changed')
  expect(await listAllowedPrivateOrigins(database.db)).toEqual([])
})

test('a form needs the token of its session; older browsers send the origin instead', async () => {
  const { send, cookie } = await browser()
  const other = await browser()
  const fields = { act: 'add', origin: 'http://bridge.lan' }
  expect((await send('/admin/origins', { ...fields, token: other.token })).status).toBe(422)
  const wrong = await post('/admin/origins', '{"act":"add"}', {
    ...SAME,
    cookie,
    'content-type': 'application/json',
  })
  expect(wrong.status).toBe(422)
  expect((await send('/admin/origins', fields, { origin: server.url })).status).toBe(303)
  expect(await listAllowedPrivateOrigins(database.db)).toEqual(['http://bridge.lan'])
})

test('a feed is tried, shown with what becomes of its entries, added with its publisher, changed, paused and removed', async () => {
  const { act, get } = await browser()
  const [status, html] = await act('/admin/feeds', { act: 'look', url: FEED })
  expect(status).toBe(200)
  expect(html).toContain('&lt;script&gt;')
  expect(html).not.toContain('<script>')
  expect(html).toContain('2 entries, of which 1 would become articles.')
  expect(html).toContain('is left out: no link that can be followed')
  const fields = { act: 'add', url: FEED, title: 'Bridge', homepage: 'https://bridge.example/', spoken: 'nl' }
  expect(await act('/admin/feeds', { ...fields, category: 'science' })).toBe('/admin/feeds?done=added')
  expect(await (await get('/admin/feeds?done=added')).text()).toContain('The feed is added.')
  const id = computeFeedId('live', FEED)
  const at = `/admin/feeds?feed=${id}`
  expect(await findOperatorFeed(database.db, id)).toMatchObject({
    publisherId: 'bridge',
    categories: ['science'],
  })
  const change = { act: 'change', publisher: 'bridge', category: 'world', language: 'fr' }
  expect(await act(at, change)).toBe(`${at}&done=changed`)
  expect(await act(at, { ...change, country: 'N1' })).toEqual(REFUSED)
  expect(await act(at, { ...change, country: 'nl', city: 'Zwolle' })).toBe(`${at}&done=changed`)
  expect(await findOperatorFeed(database.db, id)).toMatchObject({ place: { country: 'NL', city: 'Zwolle' } })
  expect(await (await get(at)).text()).toContain('value="Zwolle"')
  expect(await act(at, change)).toBe(`${at}&done=changed`)
  expect(await findOperatorFeed(database.db, id)).not.toHaveProperty('place')
  expect(await act(at, { act: 'pause' })).toBe(`${at}&done=paused`)
  expect(await findOperatorFeed(database.db, id)).toMatchObject({ isPaused: true, language: 'fr' })
  expect(await (await get(`${at}&lang=nl`)).text()).toContain('gepauzeerd')
  expect(await act(at, { act: 'remove' })).toEqual(REFUSED)
  expect(await act(at, { act: 'remove', sure: 'on' })).toBe('/admin/feeds?done=removed')
  expect(await (await get(at)).text()).toContain('It isn’t listed any more.')
  const log = await (await get('/admin/changes')).text()
  for (const text of ['Feed removed', 'Feed paused', 'categories: [&quot;science&quot;]', 'root (link)'])
    expect(log.replaceAll('"', '&quot;')).toContain(text)
})

test('the feeds of a page’s address are found; an address without a feed and an invalid one are reported', async () => {
  const { act } = await browser()
  trial = { error: 'This is a web page, not a feed.', isPage: true }
  found = [{ url: FEED, title: 'Bridge', entries: 3 }]
  expect(String(await act('/admin/feeds', { act: 'look', url: 'https://bridge.example' }))).toContain(FEED)
  found = []
  expect(String(await act('/admin/feeds?lang=nl', { act: 'look', url: 'https://bridge.example' }))).toContain(
    'Daar is geen feed gevonden',
  )
  trial = { error: 'The publisher has no such feed (404).', isPage: false }
  expect(String(await act('/admin/feeds', { act: 'look', url: 'https://bridge.example' }))).toContain('(404)')
  for (const url of ['ftp://bridge.example', 'https://a:b@bridge.example', 'javascript:alert(1)', ''])
    expect(await act('/admin/feeds', { act: 'look', url })).toEqual(REFUSED)
})

test('a list of feeds comes in as a file', async () => {
  const { cookie, token, get } = await browser()
  const send = async (text: string) => {
    const form = new FormData()
    form.set('token', token)
    form.set('act', 'import')
    form.set('file', new File([text], 'feeds.opml'))
    return post('/admin/feeds', form, { ...SAME, cookie })
  }
  expect(await (await send('https://listed.example/feed')).text()).toContain('1 of 1 feeds are added')
  const wrong = await send('no list')
  expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('not a list of feeds')])
  expect(await (await get('/admin/feeds?q=listed')).text()).toContain('https://listed.example/feed')
})

test('publishers are added, changed, removed and listed again; what can’t be is named', async () => {
  const { act, get } = await browser()
  const { db } = database
  const facts = {
    name: 'Bridge',
    homepage: 'https://bridge.example',
    owner: 'Bridge',
    country: 'nl',
    language: 'NL',
  }
  const add = { act: 'add', id: 'bridge', kind: 'local', ...facts }
  expect(await act('/admin/publishers', add)).toBe('/admin/publishers?publisher=bridge&done=added')
  expect(await act('/admin/publishers', add)).toMatchObject([
    422,
    expect.stringContaining('Another publisher'),
  ])
  const bad = await act('/admin/publishers', { ...add, id: 'Bad Id', country: 'Netherlands' })
  expect(bad).toMatchObject([422, expect.stringContaining('Id (a-z, 0-9, hyphens), Country')])
  const at = '/admin/publishers?publisher=bridge'
  expect(await act(at, { act: 'change', kind: 'local', ...facts, city: 'Delft', major: 'on' })).toBe(
    `${at}&done=changed`,
  )
  expect(await listPublishersForOperators(db)).toMatchObject([
    { id: 'bridge', country: 'NL', language: 'nl', city: 'Delft', major: true, kind: 'local' },
  ])
  expect(await act(at, { act: 'remove', sure: 'on' })).toBe(`${at}&done=removed`)
  expect(await (await get(at)).text()).toContain('List again')
  expect(await act(at, { act: 'restore' })).toBe(`${at}&done=restored`)
})

test('origins and operators are added and removed; every change has who made it', async () => {
  const { act } = await browser()
  const { db } = database
  expect(await act('/admin/origins', { act: 'add', origin: 'http://bridge.lan:3000' })).toBe(
    '/admin/origins?done=added',
  )
  expect(await act('/admin/origins', { act: 'add', origin: 'http://bridge.lan/path' })).toEqual(REFUSED)
  expect(await act('/admin/origins', { act: 'remove', origin: 'http://bridge.lan:3000' })).toBe(
    '/admin/origins?done=removed',
  )
  expect(await act('/admin/operators?lang=nl', { act: 'add', email: 'ada@example.org' })).toBe(
    '/admin/operators?done=added&lang=nl',
  )
  expect(await act('/admin/operators', { act: 'add', email: 'ada' })).toEqual(REFUSED)
  expect(await listOperators(db)).toMatchObject([{ email: 'ada@example.org' }])
  expect(await act('/admin/operators', { act: 'remove', email: 'Ada@example.org' })).toBe(
    '/admin/operators?done=removed',
  )
  expect(new Set((await listOperatorLog(db, { limit: 4 })).map(({ actor }) => actor))).toEqual(
    new Set(['root (link)']),
  )
})

test('a feed’s page shows its health and its history, in both languages', async () => {
  const { get } = await browser()
  const { db } = database
  await addFeedWithPublisher(db, { feed: { url: FEED, categories: [] }, actor: 'ada', now })
  const id = computeFeedId('live', FEED)
  const visit = { feed_id: id, at: now, status: 503, entries: 0, articles: 0, rejected: 0 }
  await db
    .insertInto('feed_visits')
    .values({ ...visit, outcome: 'failed', error: 'It failed <b>.' })
    .execute()
  const page = await (await get(`/admin/feeds?feed=${id}`)).text()
  expect(page).toContain('failed (status 503)')
  expect(page).toContain('It failed &lt;b&gt;.')
  expect(await (await get(`/admin/feeds?feed=${id}&lang=nl`)).text()).toContain('mislukt (status 503)')
})

test('an operator who is removed is out at once', async () => {
  const { db } = database
  await addOperator(db, { email: 'ada@example.org', actor: 'root', now })
  const { secret, hash } = generateAdminSecret()
  const session = { hash, expiresAt: new Date(now.getTime() + 60_000) }
  await beginAdminSessionByEmail(db, { email: 'ada@example.org', session, now })
  const get = () => server.get('/admin', { cookie: `plainwire-admin=${secret}` })
  expect((await get()).status).toBe(200)
  await db.deleteFrom('operators').execute()
  expect((await get()).status).toBe(404)
})

test('while the database is away an operator reads so, in their language', async () => {
  const { get } = await browser()
  isAway = true
  const answer = await get('/admin?lang=nl')
  isAway = false
  expect([answer.status, await answer.text()]).toEqual([
    503,
    expect.stringContaining('De database is niet bereikbaar.'),
  ])
})
