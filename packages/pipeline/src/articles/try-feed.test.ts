import { afterAll, expect, test } from 'vitest'
import { createTestHttpClient, startTestServer } from '../1-gather/http/testing.ts'
import { createFeedParser, findFeeds, runFeedTrial } from '../index.ts'

const parser = createFeedParser()
afterAll(() => parser.close())
const now = () => new Date('2026-11-21T12:00:00Z')

type RequestListener = Parameters<typeof startTestServer>[0]

async function site(answer: RequestListener) {
  const requests: string[] = []
  const origin = await startTestServer((request, response) => {
    requests.push(request.url ?? '')
    answer(request, response)
  })
  return { origin, requests, ports: { http: createTestHttpClient([origin]), parser, now } }
}

const rss = (items: string) =>
  `<rss version="2.0"><channel><title>Bridge</title><link>https://bridge.example</link><language>NL-be</language>${items}</channel></rss>`
const item = (title: string, link: string, date = 'Sat, 21 Nov 2026 11:00:00 GMT') =>
  `<item><title>${title}</title><link>${link}</link><pubDate>${date}</pubDate></item>`

test('a trial shows each entry with its link and time, and why it would become no article', async () => {
  const { origin, ports } = await site((_request, answer) =>
    answer.end(
      rss(
        item('The bridge opens', 'https://bridge.example/1') +
          item('Old', 'https://bridge.example/2', 'Sat, 21 Nov 2020 11:00:00 GMT') +
          item('Home', 'https://bridge.example/') +
          '<item><title>No link</title></item>',
      ),
    ),
  )
  expect(await runFeedTrial(`${origin}/feed`, ports)).toEqual({
    url: `${origin}/feed`,
    title: 'Bridge',
    homepage: 'https://bridge.example/',
    language: 'nl-be',
    entries: [
      {
        title: 'The bridge opens',
        link: 'https://bridge.example/1',
        published: new Date('2026-11-21T11:00:00Z'),
        rejected: undefined,
      },
      expect.objectContaining({ title: 'Old', rejected: 'it is older than 30 days' }),
      expect.objectContaining({ rejected: 'its link leads to a home page, not to an article' }),
      expect.objectContaining({ rejected: 'it has no link that a reader can follow' }),
    ],
  })
})

test.each([
  [
    200,
    '<html><title>Shop</title></html>',
    { error: 'This is a web page titled “Shop”, not a feed.', isPage: true },
  ],
  [404, '', { error: 'The publisher has no such feed (404).', isPage: false }],
  [410, '', { error: 'The publisher has withdrawn this feed (410).', isPage: false }],
  [200, 'nothing', { error: 'This is plain text, not a feed.', isPage: false }],
])('status %i with %j gives a sentence', async (status, body, failure) => {
  const { origin, ports } = await site((_request, answer) => answer.writeHead(status).end(body))
  expect(await runFeedTrial(origin, ports)).toEqual(failure)
})

test('a private address is refused, and says why', async () => {
  const { ports } = await site((_request, answer) => answer.end())
  for (const outcome of [
    await runFeedTrial('http://192.168.1.1/feed', ports),
    await findFeeds('http://192.168.1.1/', ports),
  ])
    expect(outcome).toEqual({ error: '192.168.1.1 is no host of the public internet.', isPage: false })
})

test('the feeds that a page names are found, read once each, whatever the page’s links hold', async () => {
  const { origin, requests, ports } = await site(({ url }, answer) => {
    if (url === '/') {
      answer.setHeader('content-type', 'text/html')
      answer.end(`<!doctype html><base href="/news/"><title>News</title>
        <link rel="Alternate" type="application/rss+xml" title="All" href="all.rss">
        <link rel="alternate" type="application/atom+xml" href="/news/all.rss">
        <link rel="alternate" type="application/rss+xml" href="http://192.168.1.1/feed">
        <link rel="alternate" type="application/rss+xml" href="javascript:alert(1)">
        <link rel="alternate" type="application/rss+xml" href="/gone.rss">
        <link rel="stylesheet" href="/style.css"><a href="/sport/rss">Sport</a><a href="/about">About</a>`)
      return
    }
    if (url === '/news/all.rss' || url === '/sport/rss') answer.end(rss(item('One', 'https://b.example/1')))
    else answer.writeHead(404).end()
  })
  expect(await findFeeds(origin, ports)).toEqual([
    { url: `${origin}/news/all.rss`, title: 'Bridge', entries: 1 },
    { url: `${origin}/sport/rss`, title: 'Bridge', entries: 1 },
  ])
  expect(requests).toEqual(['/', '/news/all.rss', '/gone.rss', '/sport/rss'])
})

test('where a page names none the usual places are looked at; an address that is a feed is given itself', async () => {
  const { origin, ports } = await site(({ url }, answer) => {
    if (url === '/feed') answer.writeHead(302, { location: '/rss.xml' }).end()
    else if (url === '/rss.xml') answer.end(rss(item('One', 'https://b.example/1')))
    else if (url === '/') answer.end('<html><p>Hello</html>')
    else answer.writeHead(404).end()
  })
  expect(await findFeeds(`${origin}/`, ports)).toEqual([
    { url: `${origin}/feed`, title: 'Bridge', entries: 1 },
  ])
  expect(await findFeeds(`${origin}/rss.xml`, ports)).toMatchObject([{ url: `${origin}/rss.xml` }])
})
