// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeCaches } from '../testing/fakes/fake-caches.ts'
import {
  cacheSavedStories,
  clearSavedStoriesCache,
  findCachedSavedPicture,
  findCachedSavedStory,
} from './cached-saved.ts'

let device = fakeCaches()
const received: string[] = []
let answer: (path: string) => Promise<Response>

beforeEach(() => {
  received.length = 0
  answer = async (path) => new Response(path)
  device = fakeCaches(location.origin)
  vi.stubGlobal('caches', device.caches)
  vi.stubGlobal('fetch', (url: string) => {
    const { pathname } = new URL(url)
    received.push(pathname)
    return answer(pathname)
  })
})
afterEach(async () => {
  await clearSavedStoriesCache()
  vi.unstubAllGlobals()
})
const cached = () => device.paths('plainwire-saved')
const at = (path: string) => new URL(path, location.origin).href

test('each saved story is cached with its first picture, once', async () => {
  const pictures = { s1: '/images/a/640.webp', s2: null }
  await cacheSavedStories(pictures)
  await cacheSavedStories(pictures)
  expect(cached()).toEqual(['/api/stories/s1', '/images/a/640.webp', '/api/stories/s2'])
  expect(received).toHaveLength(3)
  expect(await (await findCachedSavedStory(at('/api/stories/s1')))?.text()).toBe('/api/stories/s1')
})

test('a page gets the cached picture for any requested size and format', async () => {
  await cacheSavedStories({ s1: '/images/a/640.webp' })
  expect(await (await findCachedSavedPicture(at('/images/a/1280.avif')))?.text()).toBe('/images/a/640.webp')
  expect(await findCachedSavedPicture(at('/images/b/640.webp'))).toBeUndefined()
})

test('stories that are no longer saved are removed; the list stays', async () => {
  await cacheSavedStories({ s1: '/images/a/640.webp', s2: null })
  await (await device.caches.open('plainwire-saved')).put('/saved-stories?kept', new Response('[]'))
  await cacheSavedStories({ s2: null })
  expect(cached()).toEqual(['/api/stories/s2', '/saved-stories?kept'])
})

test('a story that can’t be fetched is skipped', async () => {
  answer = async (path) => {
    if (path.endsWith('/s1')) throw new TypeError('Failed to fetch')
    return new Response('', { status: path.endsWith('/s2') ? 404 : 200 })
  }
  await cacheSavedStories({ s1: null, s2: null, s3: null })
  expect(cached()).toEqual(['/api/stories/s3'])
})

test('no request is made to another host', async () => {
  await cacheSavedStories({ s1: 'https://elsewhere.example/a.jpg' })
  expect(received).toEqual(['/api/stories/s1'])
})

test('B20 signing out while stories are being cached leaves none of them', async () => {
  const first = Promise.withResolvers<Response>()
  answer = () => first.promise
  const caching = cacheSavedStories({ s1: '/images/a/640.webp', s2: null })
  const forgetting = clearSavedStoriesCache()
  first.resolve(new Response('late'))
  await Promise.all([caching, forgetting])
  expect(cached()).toBeUndefined()
  expect(received.length).toBeLessThanOrEqual(1)
})
