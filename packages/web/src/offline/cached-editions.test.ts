import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CACHE_METADATA_HEADERS, CACHE_NAMES } from '../lib/offline/cache-names.ts'
import { fakeCaches } from '../testing/fakes/fake-caches.ts'
import { cacheEdition, findNewestCachedFile } from './cached-editions.ts'

const LOCALES = { 'en-US': {}, 'nl-NL': { translation_file: 'translations/nl-NL.json' } }
const NEWS = '/news.json'
const DUTCH = '/translations/nl-NL.json'
const MADE_AT = '2026-11-20T12:00:00.000Z'

let device = fakeCaches()
const received: unknown[] = []
let files: Record<string, () => Response>

beforeEach(() => {
  device = fakeCaches()
  received.length = 0
  serve(7)
  vi.stubGlobal('caches', device.caches)
  vi.stubGlobal('fetch', async (path: string, { cache }: RequestInit) => {
    received.push([path, cache])
    return files[path]?.() ?? new Response('', { status: 404 })
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Makes the server answer with an edition; `over` replaces fields of its file. */
function serve(edition: number, over: Record<string, unknown> = {}): void {
  files = {
    [NEWS]: () => Response.json({ edition, fetch_date: MADE_AT, supported_locales: LOCALES, ...over }),
    [DUTCH]: () => Response.json({ edition }),
  }
}
const cached = () => device.paths(CACHE_NAMES.editions) ?? []
const headerOf = async (path: string, name: string) =>
  (await (await device.caches.open(CACHE_NAMES.editions)).match(path))?.headers.get(name)

describe('the edition on screen', () => {
  test('is cached with the reader’s translation, from the HTTP cache of the browser', async () => {
    await cacheEdition(7, 'nl-NL')
    expect(cached()).toEqual([`${NEWS}?kept=7`, `${DUTCH}?kept=7`])
    expect(received).toEqual([
      [NEWS, 'force-cache'],
      [DUTCH, 'force-cache'],
    ])
    expect(await headerOf(`${NEWS}?kept=7`, CACHE_METADATA_HEADERS.edition)).toBe('7')
    expect(await headerOf(`${NEWS}?kept=7`, CACHE_METADATA_HEADERS.madeAt)).toBe(MADE_AT)
    expect(await headerOf(`${NEWS}?kept=7`, 'content-type')).toBe('application/json')
    expect(await headerOf(`${DUTCH}?kept=7`, CACHE_METADATA_HEADERS.edition)).toBe('7')
  })

  test('isn’t fetched again; only a language that is still missing is', async () => {
    await cacheEdition(7, 'en-US')
    await cacheEdition(7, 'en-US')
    expect(received).toHaveLength(1)
    await cacheEdition(7, 'nl-NL')
    await cacheEdition(7, 'nl-NL')
    expect(received.slice(1)).toEqual([[DUTCH, 'force-cache']])
  })

  test('has the number of the file, even if a newer edition was published meanwhile', async () => {
    serve(8)
    await cacheEdition(7, 'nl-NL')
    expect(cached()).toEqual([`${NEWS}?kept=8`, `${DUTCH}?kept=8`])
  })

  test.each(['en-US', 'fr-FR'])(
    'has no translation file in %s, so only the news is cached',
    async (locale) => {
      await cacheEdition(7, locale)
      expect(cached()).toEqual([`${NEWS}?kept=7`])
    },
  )

  test('stays cached if its translation can’t be fetched', async () => {
    files[DUTCH] = () => new Response('', { status: 503 })
    await cacheEdition(7, 'nl-NL')
    expect(cached()).toEqual([`${NEWS}?kept=7`])
  })

  test('isn’t cached if the server refuses it', async () => {
    files[NEWS] = () =>
      Response.json({ edition: 7, fetch_date: MADE_AT, supported_locales: {} }, { status: 500 })
    await cacheEdition(7, 'nl-NL')
    expect(cached()).toEqual([])
  })

  test.each([
    ['no object', '"news"'],
    ['null', 'null'],
    ['no number', JSON.stringify({ fetch_date: MADE_AT, supported_locales: LOCALES })],
    ['a number as text', JSON.stringify({ edition: '7', fetch_date: MADE_AT, supported_locales: LOCALES })],
    ['a fraction', JSON.stringify({ edition: 7.5, fetch_date: MADE_AT, supported_locales: LOCALES })],
    ['no date', JSON.stringify({ edition: 7, supported_locales: LOCALES })],
    ['a date as number', JSON.stringify({ edition: 7, fetch_date: 1, supported_locales: LOCALES })],
    ['no languages', JSON.stringify({ edition: 7, fetch_date: MADE_AT })],
    ['null as languages', JSON.stringify({ edition: 7, fetch_date: MADE_AT, supported_locales: null })],
  ])('isn’t cached if its file has %s', async (_name, body) => {
    files[NEWS] = () => new Response(body)
    await cacheEdition(7, 'nl-NL')
    expect(cached()).toEqual([])
  })
})

test('only the last three editions stay, with their translations, in whatever order they were seen', async () => {
  for (const number of [9, 6, 8, 7, 5]) {
    serve(number)
    await cacheEdition(number, 'nl-NL')
  }
  expect(cached().toSorted()).toEqual(
    [7, 8, 9].flatMap((number) => [`${NEWS}?kept=${number}`, `${DUTCH}?kept=${number}`]).toSorted(),
  )
})

describe('without a connection', () => {
  test('a file comes from the newest edition that has it', async () => {
    await cacheEdition(7, 'nl-NL')
    serve(8)
    await cacheEdition(8, 'en-US')
    expect(await (await findNewestCachedFile(NEWS))?.json()).toMatchObject({ edition: 8 })
    expect(await (await findNewestCachedFile(DUTCH))?.json()).toEqual({ edition: 7 })
  })

  test('the newest edition counts, not the one that was cached last', async () => {
    serve(8)
    await cacheEdition(8, 'en-US')
    serve(7)
    await cacheEdition(7, 'en-US')
    expect(await (await findNewestCachedFile(NEWS))?.json()).toMatchObject({ edition: 8 })
  })

  test('a file that no cached edition has isn’t found', async () => {
    expect(await findNewestCachedFile(NEWS)).toBeUndefined()
    await cacheEdition(7, 'en-US')
    expect(await findNewestCachedFile(DUTCH)).toBeUndefined()
  })
})
