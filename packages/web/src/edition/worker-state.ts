import { API, News } from '@plainwire/domain/contract'
import { readStories } from '@plainwire/domain/edition'
import { type Language, localeOf } from '@plainwire/domain/language'
import { z } from 'zod'
import { CACHE_HEADERS, cachedPath } from '../lib/cache-names.ts'
import type { Outside } from '../lib/outside.ts'
import { fetchAnswer } from './handlers/fetch-answer.ts'
import { addTranslations, type HeldEdition, holdEdition } from './held-edition.ts'
import type { Answer } from './news-answer.ts'

const NewsEnvelope = News.omit({ stories: true }).extend({ stories: z.array(z.unknown()) })
/** The edition with its stories unread: one that fails is left out, not the edition. */
const GET_NEWS = { ...API.getNews, answer: NewsEnvelope }
/** Without its translations an edition can be read all the same: a list doesn't wait long for them. */
const TRANSLATION_RETRIES = 1

/** The worker's state between requests: the edition on screen, and a newer one that waits. */
export interface WorkerState {
  outside: Outside
  /**
   * Fetches the edition.
   *
   * @param isRefresh bypasses every cache, for a newer one
   * @param cached the number of an earlier one in the device's cache
   */
  load: (isRefresh: boolean, cached?: number) => Promise<Answer<HeldEdition>>
  /** The edition of a number, its texts in a language filled in; the latest where that one isn't held. */
  edition: (number: number, language: Language) => Promise<Answer<HeldEdition>>
}

/** The edition; stories that fail are left out. */
async function fetchEdition(
  isRefresh: boolean,
  cached: number | undefined,
  outside: Outside,
): Promise<Answer<HeldEdition>> {
  let isCached = false
  const fetch: Outside['fetch'] = async (url, init) => {
    const came = await outside.fetch(url, { ...init, cache: isRefresh ? 'no-cache' : 'default' })
    isCached = came.headers.has(CACHE_HEADERS.edition)
    return came
  }
  const path = cached === undefined ? GET_NEWS.path : cachedPath(GET_NEWS.path, cached)
  const answer = await fetchAnswer({ ...GET_NEWS, path }, {}, { ...outside, fetch })
  if (!answer.ok) return answer
  const { stories } = readStories(answer.data.stories)
  return { ok: true, data: { ...holdEdition({ ...answer.data, stories }), isCached } }
}

async function fetchTranslations(held: HeldEdition, language: Language, outside: Outside): Promise<void> {
  const locale = localeOf(language)
  const file = held.news.supported_locales[locale]?.translation_file
  const isIncomplete = held.stories.some(
    (story) => story.language !== language && !story.translations[locale],
  )
  if (!file || !isIncomplete) return
  const path = held.isCached ? cachedPath(`/${file}`, held.news.edition) : `/${file}`
  const call = { ...API.getTranslations, path }
  const answer = await fetchAnswer(call, {}, outside, { retries: TRANSLATION_RETRIES })
  if (answer.ok) addTranslations(held, locale, answer.data)
}

/** Creates an empty state. */
export function createWorkerState(outside: Outside): WorkerState {
  const held = new Map<number, HeldEdition>()
  const translated = new WeakMap<HeldEdition, Map<Language, Promise<void>>>()
  let latest: HeldEdition | undefined
  let loading: Promise<Answer<HeldEdition>> | undefined

  const load: WorkerState['load'] = async (isRefresh, cached) => {
    const answer = await fetchEdition(isRefresh, cached, outside)
    if (!answer.ok) return answer
    const { edition } = answer.data.news
    // The same edition again: what is at hand, and what was worked out from it, stays.
    latest = held.get(edition) ?? answer.data
    latest.isCached = answer.data.isCached
    held.set(edition, latest)
    return { ok: true, data: latest }
  }
  const first = () => {
    loading ??= load(false).finally(() => {
      loading = undefined
    })
    return loading
  }
  const inLanguage = (edition: HeldEdition, language: Language) => {
    const known = translated.get(edition) ?? new Map<Language, Promise<void>>()
    translated.set(edition, known)
    const done = known.get(language) ?? fetchTranslations(edition, language, outside)
    known.set(language, done)
    return done
  }
  const edition: WorkerState['edition'] = async (number, language) => {
    const found = held.get(number) ?? latest
    const answer: Answer<HeldEdition> = found ? { ok: true, data: found } : await first()
    if (!answer.ok) return answer
    // The reader has switched to the newest edition: older ones are removed.
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
