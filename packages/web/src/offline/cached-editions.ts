import { NEWS_PATH } from '@plainwire/domain/addresses'
import { buildEditionCacheKey, CACHE_METADATA_HEADERS, CACHE_NAMES } from '../lib/offline/cache-names.ts'
import { CACHE_LIMITS, cacheResponse } from './cache-response.ts'
import { findEntriesToEvict } from './entries-to-evict.ts'

/** The number of editions that can be read without a connection. */
const MAX_CACHED_EDITIONS = 3

interface NewsFacts {
  edition: number
  fetch_date: string
  supported_locales: Record<string, { translation_file?: string }>
}

/**
 * Validates the fields that are needed to cache an edition. The page validates the other fields when it reads
 * the edition.
 */
function newsFacts(text: string): NewsFacts | undefined {
  const read: unknown = JSON.parse(text)
  const isEdition =
    typeof read === 'object' &&
    read !== null &&
    'edition' in read &&
    Number.isInteger(read.edition) &&
    'fetch_date' in read &&
    typeof read.fetch_date === 'string' &&
    'supported_locales' in read &&
    typeof read.supported_locales === 'object' &&
    read.supported_locales !== null
  return isEdition ? (read as NewsFacts) : undefined
}

const editionOf = (answer: Response) => Number(answer.headers.get(CACHE_METADATA_HEADERS.edition))

/** Returns the cached editions, newest first, with the URLs and total bytes of their files. */
async function cachedEditions(cache: Cache): Promise<{ number: number; urls: string[]; bytes: number }[]> {
  const editions = new Map<number, { number: number; urls: string[]; bytes: number }>()
  for (const { url } of await cache.keys()) {
    const answer = await cache.match(url)
    if (!answer) continue
    const number = editionOf(answer)
    const edition = editions.get(number) ?? { number, urls: [], bytes: 0 }
    edition.urls.push(url)
    edition.bytes += Number(answer.headers.get(CACHE_METADATA_HEADERS.bytes))
    editions.set(number, edition)
  }
  return [...editions.values()].sort((a, b) => b.number - a.number)
}

/** Removes the files of all editions except for the newest ones that are within the limits. */
async function dropOld(cache: Cache): Promise<void> {
  const editions = await cachedEditions(cache)
  const limits = { count: MAX_CACHED_EDITIONS, bytes: CACHE_LIMITS[CACHE_NAMES.editions].bytes }
  const entries = editions.map(({ number, bytes }) => ({ url: String(number), bytes }))
  const leave = new Set(findEntriesToEvict(entries, limits).map(({ url }) => url))
  const urls = editions.filter(({ number }) => leave.has(String(number))).flatMap((edition) => edition.urls)
  await Promise.all(urls.map((url) => cache.delete(url)))
}

async function cacheTranslations(cache: Cache, news: NewsFacts, locale: string): Promise<void> {
  const file = news.supported_locales[locale]?.translation_file
  if (!file) return
  const url = buildEditionCacheKey(`/${file}`, news.edition)
  if (await cache.match(url)) return
  const answer = await fetch(`/${file}`, { cache: 'force-cache' })
  if (answer.ok)
    await cacheResponse(CACHE_NAMES.editions, url, answer, {
      [CACHE_METADATA_HEADERS.edition]: String(news.edition),
    })
}

/**
 * Caches the edition on screen and its texts in the reader's language. The browser has just fetched both, so
 * they come from its HTTP cache.
 */
export async function cacheEdition(number: number, locale: string): Promise<void> {
  const cache = await caches.open(CACHE_NAMES.editions)
  const cached = await cache.match(buildEditionCacheKey(NEWS_PATH, number))
  const answer = cached ?? (await fetch(NEWS_PATH, { cache: 'force-cache' }))
  if (!answer.ok) return
  const text = await answer.text()
  const news = newsFacts(text)
  if (!news) return
  if (!cached) {
    const facts = {
      [CACHE_METADATA_HEADERS.edition]: String(news.edition),
      [CACHE_METADATA_HEADERS.madeAt]: news.fetch_date,
    }
    const body = new Response(text, { headers: { 'content-type': 'application/json' } })
    await cacheResponse(CACHE_NAMES.editions, buildEditionCacheKey(NEWS_PATH, news.edition), body, facts)
  }
  await cacheTranslations(cache, news, locale)
  await dropOld(cache)
}

/**
 * Finds the file with this path in the newest cached edition that contains such a file; undefined if none does.
 */
export async function findNewestCachedFile(path: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHE_NAMES.editions)
  for (const { number } of await cachedEditions(cache)) {
    const answer = await cache.match(buildEditionCacheKey(path, number))
    if (answer) return answer
  }
  return undefined
}
