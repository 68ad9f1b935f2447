import { CACHES, KEPT_HEADERS, keptPath } from '../lib/kept-files.ts'
import { keep, LIMITS } from './keep.ts'
import { leaving } from './leaving.ts'

/** The number of editions that can be read without a connection. */
export const MAX_EDITIONS = 3
const NEWS = '/news.json'

interface NewsFacts {
  edition: number
  fetch_date: string
  supported_locales: Record<string, { translation_file?: string }>
}

/** The facts needed to cache an edition: the page validates all of it when it reads it. */
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
    typeof read.supported_locales === 'object'
  return isEdition ? (read as NewsFacts) : undefined
}

const editionOf = (answer: Response) => Number(answer.headers.get(KEPT_HEADERS.edition))

/** The cached editions, newest first: their numbers, and the bytes of them and their translations. */
async function keptEditions(cache: Cache): Promise<{ number: number; urls: string[]; bytes: number }[]> {
  const editions = new Map<number, { number: number; urls: string[]; bytes: number }>()
  for (const { url } of await cache.keys()) {
    const answer = await cache.match(url)
    if (!answer) continue
    const number = editionOf(answer)
    const edition = editions.get(number) ?? { number, urls: [], bytes: 0 }
    edition.urls.push(url)
    edition.bytes += Number(answer.headers.get(KEPT_HEADERS.bytes))
    editions.set(number, edition)
  }
  return [...editions.values()].sort((a, b) => b.number - a.number)
}

/** Lets the editions before the last three go, and translations whose edition is gone. */
async function dropOld(cache: Cache): Promise<void> {
  const editions = await keptEditions(cache)
  const limits = { count: MAX_EDITIONS, bytes: LIMITS[CACHES.editions].bytes }
  const entries = editions.map(({ number, bytes }) => ({ url: String(number), bytes }))
  const leave = new Set(leaving(entries, limits).map(({ url }) => url))
  const urls = editions.filter(({ number }) => leave.has(String(number))).flatMap((edition) => edition.urls)
  await Promise.all(urls.map((url) => cache.delete(url)))
}

async function keepTranslations(cache: Cache, news: NewsFacts, locale: string): Promise<void> {
  const file = news.supported_locales[locale]?.translation_file
  if (!file) return
  const url = keptPath(`/${file}`, news.edition)
  if (await cache.match(url)) return
  const answer = await fetch(`/${file}`, { cache: 'force-cache' })
  if (answer.ok) await keep(CACHES.editions, url, answer, { [KEPT_HEADERS.edition]: String(news.edition) })
}

/**
 * Caches the edition on screen, with its texts in the reader's language. The browser has just fetched both:
 * they come out of its own cache.
 */
export async function keepEdition(number: number, locale: string): Promise<void> {
  const cache = await caches.open(CACHES.editions)
  const kept = await cache.match(keptPath(NEWS, number))
  const answer = kept ?? (await fetch(NEWS, { cache: 'force-cache' }))
  if (!answer.ok) return
  const text = await answer.text()
  const news = newsFacts(text)
  if (!news) return
  if (!kept) {
    const facts = { [KEPT_HEADERS.edition]: String(news.edition), [KEPT_HEADERS.madeAt]: news.fetch_date }
    const body = new Response(text, { headers: { 'content-type': 'application/json' } })
    await keep(CACHES.editions, keptPath(NEWS, news.edition), body, facts)
  }
  await keepTranslations(cache, news, locale)
  await dropOld(cache)
}

/** A file of the newest cached edition. */
export async function newestKept(path: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHES.editions)
  for (const { number } of await keptEditions(cache)) {
    const answer = await cache.match(keptPath(path, number))
    if (answer) return answer
  }
  return undefined
}
