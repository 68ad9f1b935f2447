import { MB } from '@plainwire/domain/units'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CACHE_METADATA_HEADERS, CACHE_NAMES, type CacheName } from '../lib/offline/cache-names.ts'
import { fakeCaches } from '../testing/fakes/fake-caches.ts'
import { cacheResponse, listCacheEntries } from './cache-response.ts'

let device = fakeCaches()

beforeEach(() => {
  device = fakeCaches()
  vi.stubGlobal('caches', device.caches)
})
afterEach(() => vi.unstubAllGlobals())

const at = (path: string) => `http://localhost:3000${path}`
const put = (name: CacheName, path: string, body: BodyInit = 'x') =>
  cacheResponse(name, at(path), new Response(body))
const bytesOfLength = (length: number) => new Uint8Array(length)
const matched = async (name: CacheName, path: string) => (await device.caches.open(name)).match(at(path))

/** Makes the next puts fail after their body has been read, as on a full device. */
function failNextPuts(failures: number): void {
  let left = failures
  const open = async (name: string) => {
    const cache = await device.caches.open(name)
    const putUnlessFull = async (url: string, answer: Response) => {
      if (left === 0) return cache.put(url, answer)
      left -= 1
      await answer.text()
      throw new DOMException('The device is full.', 'QuotaExceededError')
    }
    return { ...cache, put: putUnlessFull }
  }
  vi.stubGlobal('caches', { ...device.caches, open })
}

describe('a cached copy', () => {
  test('has the body, the content type, its size in bytes and the given facts, and no other header', async () => {
    const answer = new Response('café', {
      headers: { 'content-type': 'text/plain;charset=utf-8', 'x-trace': '1', 'cache-control': 'no-store' },
    })
    const facts = { [CACHE_METADATA_HEADERS.edition]: '7' }
    expect(await cacheResponse(CACHE_NAMES.stories, at('/a'), answer, facts)).toBe(true)
    const copy = await matched(CACHE_NAMES.stories, '/a')
    expect(await copy?.text()).toBe('café')
    expect(Object.fromEntries(copy?.headers ?? [])).toEqual({
      'content-type': 'text/plain;charset=utf-8',
      [CACHE_METADATA_HEADERS.bytes]: '5',
      [CACHE_METADATA_HEADERS.edition]: '7',
    })
  })

  test('replaces the earlier one, and becomes the newest entry', async () => {
    await put(CACHE_NAMES.stories, '/a', 'first')
    await put(CACHE_NAMES.stories, '/b')
    await put(CACHE_NAMES.stories, '/a', 'second')
    expect(device.paths(CACHE_NAMES.stories)).toEqual(['/b', '/a'])
    expect(await (await matched(CACHE_NAMES.stories, '/a'))?.text()).toBe('second')
  })
})

test('entries are listed newest first with their sizes; the size of an entry without one is 0', async () => {
  const cache = await caches.open(CACHE_NAMES.stories)
  await cache.put(at('/foreign'), new Response('abc'))
  await put(CACHE_NAMES.stories, '/own', 'abcd')
  expect(await listCacheEntries(cache)).toEqual([
    { url: at('/own'), bytes: 4 },
    { url: at('/foreign'), bytes: 0 },
  ])
})

describe('the limits of a cache', () => {
  test('beyond 60 stories the oldest one is removed', async () => {
    for (let n = 1; n <= 60; n++) await put(CACHE_NAMES.stories, `/${n}`)
    expect(device.paths(CACHE_NAMES.stories)).toHaveLength(60)
    await put(CACHE_NAMES.stories, '/61')
    const paths = device.paths(CACHE_NAMES.stories)
    expect(paths).toHaveLength(60)
    expect([paths?.[0], paths?.at(-1)]).toEqual(['/2', '/61'])
  })

  test('beyond 12 MB of pictures the oldest one is removed', async () => {
    for (const path of ['/1', '/2', '/3', '/4']) await put(CACHE_NAMES.pictures, path, bytesOfLength(3 * MB))
    expect(device.paths(CACHE_NAMES.pictures)).toEqual(['/1', '/2', '/3', '/4'])
    await put(CACHE_NAMES.pictures, '/5')
    expect(device.paths(CACHE_NAMES.pictures)).toEqual(['/2', '/3', '/4', '/5'])
  })

  test('a response as large as the whole cache is cached; a larger one isn’t, and removes nothing', async () => {
    expect(await put(CACHE_NAMES.push, '/a', bytesOfLength(MB))).toBe(true)
    expect(await put(CACHE_NAMES.push, '/a', bytesOfLength(MB + 1))).toBe(false)
    expect(await put(CACHE_NAMES.push, '/b', bytesOfLength(MB + 1))).toBe(false)
    expect(device.paths(CACHE_NAMES.push)).toEqual(['/a'])
    expect((await matched(CACHE_NAMES.push, '/a'))?.headers.get(CACHE_METADATA_HEADERS.bytes)).toBe(
      String(MB),
    )
  })
})

describe('on a full device', () => {
  beforeEach(async () => {
    for (const path of ['/p1', '/p2', '/p3', '/p4']) await put(CACHE_NAMES.pictures, path)
    for (const path of ['/s1', '/s2', '/s3']) await put(CACHE_NAMES.stories, path)
    await put(CACHE_NAMES.places, '/cities')
  })

  test('the older half of the pictures and of the full cache makes room for a response', async () => {
    failNextPuts(1)
    expect(await put(CACHE_NAMES.stories, '/s4', 'new')).toBe(true)
    expect(device.paths(CACHE_NAMES.pictures)).toEqual(['/p3', '/p4'])
    expect(device.paths(CACHE_NAMES.stories)).toEqual(['/s2', '/s3', '/s4'])
    expect(device.paths(CACHE_NAMES.places)).toEqual(['/cities'])
    expect(await (await matched(CACHE_NAMES.stories, '/s4'))?.text()).toBe('new')
  })

  test('a response that still finds no room isn’t cached, and nothing fails', async () => {
    failNextPuts(2)
    expect(await put(CACHE_NAMES.stories, '/s4')).toBe(false)
    expect(device.paths(CACHE_NAMES.stories)).toEqual(['/s2', '/s3'])
  })
})
