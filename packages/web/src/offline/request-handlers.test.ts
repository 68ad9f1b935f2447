// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildEditionCacheKey, CACHE_METADATA_HEADERS, CACHE_NAMES } from '../lib/offline/cache-names.ts'
import { fakeCaches } from '../testing/fakes/fake-caches.ts'
import type { RequestKind } from './kinds.ts'
import { REQUEST_HANDLERS } from './request-handlers.ts'

let device = fakeCaches()
const network = vi.fn<(request: unknown, options?: RequestInit) => Promise<Response>>()
const ownFile = vi.fn<(url: string) => Promise<Response | undefined>>()
const work: Promise<unknown>[] = []

beforeEach(() => {
  device = fakeCaches(location.origin)
  work.length = 0
  network.mockReset().mockImplementation(async () => new Response('network'))
  ownFile.mockReset().mockResolvedValue(undefined)
  vi.stubGlobal('caches', device.caches)
  vi.stubGlobal('fetch', network)
})
afterEach(() => vi.unstubAllGlobals())

const at = (path: string) => new URL(path, location.origin).href
const cutOff = () => network.mockRejectedValue(new TypeError('Failed to fetch'))
const put = async (name: string, path: string, body: string, headers = {}) =>
  (await device.caches.open(name)).put(path, new Response(body, { headers }))
const putNews = (edition: number) =>
  put(CACHE_NAMES.editions, buildEditionCacheKey('/news.json', edition), `edition ${edition}`, {
    [CACHE_METADATA_HEADERS.edition]: String(edition),
  })

/** Answers a request, and waits for the work that continues after the response. */
async function answer(kind: RequestKind, path: string, cache: RequestCache = 'default'): Promise<Response> {
  const request = { url: at(path), headers: new Headers({ accept: 'text/html' }), cache } as Request
  const answered = await REQUEST_HANDLERS[kind]({ request, ownFile, after: (task) => void work.push(task) })
  await Promise.all(work)
  return answered
}
const textOf = async (kind: RequestKind, path: string) => (await answer(kind, path)).text()

describe('a page', () => {
  test('is revalidated at the server, and its redirect is left to the browser', async () => {
    expect(await textOf('page', '/science')).toBe('network')
    const [url, options] = network.mock.calls[0] ?? []
    expect(url).toBe(at('/science'))
    expect(options).toMatchObject({ cache: 'no-cache', redirect: 'manual' })
    expect(new Headers(options?.headers).get('accept')).toBe('text/html')
    expect(ownFile).not.toHaveBeenCalled()
  })

  test.each([
    ['/science', '/shell.html'],
    ['/science?lang=nl', '/shell.html?lang=nl'],
    ['/science?lang=xx', '/shell.html'],
  ])('at %s is the shell %s without a connection', async (path, shell) => {
    cutOff()
    ownFile.mockResolvedValue(new Response('shell'))
    expect(await textOf('page', path)).toBe('shell')
    expect(ownFile.mock.calls).toEqual([[shell]])
  })

  test('fails without a connection and without a shell', async () => {
    cutOff()
    await expect(answer('page', '/')).rejects.toThrow('Failed to fetch')
  })
})

describe('a file of a release', () => {
  test('comes from this release, then from the previous one, then from the network', async () => {
    expect(await textOf('release', '/build/a.js')).toBe('network')
    const match = async (url: string) => (url === at('/build/a.js') ? new Response('previous') : undefined)
    vi.stubGlobal('caches', { ...device.caches, match })
    expect(await textOf('release', '/build/a.js')).toBe('previous')
    ownFile.mockImplementation(async (url) => (url === at('/build/a.js') ? new Response('own') : undefined))
    expect(await textOf('release', '/build/a.js')).toBe('own')
    expect(network).toHaveBeenCalledOnce()
  })
})

describe('the edition', () => {
  test('is revalidated at the server', async () => {
    await putNews(7)
    network.mockResolvedValue(Response.json({ edition: 8 }))
    expect(await textOf('edition', '/news.json')).toBe('{"edition":8}')
    expect(network.mock.calls[0]).toMatchObject([at('/news.json'), { cache: 'no-cache' }])
  })

  test('is the newest cached one without a connection, unless the request refuses cached answers', async () => {
    await putNews(7)
    await putNews(8)
    cutOff()
    expect(await textOf('edition', '/news.json')).toBe('edition 8')
    await expect(answer('edition', '/news.json', 'no-cache')).rejects.toThrow('Failed to fetch')
  })

  test('removes the stories that it lists as withdrawn, and is still readable by the page', async () => {
    await put(CACHE_NAMES.stories, '/api/stories/s1', '{}')
    await put(CACHE_NAMES.stories, '/api/stories/s2', '{}')
    network.mockImplementation(async () => Response.json({ edition: 8, withdrawn: ['s1'] }))
    // A response with a translation isn't searched for withdrawn stories.
    await answer('edition', '/translations/nl-NL.json')
    expect(device.paths(CACHE_NAMES.stories)).toHaveLength(2)
    const news = await answer('edition', '/news.json')
    expect(await news.json()).toMatchObject({ edition: 8 })
    expect(device.paths(CACHE_NAMES.stories)).toEqual(['/api/stories/s2'])
  })

  test('of a number comes only from the cache', async () => {
    await putNews(7)
    expect(await textOf('cached-edition', '/news.json?kept=7')).toBe('edition 7')
    expect((await answer('cached-edition', '/news.json?kept=6')).type).toBe('error')
    expect(network).not.toHaveBeenCalled()
  })
})

describe('a picture', () => {
  test('is fetched once, and then comes from the cache', async () => {
    expect(await textOf('picture', '/images/a/b/640.avif')).toBe('network')
    expect(await textOf('picture', '/images/a/b/640.avif')).toBe('network')
    expect(network).toHaveBeenCalledOnce()
  })

  test('isn’t cached if the server refuses it', async () => {
    network.mockResolvedValue(new Response('', { status: 404 }))
    expect((await answer('picture', '/images/a/b/640.avif')).status).toBe(404)
    expect(device.paths(CACHE_NAMES.pictures)).toEqual([])
  })

  test('of a saved story is shown in its cached size without a connection; another one fails', async () => {
    await put(CACHE_NAMES.saved, '/images/a/b/640.webp', 'saved')
    cutOff()
    expect(await textOf('picture', '/images/a/b/1280.avif')).toBe('saved')
    await expect(answer('picture', '/images/c/d/1280.avif')).rejects.toThrow('Failed to fetch')
  })
})

describe('a story', () => {
  test('is cached, and comes from the cache without a connection', async () => {
    expect(await textOf('story', '/api/stories/s1')).toBe('network')
    cutOff()
    expect(await textOf('story', '/api/stories/s1')).toBe('network')
    await put(CACHE_NAMES.saved, '/api/stories/s1', 'saved')
    expect(await textOf('story', '/api/stories/s1')).toBe('network')
  })

  test('that isn’t cached comes from the saved stories without a connection', async () => {
    await put(CACHE_NAMES.saved, '/api/stories/s1', 'saved')
    cutOff()
    expect(await textOf('story', '/api/stories/s1')).toBe('saved')
    await expect(answer('story', '/api/stories/s2')).rejects.toThrow('Failed to fetch')
  })

  test('that was withdrawn leaves the caches; one that is refused otherwise stays', async () => {
    await answer('story', '/api/stories/s1')
    network.mockResolvedValue(new Response('', { status: 500 }))
    expect((await answer('story', '/api/stories/s1')).status).toBe(500)
    expect(device.paths(CACHE_NAMES.stories)).toEqual(['/api/stories/s1'])
    network.mockResolvedValue(new Response('', { status: 410 }))
    expect((await answer('story', '/api/stories/s1')).status).toBe(410)
    expect(device.paths(CACHE_NAMES.stories)).toEqual([])
  })
})

test('the list of cities has a cache of its own', async () => {
  expect(await textOf('cities', '/cities.json')).toBe('network')
  expect(device.paths(CACHE_NAMES.places)).toEqual(['/cities.json'])
  cutOff()
  expect(await textOf('cities', '/cities.json')).toBe('network')
})
