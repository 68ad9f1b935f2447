import type { Entry } from '@plainwire/domain/feed'
import { expect, test } from 'vitest'
import type { OutgoingHttpClient } from '../../ports.ts'
import { createTdmStatementFetcher } from '../../reservations/index.ts'
import { createReservedRightsLookup } from './rights-reservations.ts'

const URL_1 = 'https://gazette.example/news/1'
const entry = (link: string): Entry => ({
  id: link,
  title: 'Dyke breaks',
  link,
  published: undefined,
  updated: undefined,
  authors: [],
  summary: 'Six died.',
  content: '',
  categories: [],
  media: [],
})

/** Simulates sites that answer with a status and with a tdmrep.json that reserves everything under /news. */
function serving(status: () => number) {
  const requests: string[] = []
  const http: OutgoingHttpClient = {
    get: async (url) => {
      requests.push(url)
      const rules = [{ location: '/news', 'tdm-reservation': 1 }]
      return {
        status: status(),
        headers: {},
        body: new TextEncoder().encode(JSON.stringify(rules)),
        url,
        redirects: [],
      }
    },
  }
  return { http, requests }
}

test.each([
  ['nothing', {}, undefined],
  ['tdm-reservation', { 'tdm-reservation': '1' }, { signals: ['mining'] }],
  ['nosnippet', { 'x-robots-tag': 'nosnippet' }, { signals: ['nosnippet'] }],
  [
    'max-snippet',
    { 'x-robots-tag': 'noindex, max-snippet:50' },
    { signals: ['max-snippet'], maxCharacters: 50 },
  ],
  ['noindex, which is about the list', { 'x-robots-tag': 'noindex, follow' }, undefined],
  [
    'a date, which is about the list',
    { 'x-robots-tag': 'unavailable_after: 1 Jan 2026 00:00:00 GMT' },
    undefined,
  ],
])('a feed’s headers with %s', async (_name, headers, expected) => {
  const reservedAt = await createReservedRightsLookup({ headers }, [entry(URL_1)], undefined)
  expect(reservedAt(URL_1)).toEqual(expected)
})

test('a site’s file reserves the entries under its path, and is fetched once a day', async () => {
  const { http, requests } = serving(() => 200)
  let now = new Date('2026-11-21T00:00:00Z')
  const sites = createTdmStatementFetcher(http, () => now)
  const links = [URL_1, 'https://gazette.example/news/2', 'https://gazette.example/sport/1']
  const visit = () => createReservedRightsLookup({ headers: {} }, links.map(entry), sites)
  const reservedAt = await visit()
  expect(links.map((link) => reservedAt(link)?.signals)).toEqual([['mining'], ['mining'], undefined])
  await visit()
  expect(requests).toEqual(['https://gazette.example/.well-known/tdmrep.json'])
  now = new Date('2026-11-22T00:00:01Z')
  await visit()
  expect(requests).toHaveLength(2)
})

test('a failing site’s earlier reservations still apply, and a site without a file reserves nothing', async () => {
  let status = 200
  let now = new Date('2026-11-21T00:00:00Z')
  const sites = createTdmStatementFetcher(serving(() => status).http, () => now)
  const isReserved = async () => (await sites.statementOn(URL_1))?.isReserved
  expect(await isReserved()).toBe(true)
  status = 503
  now = new Date('2026-11-22T01:00:00Z')
  expect(await isReserved()).toBe(true)
  status = 404
  now = new Date('2026-11-23T02:00:00Z')
  expect(await isReserved()).toBeUndefined()
})

test('entries on many sites cost requests to the first few only', async () => {
  const { http, requests } = serving(() => 200)
  const links = Array.from({ length: 50 }, (_, at) => `https://site${at}.example/news/1`)
  await createReservedRightsLookup(
    { headers: {} },
    links.map(entry),
    createTdmStatementFetcher(http, () => new Date(0)),
  )
  expect(requests).toHaveLength(5)
})
