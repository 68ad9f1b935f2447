import { expect, test } from 'vitest'
import { determineRequestKind } from './kinds.ts'

const ORIGIN = 'https://news.example'
const received = (
  path: string,
  mode: RequestMode = 'cors',
  more: { method?: string; headers?: Headers } = {},
) =>
  determineRequestKind(
    { method: 'GET', mode, url: new URL(path, ORIGIN).href, headers: new Headers(), ...more },
    ORIGIN,
  )

test.each(['/', '/world', '/story/s1', '/?lang=nl', '/about', '/nonsense'])('%s is a page', (path) => {
  expect(received(path, 'navigate')).toBe('page')
})

test.each([
  '/admin',
  '/admin/feeds',
  '/api/docs',
  '/feeds/all.rss',
  '/images/x/y/400.avif',
  '/sitemap.xml',
  '/sw.js',
  '/openapi.json',
])('%s is not answered by the application', (path) => {
  expect(received(path, 'navigate')).toBeUndefined()
})

test.each([
  ['/build/entry-client-Ab.js', 'release'],
  ['/assets/placeholder.svg', 'release'],
  ['/news.json', 'edition'],
  ['/translations/nl-NL.json', 'edition'],
  ['/news.json?kept=3', 'cached-edition'],
  ['/api/stories/s1', 'story'],
  ['/images/sig/enc/400.avif', 'picture'],
  ['/cities.json', 'cities'],
])('%s can be answered without the network: %s', (path, expected) => {
  expect(received(path)).toBe(expected)
})

test.each([
  '/api/stories/search?q=mayor',
  '/api/stories/search',
  '/api/stories/s1/related',
  '/api/geo/ip',
  '/api/geo/reverse?lat=1&lon=2',
  '/api/preferences',
  '/api/saved-stories',
  '/config.json',
  '/images/share/s1.png',
  'https://elsewhere.example/news.json',
])('%s is never cached', (path) => {
  expect(received(path)).toBeUndefined()
})

test('calls with side effects and requests with a reader’s token are never cached', () => {
  expect(received('/api/stories/s1', 'cors', { method: 'POST' })).toBeUndefined()
  const headers = new Headers({ authorization: 'Bearer x' })
  expect(received('/api/stories/s1', 'cors', { headers })).toBeUndefined()
  expect(received('/news.json', 'cors', { headers })).toBeUndefined()
})
