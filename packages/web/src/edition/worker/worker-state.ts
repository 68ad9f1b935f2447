import { API, NewsEdition } from '@plainwire/domain/contract'
import { parseNewsStories } from '@plainwire/domain/edition'
import { getLocaleForLanguage, type Language } from '@plainwire/domain/language'
import { z } from 'zod'
import { buildEditionCacheKey, CACHE_METADATA_HEADERS } from '../../lib/offline/cache-names.ts'
import type { NetworkDependencies } from '../../lib/outside.ts'
import { callApiAnonymously } from '../handlers/fetch-answer.ts'
import type { NewsRequestResult } from '../news-answer.ts'
import { addTranslations, createInMemoryEdition, type InMemoryEdition } from './edition-in-memory.ts'

const NewsEnvelope = NewsEdition.omit({ stories: true }).extend({ stories: z.array(z.unknown()) })
/** The call for the edition without a schema for its stories, which are validated one by one. */
const GET_NEWS = { ...API.getNews, answer: NewsEnvelope }
/**
 * The maximum number of retries for translations. It is low, because lists wait for the translations, and an
 * edition can be read without them.
 */
const TRANSLATION_RETRIES = 1

/** The worker's state between requests: the edition on screen, and a newer one that isn't shown yet. */
export interface WorkerState {
  outside: NetworkDependencies
  /**
   * Fetches the edition.
   *
   * @param isRefresh bypasses every cache
   * @param cached the number of an earlier edition to load from the device's cache
   */
  load: (isRefresh: boolean, cached?: number) => Promise<NewsRequestResult<InMemoryEdition>>
  /**
   * Returns the edition with the given number, with its texts in the given language; the edition that was
   * loaded last if the requested one isn't in memory.
   */
  edition: (number: number, language: Language) => Promise<NewsRequestResult<InMemoryEdition>>
}

/** Fetches the edition. Stories that don't match the schema are left out. */
async function fetchEdition(
  isRefresh: boolean,
  cached: number | undefined,
  outside: NetworkDependencies,
): Promise<NewsRequestResult<InMemoryEdition>> {
  let isCached = false
  const fetch: NetworkDependencies['fetch'] = async (url, init) => {
    const response = await outside.fetch(url, { ...init, cache: isRefresh ? 'no-cache' : 'default' })
    isCached = response.headers.has(CACHE_METADATA_HEADERS.edition)
    return response
  }
  const path = cached === undefined ? GET_NEWS.path : buildEditionCacheKey(GET_NEWS.path, cached)
  const answer = await callApiAnonymously({ ...GET_NEWS, path }, {}, { ...outside, fetch })
  if (!answer.ok) return answer
  const { stories } = parseNewsStories(answer.data.stories)
  return { ok: true, data: { ...createInMemoryEdition({ ...answer.data, stories }), isCached } }
}

/**
 * Fetches the texts of a language and adds them to an edition, if stories lack them. Returns false if they could
 * not be fetched.
 */
async function fetchTranslations(
  held: InMemoryEdition,
  language: Language,
  outside: NetworkDependencies,
): Promise<boolean> {
  const locale = getLocaleForLanguage(language)
  const file = held.news.supported_locales[locale]?.translation_file
  const isIncomplete = held.stories.some(
    (story) => story.language !== language && !story.translations[locale],
  )
  if (!file || !isIncomplete) return true
  const path = held.isCached ? buildEditionCacheKey(`/${file}`, held.news.edition) : `/${file}`
  const call = { ...API.getTranslations, path }
  const answer = await callApiAnonymously(call, {}, outside, { retries: TRANSLATION_RETRIES })
  if (answer.ok) addTranslations(held, locale, answer.data)
  return answer.ok
}

/** Creates the state of a worker that hasn't loaded an edition yet. */
export function createWorkerState(outside: NetworkDependencies): WorkerState {
  const held = new Map<number, InMemoryEdition>()
  const translated = new WeakMap<InMemoryEdition, Map<Language, Promise<boolean>>>()
  /** The languages whose texts could not be fetched. They are fetched again after the next refresh. */
  const failed = new Set<Language>()
  let latest: InMemoryEdition | undefined
  let loading: Promise<NewsRequestResult<InMemoryEdition>> | undefined

  const load: WorkerState['load'] = async (isRefresh, cached) => {
    const answer = await fetchEdition(isRefresh, cached, outside)
    if (!answer.ok) return answer
    const { edition } = answer.data.news
    // If the fetched edition is already in memory, that object is reused with its cached results.
    latest = held.get(edition) ?? answer.data
    latest.isCached = answer.data.isCached
    held.set(edition, latest)
    for (const one of held.values()) for (const language of failed) translated.get(one)?.delete(language)
    failed.clear()
    return { ok: true, data: latest }
  }
  const first = () => {
    loading ??= load(false).finally(() => {
      loading = undefined
    })
    return loading
  }
  const inLanguage = async (edition: InMemoryEdition, language: Language) => {
    const known = translated.get(edition) ?? new Map<Language, Promise<boolean>>()
    translated.set(edition, known)
    const fetched = known.get(language) ?? fetchTranslations(edition, language, outside)
    known.set(language, fetched)
    if (!(await fetched)) failed.add(language)
  }
  const edition: WorkerState['edition'] = async (number, language) => {
    const found = held.get(number) ?? latest
    const answer: NewsRequestResult<InMemoryEdition> = found ? { ok: true, data: found } : await first()
    if (!answer.ok) return answer
    // Once the edition that was loaded last is on screen, the others are removed from memory.
    if (answer.data === latest) for (const old of held.keys()) if (held.get(old) !== latest) held.delete(old)
    await inLanguage(answer.data, language)
    return answer
  }
  return {
    outside,
    load: (isRefresh, cached) => (isRefresh || cached !== undefined ? load(isRefresh, cached) : first()),
    edition,
  }
}
