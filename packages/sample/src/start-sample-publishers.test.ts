import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Publisher } from '@plainwire/domain/feed'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anEvent, aPublisher, STARTED_AT } from './content/sample-fixture.ts'
import { type SamplePublishers, startSamplePublishers } from './start-sample-publishers.ts'

const note = 'Correction: nine days.'
const warnings: string[] = []
let server: SamplePublishers
let minutes = 0
let drawings: string

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="#246"/></svg>'

beforeAll(async () => {
  drawings = await mkdtemp(join(tmpdir(), 'plainwire-drawings-'))
  await Promise.all(
    ['river-1', 'river-3', 'sea-2'].map((name) => writeFile(join(drawings, `${name}.svg`), DRAWING)),
  )
  server = await startSamplePublishers({
    publishers: [
      aPublisher({
        feeds: [
          { ttlMinutes: 5 },
          { name: 'sport', redirect: 301 },
          { name: 'atom', format: 'atom', redirect: 302, delayMs: 40 },
        ],
      }),
      aPublisher({
        id: 'lake-post',
        name: 'Lake Post',
        closedSections: ['life-arts'],
        pictureFormat: 'webp',
      }),
    ],
    events: [
      anEvent([
        { edits: [{ afterMinutes: 2, title: 'Nine days', paragraphs: ['Nine days.', note], note }] },
        { id: 'no-picture', publisher: 'lake-post', image: { kind: 'missing', alt: 'A lock' } },
        {
          id: 'moving-picture',
          publisher: 'lake-post',
          image: { kind: 'gif', scene: 'river', seed: 3, alt: 'A lock' },
        },
        { id: 'drawn', publisher: 'lake-post', image: { scene: 'sea', seed: 2, alt: 'The sea' } },
      ]),
    ],
    startedAt: STARTED_AT,
    now: () => new Date(STARTED_AT.getTime() + minutes * 60_000),
    port: 0,
    drawings,
    log: { warn: (_context, message) => warnings.push(message) },
  })
})
afterAll(async () => {
  await server.close()
  await rm(drawings, { recursive: true, force: true })
})

const get = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(new URL(path, server.origin), { redirect: 'manual', headers, ...init })

test('lists the publishers with feeds of this server', () => {
  expect(server.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect(server.publishers.map((publisher) => Publisher.safeParse(publisher).success)).toEqual([true, true])
  expect(server.publishers[0]?.feeds.map(({ url }) => url)).toEqual([
    `${server.origin}/river-post/feeds/news.xml`,
    `${server.origin}/river-post/feeds/sport.xml`,
    `${server.origin}/river-post/feeds/atom.xml`,
  ])
})

test('a feed that has not changed answers 304 to its ETag, and to its Last-Modified date', async () => {
  const first = await get('/river-post/feeds/news.xml')
  const etag = String(first.headers.get('etag'))
  expect(first.headers.get('cache-control')).toBe('public, max-age=300')
  const again = await get('/river-post/feeds/news.xml', { 'if-none-match': `"other", W/${etag}` })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const since = await get('/river-post/feeds/news.xml', {
    'if-modified-since': String(first.headers.get('last-modified')),
  })
  expect(since.status).toBe(304)
})

test('an edit changes the page, the feed and its ETag, but not the guid', async () => {
  const before = await get('/river-post/feeds/news.xml')
  const unedited = await before.text()
  minutes = 2
  const after = await get('/river-post/feeds/news.xml', {
    'if-none-match': String(before.headers.get('etag')),
  })
  const edited = await after.text()
  expect(after.status).toBe(200)
  expect([unedited, edited].map((feed) => feed.includes('Nine days'))).toEqual([false, true])
  expect(edited.match(/<guid[^>]*>[^<]*/)?.[0]).toBe(unedited.match(/<guid[^>]*>[^<]*/)?.[0])
  expect(await (await get('/river-post/life-arts/lock-repair')).text()).toContain(note)
  minutes = 0
})

test.each([
  ['sport.xml', 301, 'sport'],
  ['atom.xml', 302, 'atom'],
])('the feed %s redirects with status %i', async (file, status, name) => {
  const answer = await get(`/river-post/feeds/${file}`)
  expect([answer.status, answer.headers.get('location')]).toEqual([
    status,
    `${server.origin}/river-post/syndication/${name}`,
  ])
  expect((await get(`/river-post/syndication/${name}`)).status).toBe(200)
})

test('robots.txt closes the sections that a publisher has closed', async () => {
  expect(await (await get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /lake-post/life-arts/\n')
})

test('pictures come in the publisher’s format; a GIF is a GIF; a missing one is missing', async () => {
  const drawn = Buffer.from(await (await get('/lake-post/pictures/drawn.webp')).arrayBuffer())
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 900 })
  const gif = await get('/lake-post/pictures/moving-picture.gif')
  expect(gif.headers.get('content-type')).toBe('image/gif')
  expect((await sharp(Buffer.from(await gif.arrayBuffer())).metadata()).format).toBe('gif')
  expect((await get('/lake-post/pictures/no-picture.webp')).status).toBe(404)
  expect(await (await get('/lake-post/life-arts/no-picture')).text()).toContain(
    '/lake-post/pictures/no-picture.webp',
  )
})

test('nothing is served while a drawing is missing, and the error names the first one', async () => {
  const start = startSamplePublishers({
    publishers: [aPublisher()],
    events: [anEvent([{ image: { scene: 'moon', seed: 4, alt: 'The moon' } }])],
    startedAt: STARTED_AT,
    port: 0,
    drawings,
    log: { warn: () => undefined },
  })
  await expect(start).rejects.toThrow(`There is no drawing moon-4.svg in ${drawings}.`)
})

test('front pages list articles and feeds; the server lists its publishers', async () => {
  const front = await (await get('/lake-post/')).text()
  expect(front).toContain(`<a href="${server.origin}/lake-post/life-arts/drawn">`)
  expect(front).toContain('rel="alternate" type="application/rss+xml"')
  expect(await (await get('/')).text()).toContain('Lake Post')
  expect((await get('/lake-post/style.css')).headers.get('content-type')).toBe('text/css; charset=utf-8')
})

test('a page runs no scripts and loads only from its own server', async () => {
  const answer = await get('/lake-post/life-arts/drawn')
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; img-src 'self' data:; style-src 'self'/,
  )
})

test('answers are compressed for clients that accept it', async () => {
  const plain = await get('/lake-post/life-arts/drawn', { 'accept-encoding': 'identity' })
  const zipped = await get('/lake-post/life-arts/drawn', { 'accept-encoding': 'gzip' })
  expect([plain.headers.get('content-encoding'), zipped.headers.get('content-encoding')]).toEqual([
    null,
    'gzip',
  ])
  expect(await zipped.text()).toBe(await plain.text())
})

test('refuses unknown paths and methods', async () => {
  expect((await get('/river-post/feeds/none.xml')).status).toBe(404)
  expect((await get('/..%2f..%2fetc/passwd')).status).toBe(404)
  expect((await get('/river-post/', {}, { method: 'POST' })).status).toBe(405)
  const head = await get('/river-post/', {}, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect(warnings).toEqual([])
})
