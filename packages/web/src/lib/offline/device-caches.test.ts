// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeCaches } from '../../testing/fakes/fake-caches.ts'
import { CACHE_METADATA_HEADERS, CACHE_NAMES } from './cache-names.ts'
import {
  deleteSavedStoriesCache,
  eraseCaches,
  getCacheStorage,
  listCachedEditions,
  listCacheSummaries,
} from './device-caches.ts'

let device = fakeCaches()
const events: string[] = []
/** The `postMessage` of the active worker, which answers each message at once. */
const postMessage = vi.fn((message: { kind: string }, [port]: MessagePort[]) => {
  events.push(message.kind)
  port?.postMessage(true)
})

beforeEach(() => {
  device = fakeCaches(location.origin)
  events.length = 0
  postMessage.mockClear()
  const remove = device.caches.delete
  vi.stubGlobal('caches', {
    ...device.caches,
    delete: (name: string) => {
      events.push(`delete ${name}`)
      return remove(name)
    },
  })
  const unregister = async () => events.push('unregister')
  const serviceWorker = { controller: { postMessage }, getRegistrations: async () => [{ unregister }] }
  vi.stubGlobal('navigator', { serviceWorker })
})
afterEach(() => vi.unstubAllGlobals())

const put = async (name: string, path: string, body = '', headers: Record<string, string> = {}) =>
  (await device.caches.open(name)).put(path, new Response(body, { headers }))
const putEdition = (number: number, madeAt: string) =>
  put(CACHE_NAMES.editions, `/news.json?kept=${number}`, '', {
    [CACHE_METADATA_HEADERS.edition]: String(number),
    [CACHE_METADATA_HEADERS.madeAt]: madeAt,
  })

describe('a browser without cache storage, or that denies access', () => {
  test.each([
    ['has none', () => undefined],
    [
      'denies access',
      () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    ],
  ])('%s: nothing is cached and nothing fails', async (_name, get) => {
    vi.unstubAllGlobals()
    vi.stubGlobal('navigator', {})
    Object.defineProperty(globalThis, 'caches', { configurable: true, get })
    try {
      expect(getCacheStorage()).toBeUndefined()
      expect(await listCachedEditions()).toEqual([])
      expect(await listCacheSummaries()).toEqual([])
      await deleteSavedStoriesCache()
      await eraseCaches()
    } finally {
      Reflect.deleteProperty(globalThis, 'caches')
    }
  })
})

describe('the cached editions', () => {
  test('are listed newest first with their dates; translations aren’t editions', async () => {
    await putEdition(8, '2026-11-20T09:00:00.000Z')
    await putEdition(10, '2026-11-20T12:00:00.000Z')
    await putEdition(9, '2026-11-20T10:30:00.000Z')
    await put(CACHE_NAMES.editions, '/translations/nl-NL.json?kept=10', '', {
      [CACHE_METADATA_HEADERS.edition]: '10',
    })
    expect(await listCachedEditions()).toEqual([
      { number: 10, madeAt: new Date('2026-11-20T12:00:00.000Z') },
      { number: 9, madeAt: new Date('2026-11-20T10:30:00.000Z') },
      { number: 8, madeAt: new Date('2026-11-20T09:00:00.000Z') },
    ])
  })

  test('are none without the cache, which isn’t created by looking', async () => {
    expect(await listCachedEditions()).toEqual([])
    expect(device.paths(CACHE_NAMES.editions)).toBeUndefined()
  })
})

test('each cache is summarised by its kind, its entries and their bytes', async () => {
  await put(CACHE_NAMES.pictures, '/a', 'abc', { [CACHE_METADATA_HEADERS.bytes]: '1000' })
  await put(CACHE_NAMES.pictures, '/b', 'abc', { [CACHE_METADATA_HEADERS.bytes]: '24' })
  await put('plainwire-release-7', '/app.js', 'é')
  await put('workbox-runtime', '/c', '')
  expect(await listCacheSummaries()).toEqual([
    { name: 'plainwire-pictures', kind: 'pictures', entries: 2, bytes: 1024 },
    { name: 'plainwire-release-7', kind: 'release', entries: 1, bytes: 2 },
    { name: 'workbox-runtime', kind: 'rest', entries: 1, bytes: 0 },
  ])
})

describe('deleting saved stories', () => {
  test('first stops the worker, then deletes only their cache', async () => {
    await put(CACHE_NAMES.saved, '/api/stories/s1')
    await put(CACHE_NAMES.stories, '/api/stories/s1')
    await deleteSavedStoriesCache()
    expect(events).toEqual(['forget-saved', `delete ${CACHE_NAMES.saved}`])
    expect(await device.caches.keys()).toEqual([CACHE_NAMES.stories])
  })

  test('leaves the worker alone if none are cached', async () => {
    await put(CACHE_NAMES.stories, '/api/stories/s1')
    await deleteSavedStoriesCache()
    expect(postMessage).not.toHaveBeenCalled()
    expect(events).toEqual([])
  })
})

test('all caches are erased after the worker, which would fill them again, is unregistered', async () => {
  await put(CACHE_NAMES.stories, '/api/stories/s1')
  await put('plainwire-release-7', '/app.js')
  await put('workbox-runtime', '/c')
  await eraseCaches()
  expect(events[0]).toBe('unregister')
  expect(events).toHaveLength(4)
  expect(await device.caches.keys()).toEqual([])
})
