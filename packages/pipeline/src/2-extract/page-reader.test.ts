import { expect, test } from 'vitest'
import { article, NOW, publisher } from '../newsroom.fixture.ts'
import type { HttpAnswer, OutgoingHttp } from '../ports.ts'
import { extractArticle } from './extract-article.ts'
import type { PageExtractor } from './page-extractor.ts'
import { pageReader } from './page-reader.ts'

const long = 'Water reached the market square within an hour of the breach and stayed there. '.repeat(12)
const PAGE = `<html lang="en"><head><meta property="og:image" content="/dyke.jpg"><link rel="canonical" href="https://other.example/stolen"></head><body><article><h1>Dyke</h1><p>${long}</p><p>${long}</p></article></body></html>`
const given = article({ id: 'a1', title: 'Dyke breaks', summary: 'Six died.', text: 'Six died.' })
const gazette = publisher({ id: 'gazette' })
const log = { info: () => {}, warn: () => {}, error: () => {} }
const extractor: PageExtractor = {
  extract: async (html, about) => extractArticle(html, about),
  close: async () => {},
}

function reading(page: Partial<HttpAnswer>, using: PageExtractor = extractor) {
  const asked: string[] = []
  const http: OutgoingHttp = {
    get: async (url) => {
      asked.push(url)
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
  return { asked, reader: pageReader({ http, now: () => NOW, log, extractor: using }) }
}

test('the page gives text, words and pictures; the feed keeps title and summary', async () => {
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

test('a known paywall is not even asked', async () => {
  const { asked, reader } = reading({})
  expect(await reader.read(given, publisher({ id: 'gazette', paywall: true }))).toEqual({
    article: given,
    outcome: 'paywall',
  })
  expect(asked).toEqual([])
})

test.each([
  ['unreachable', { status: 500 }],
  ['not-html', { headers: { 'content-type': 'application/pdf' } }],
  ['too-short', { body: new TextEncoder().encode('<p>Please log in.</p>') }],
] as const)('%s: what the feed gave stands', async (outcome, answer) => {
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
