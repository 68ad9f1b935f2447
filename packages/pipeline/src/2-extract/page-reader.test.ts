import { describe, expect, test } from 'vitest'
import { createTestArticle, createTestPublisher, TEST_NOW } from '../newsroom/newsroom.fixture.ts'
import type { HttpResponse, OutgoingHttpClient } from '../ports.ts'
import { extractArticle } from './extract-article.ts'
import type { PageExtractor } from './page-extractor.ts'
import { createPageReader } from './page-reader.ts'

const long = 'Water reached the market square within an hour of the breach and stayed there. '.repeat(12)
const PAGE = `<html lang="en"><head><meta property="og:image" content="/dyke.jpg"><link rel="canonical" href="https://other.example/stolen"></head><body><article><h1>Dyke</h1><p>${long}</p><p>${long}</p></article></body></html>`
const given = createTestArticle({ id: 'a1', title: 'Dyke breaks', summary: 'Six died.', text: 'Six died.' })
const gazette = createTestPublisher({ id: 'gazette' })
const log = { info: () => {}, warn: () => {}, error: () => {} }
const extractor: PageExtractor = {
  extract: async (html, about) => extractArticle(html, about),
  close: async () => {},
}

function reading(page: Partial<HttpResponse>, using: PageExtractor = extractor) {
  const requests: string[] = []
  const http: OutgoingHttpClient = {
    get: async (url) => {
      requests.push(url)
      const isRobots = url.endsWith('/robots.txt')
      const answer = isRobots
        ? { status: 404, body: new Uint8Array() }
        : { body: new TextEncoder().encode(PAGE), ...page }
      return {
        status: 200,
        headers: { 'content-type': 'text/html' },
        url,
        redirects: [],
        ...answer,
      }
    },
  }
  return { requests, reader: createPageReader({ http, now: () => TEST_NOW, log, extractor: using }) }
}

test('text, word count and pictures are from the page, title and summary from the feed', async () => {
  const { article: read, outcome } = await reading({}).reader.read(given, gazette)
  expect(outcome).toBe('read')
  expect(read.text).toContain('Water reached the market square')
  expect(read).toMatchObject({ title: 'Dyke breaks', summary: 'Six died.', wordCount: 336 })
  expect(read.media.map(({ url }) => url)).toEqual(['https://gazette.example/dyke.jpg'])
})

test("a page can't pose as another publisher's", async () => {
  const { article: read } = await reading({}).reader.read(given, gazette)
  expect(read.canonicalUrl).toBe(given.canonicalUrl)
})

test('no page is requested from a known paywall', async () => {
  const { requests, reader } = reading({})
  expect(await reader.read(given, createTestPublisher({ id: 'gazette', paywall: true }))).toEqual({
    article: given,
    outcome: 'paywall',
  })
  expect(requests).toEqual([])
})

test.each([
  ['unreachable', { status: 500 }],
  ['not-html', { headers: { 'content-type': 'application/pdf' } }],
  ['too-short', { body: new TextEncoder().encode('<p>Please log in.</p>') }],
] as const)('%s: the feed’s values are used', async (outcome, answer) => {
  expect(await reading(answer).reader.read(given, gazette)).toEqual({ article: given, outcome })
})

test('a page that beats the worker costs only its text', async () => {
  const failing: PageExtractor = { extract: async () => ({ failure: 'too-slow' }), close: async () => {} }
  expect(await reading({}, failing).reader.read(given, gazette)).toEqual({
    article: given,
    outcome: 'too-slow',
  })
})

test('a paywall found on the page is remembered', async () => {
  const body = new TextEncoder().encode(
    PAGE.replace('<head>', '<head><meta property="article:content_tier" content="locked">'),
  )
  expect(await reading({ body }).reader.read(given, gazette)).toEqual({
    article: { ...given, isPaywalled: true },
    outcome: 'paywall',
  })
})

describe('what a publisher reserves, in a header, an element or its site’s file', () => {
  const META = (name: string, content: string) => `<meta name="${name}" content="${content}">`
  const POLICY = 'https://gazette.example/terms'
  const WHOLE = long.trim()
  const listed = createTestArticle({
    id: 'a1',
    title: 'Dyke breaks',
    summary: 'Six died.',
    text: 'Six died.',
    media: [{ url: 'https://gazette.example/feed.jpg', type: 'image' }],
  })

  interface Given {
    header?: Record<string, string>
    head?: string
    body?: string
    file?: object
  }

  async function readWith({ header = {}, head = '', body, file }: Given) {
    const page = (body ? PAGE.replace(/<p>.*<\/p>/, body) : PAGE).replace('<head>', `<head>${head}`)
    const http: OutgoingHttpClient = {
      get: async (url) => {
        const isFile = url.endsWith('/.well-known/tdmrep.json')
        const isPage = !isFile && !url.endsWith('/robots.txt')
        return {
          status: isPage || (isFile && file) ? 200 : 404,
          headers: isPage ? { 'content-type': 'text/html', ...header } : {},
          body: new TextEncoder().encode(isFile ? JSON.stringify(file) : page),
          url,
          redirects: [],
        }
      },
    }
    return createPageReader({ http, now: () => TEST_NOW, log, extractor }).read(listed, gazette)
  }

  type Effect = Partial<Record<'outcome' | 'text' | 'summary', string>> & {
    signals?: string[]
    media?: number
    longest?: number
    policy?: string
  }
  const CLOSED: Effect = { outcome: 'reserved', text: 'Six died.', signals: ['noindex'] }
  const UNQUOTED: Effect = { outcome: 'read', text: '', summary: '', signals: ['nosnippet'] }
  const CUT: Effect = { outcome: 'read', longest: 100, signals: ['max-snippet'] }
  const NO_PICTURE: Effect = { outcome: 'read', media: 0, signals: ['no-picture'] }
  const LISTED: Effect = { outcome: 'reserved', text: '', summary: '', media: 0, signals: ['mining'] }
  const FREE: Effect = { outcome: 'read', media: 2 }

  test.each<[string, Given, Effect]>([
    ['noindex in a header', { header: { 'x-robots-tag': 'noindex' } }, CLOSED],
    ['noindex in a header for us', { header: { 'x-robots-tag': 'Plainwire: noindex' } }, CLOSED],
    [
      'noindex in the second of two headers',
      { header: { 'x-robots-tag': 'otherbot: nofollow\nnoindex' } },
      CLOSED,
    ],
    ['noindex in a header for another robot', { header: { 'x-robots-tag': 'otherbot: noindex' } }, FREE],
    ['noindex in an element', { head: META('robots', 'noindex') }, CLOSED],
    ['noindex in an element with our name', { head: META('Plainwire', 'no-index') }, CLOSED],
    [
      'noindex in the second of two elements',
      { head: META('robots', 'follow') + META('robots', 'none') },
      CLOSED,
    ],
    ['noindex in an element for another robot', { head: META('googlebot', 'noindex') }, FREE],
    ['nosnippet in a header', { header: { 'x-robots-tag': 'nosnippet' } }, UNQUOTED],
    ['nosnippet in an element', { head: META('ROBOTS', 'NOSNIPPET') }, UNQUOTED],
    ['nosnippet, misspelt', { head: META('robots', 'no-snipet') }, UNQUOTED],
    ['max-snippet in a header', { header: { 'x-robots-tag': 'max-snippet:100' } }, CUT],
    ['max-snippet in an element', { head: META('robots', 'index, max-snippet: 100') }, CUT],
    ['max-snippet, misspelt', { head: META('plainwire', 'max_snippet=100') }, CUT],
    ['max-snippet without a number', { head: META('robots', 'max-snippet:') }, UNQUOTED],
    ['max-snippet without limit', { head: META('robots', 'max-snippet:-1') }, FREE],
    [
      'data-nosnippet on elements',
      { body: `<p>${WHOLE}</p><div data-nosnippet><p>Secret.</p></div>` },
      { ...FREE, signals: ['hidden-parts'] },
    ],
    [
      'data-nosnippet on all of it',
      { body: `<section DATA-NOSNIPPET="true"><p>${WHOLE}</p></section>` },
      { outcome: 'too-short', text: 'Six died.', signals: ['hidden-parts'] },
    ],
    ['noimageindex in a header', { header: { 'x-robots-tag': 'noimageindex' } }, NO_PICTURE],
    ['max-image-preview:none in an element', { head: META('robots', 'max-image-preview:none') }, NO_PICTURE],
    ['max-image-preview:large in an element', { head: META('robots', 'max-image-preview:large') }, FREE],
    [
      'max-image-preview:standard in a header',
      { header: { 'x-robots-tag': 'max-image-preview:standard' } },
      { outcome: 'read', media: 2, signals: ['small-picture'] },
    ],
    [
      'unavailable_after, past, in a header',
      { header: { 'x-robots-tag': 'unavailable_after: 1 Nov 2026 00:00:00 GMT' } },
      { outcome: 'reserved', signals: ['expires'] },
    ],
    [
      'unavailable_after, to come, in an element',
      { head: META('robots', 'unavailable_after: 2026-12-01') },
      { outcome: 'read', signals: ['expires'] },
    ],
    ['noai in an element', { head: META('robots', 'noai, noimageai') }, { ...LISTED, signals: ['ai'] }],
    ['tdm-reservation in a header', { header: { 'tdm-reservation': '1' } }, LISTED],
    ['tdm-reservation in a header, misspelt', { header: { tdm_resevation: 'true' } }, LISTED],
    [
      'tdm-reservation in an element',
      { head: META('tdm-reservation', '1') + META('tdm-policy', POLICY) },
      { ...LISTED, policy: POLICY },
    ],
    [
      'tdm-reservation in a site’s file',
      { file: [{ location: '/news/*', 'tdm-reservation': 1, 'tdm-policy': POLICY }] },
      { ...LISTED, policy: POLICY },
    ],
    ['tdm-reservation for another path', { file: [{ location: '/sport/', 'tdm-reservation': 1 }] }, FREE],
    [
      'a page that is free on a site that is not',
      { file: [{ location: '/', 'tdm-reservation': 1 }], head: META('tdm-reservation', '0') },
      FREE,
    ],
    [
      'a page that is reserved in a free header',
      { header: { 'tdm-reservation': '0' }, head: META('tdm-reservation', '1') },
      LISTED,
    ],
    [
      'a paywall in structured data',
      {
        head: '<script type="application/ld+json">{"@type":"NewsArticle","isAccessibleForFree":"False"}</script>',
      },
      { outcome: 'paywall', text: 'Six died.' },
    ],
    [
      'a paywall before a part of the page',
      {
        head: '<script type="application/ld+json">{"@type":"WebPage","hasPart":[{"@type":"WebPageElement","isAccessibleForFree":false,"cssSelector":".paid"}]}</script>',
      },
      { outcome: 'paywall' },
    ],
    [
      'a paywall in broken structured data',
      {
        head: '<script type="application/ld+json">{"@type":"NewsArticle","isAccessibleForFree":false,}</script>',
      },
      { outcome: 'paywall' },
    ],
    ['nothing', {}, FREE],
  ])('%s', async (_name, given, { signals, media, longest, policy, ...expected }) => {
    const { article: read, outcome } = await readWith(given)
    const { title, text, summary, reserved } = read
    expect({ title, outcome, text, summary }).toMatchObject({ title: 'Dyke breaks', ...expected })
    expect(reserved?.signals).toEqual(signals)
    expect(reserved?.policy).toBe(policy)
    expect(text).not.toContain('Secret')
    if (longest !== undefined) expect(Math.max(text.length, summary.length)).toBeLessThanOrEqual(longest)
    if (longest !== undefined) expect(text.length).toBeGreaterThan(0)
    if (media !== undefined) expect(read.media).toHaveLength(media)
  })

  test('pictures of standard size are marked as small', async () => {
    const { article: read } = await readWith({ head: META('robots', 'max-image-preview:standard') })
    expect(read.media.map(({ url }) => url)).toEqual([
      'https://gazette.example/feed.jpg#small',
      'https://gazette.example/dyke.jpg#small',
    ])
  })
})
