import { type Feed, Publisher } from '@plainwire/domain/feed'
import { afterAll, expect, test } from 'vitest'
import { createTestHttpClient, startTestServer } from '../http/testing.ts'
import { createFeedParser } from '../worker/feed-parser.ts'
import { gatherFeed } from './gather-feed.ts'
import { createFeed } from './new-feed.ts'

type RequestListener = Parameters<typeof startTestServer>[0]

const parser = createFeedParser()
afterAll(() => parser.close())

const document = (title: string) =>
  `<rss><channel><item><title>${title}</title><link>/a</link><guid isPermaLink="false">1</guid></item><item><title>Other</title><link>/b</link></item></channel></rss>`

/** A publisher on loopback and its feed. */
async function publisherAt(handler: RequestListener) {
  const origin = await startTestServer(handler)
  const url = `${origin}/feed`
  const publisher = Publisher.parse({
    id: 'courier',
    name: 'Courier',
    homepage: origin,
    owner: 'Courier',
    country: 'GB',
    language: 'en',
    kind: 'newspaper',
    feeds: [{ url }],
  })
  const http = createTestHttpClient([origin])
  let now = new Date('2026-11-20T12:00:00Z')
  let feed: Feed = createFeed(publisher, { url, categories: [] }, now)
  return async () => {
    now = new Date(Math.max(now.getTime(), feed.health.nextCheckAt.getTime()))
    const gathered = await gatherFeed(feed, publisher, { http, parser, now: () => now, random: () => 0.5 })
    feed = gathered.feed
    return gathered
  }
}

test('a feed is read once, then requested conditionally, then updated', async () => {
  let title = 'Bridge opens'
  const requests: (string | undefined)[] = []
  const visit = await publisherAt((request, answer) => {
    const etag = `"${title.length}"`
    requests.push(request.headers['if-none-match'])
    if (request.headers['if-none-match'] === etag) answer.writeHead(304).end()
    else answer.writeHead(200, { etag, 'content-type': 'application/rss+xml' }).end(document(title))
  })
  const first = await visit()
  expect(first).toMatchObject({
    outcome: 'new',
    entries: [{ id: '1', title: 'Bridge opens' }, { title: 'Other' }],
  })
  expect(first.entries[0]?.link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/a$/)
  expect(await visit()).toMatchObject({ outcome: 'unchanged', entries: [] })
  title = 'Bridge opens after delay'
  expect(await visit()).toMatchObject({ outcome: 'new', entries: [{ id: '1', title }, {}] })
  expect(requests).toEqual([undefined, '"12"', '"12"'])
})

test('a feed that moved for good is fetched at its new place after ten visits', async () => {
  const requests: (string | undefined)[] = []
  const visit = await publisherAt((request, answer) => {
    requests.push(request.url)
    if (request.url === '/feed') answer.writeHead(301, { location: '/moved' }).end()
    else answer.end(document('Bridge opens'))
  })
  for (let count = 0; count < 11; count++) await visit()
  expect(requests.slice(-3)).toEqual(['/feed', '/moved', '/moved'])
})

test('a web page, a dead end and a farewell come back as data', async () => {
  const answers: RequestListener[] = [
    (_request, answer) => answer.writeHead(200).end('<html><title>Please log in</title></html>'),
    (request) => request.socket.destroy(),
    (_request, answer) => answer.writeHead(410).end(),
  ]
  const visit = await publisherAt((request, answer) => answers.shift()?.(request, answer))
  expect(await visit()).toMatchObject({
    outcome: 'failed',
    error: 'This is a web page titled “Please log in”, not a feed.',
  })
  expect(await visit()).toMatchObject({
    outcome: 'failed',
    error: expect.stringContaining('could not be reached'),
  })
  expect(await visit()).toMatchObject({ outcome: 'gone' })
  expect(await visit()).toMatchObject({ outcome: 'gone', entries: [] })
})
