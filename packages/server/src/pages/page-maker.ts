import { storyPath } from '@plainwire/domain/addresses'
import {
  API_ERRORS,
  type Correction,
  type News,
  type RenderPage,
  type StoryDetails,
} from '@plainwire/domain/contract'
import type { Language } from '@plainwire/domain/language'
import { languageQuery } from '@plainwire/domain/language'
import { MB } from '@plainwire/domain/units'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServerOptions } from '../options.ts'
import { AnswerCache } from '../serving/answer-cache.ts'
import { CACHE_CONTROL } from '../serving/cache-control.ts'
import { createConcurrencyLimiter } from '../serving/limits/concurrency-limiter.ts'
import { createRateCheck } from '../serving/limits/rate-check.ts'
import { createRepresentation, memorySizeOf, type Representation } from '../serving/representation.ts'
import { readDetails } from '../stories/read-details.ts'
import type { FindStory } from '../stories/story-finder.ts'
import { type Page, UNKNOWN_STORY_PATH, UNKNOWN_THREAD_PATH } from './page-path.ts'
import { storyOfPage } from './story-page.ts'

/** A page, ready to be sent. */
export interface MadePage {
  status: number
  language: Language
  /** The new path of a page whose story was merged into another one. */
  location?: string
  body: Representation
  /** When the page must be rendered again, in ms since 1970. */
  freshUntil: number
}

export type MakePage = (page: Page, language: Language, request: FastifyRequest) => Promise<MadePage>

/** The maximum size of all cached pages, in bytes: about 1,000 pages. */
const MAX_BYTES = 64 * MB
/**
 * The maximum age of a page, in ms, and so of relative times on it such as '5 minutes ago'. After a new
 * edition the page is rendered again immediately.
 */
const MAX_AGE_MS = 60_000
/**
 * The status of the redirect from a merged story: permanent, because a merged story is never separated again.
 */
const MERGED_STATUS = 308
/**
 * The Brotli quality, from 0 to 11. Measured with a front page of 150 KB: 14.4 KB in 3 ms at 5, 14.1 KB in 7
 * ms at 9, 13.0 KB in 209 ms at 11. A page is cached for a minute, for many readers.
 */
const QUALITY = 9
const HTML_TYPE = 'text/html; charset=utf-8'
/**
 * The maximum number of story pages that are rendered at the same time, and of those that wait; other pages
 * are few and cached. A story page takes 50 ms of processor time and some MB of memory; two at a time keep
 * rendering and compression busy, and a request waits at most two seconds.
 */
const RENDERERS = { running: 2, waiting: 40 }
/**
 * The maximum number of pages rendered per network and minute: a quarter of a processor core. A reader who
 * opens stories inside the application needs none, an office many.
 */
const RENDERED_PER_MINUTE = 300

interface Parts extends Pick<ServerOptions, 'editions' | 'config' | 'quality' | 'now'> {
  /** Returns the corrections; null if they can't be read. */
  corrections: () => Promise<readonly Correction[] | null>
  render: RenderPage
  findStory: FindStory
}

/** The story shown on a page: its details or why they are unavailable; undefined on all other pages. */
type ShownStory = StoryDetails | 'missing' | 'unavailable' | undefined

/**
 * Returns the body of a page in compressed forms only. The uncompressed form is rarely requested, and would
 * take most of the memory.
 */
async function bodyOf(html: string, cacheControl: string): Promise<Representation> {
  const body = await createRepresentation(html, { type: HTML_TYPE, cacheControl, quality: QUALITY })
  const { br, gzip, identity } = body.forms
  return { ...body, forms: gzip ? { br, gzip } : { identity } }
}

async function redirect(story: StoryDetails, language: Language): Promise<MadePage> {
  const location = storyPath(story.id) + languageQuery(language)
  const body = await bodyOf('', CACHE_CONTROL.edition)
  return { status: MERGED_STATUS, language, location, body, freshUntil: 0 }
}

/** Returns a function that renders a page from the current edition. */
function pageDrawer({ editions, config, quality, corrections, now, render }: Parts) {
  return async (page: Page, language: Language, shown: ShownStory): Promise<MadePage> => {
    const news = editions.current()?.news ?? null
    const begun = now()
    const rendered = await render({
      url: `${page.path}${languageQuery(language)}`,
      language,
      news,
      story: typeof shown === 'object' ? shown : null,
      isStoryMissing: shown === 'missing',
      quality: page.hasQuality ? quality : null,
      corrections: page.hasCorrections ? await corrections() : null,
      config,
      now: begun,
    })
    const status = shown === 'unavailable' ? API_ERRORS.UNAVAILABLE.status : rendered.status
    const body = await bodyOf(
      rendered.html,
      news !== null && status === 200 ? CACHE_CONTROL.edition : CACHE_CONTROL.never,
    )
    return { status, language: rendered.language, body, freshUntil: begun.getTime() + MAX_AGE_MS }
  }
}

/** Returns the page of a thread in the edition. All threads that aren't in the edition share one page. */
function threadPage(page: Page, news: News | undefined): Page {
  if (page.threadId === undefined || news?.threads.some(({ id }) => id === page.threadId)) return page
  return { section: page.section, path: UNKNOWN_THREAD_PATH }
}

/**
 * Returns a function that renders pages and caches them by edition, language and path; missing stories share
 * one page per language. Rejects with TOO_MANY_REQUESTS for a network over its limit, with UNAVAILABLE while
 * too many wait, and if rendering fails; in all cases only if no earlier page is cached.
 */
export function createPageMaker(app: FastifyInstance, parts: Parts): MakePage {
  const { editions, now, findStory } = parts
  const draw = pageDrawer(parts)
  const enter = createConcurrencyLimiter(RENDERERS)
  const checkRate = createRateCheck(app, RENDERED_PER_MINUTE)
  const pages = new AnswerCache<MadePage>({
    maxBytes: MAX_BYTES,
    maxAgeMs: MAX_AGE_MS,
    weigh: ({ location, body }) => (location === undefined ? memorySizeOf(body) : undefined),
    now,
  })
  editions.onChange(() => pages.clear())

  async function storyPage(page: Page, language: Language, found: Representation): Promise<MadePage> {
    const story = await readDetails(found)
    return story.id === page.storyId ? draw(page, language, story) : redirect(story, language)
  }

  return async (asked, language, request) => {
    const page = threadPage(asked, editions.current()?.news)
    const keyOf = (...parts: string[]) => [editions.current()?.pointer.digest, language, ...parts].join(' ')
    const key = keyOf(page.path)
    const ready = pages.fresh(key)
    if (ready) return ready
    const found = await storyOfPage(page, findStory, request)
    if (found === undefined) return pages.get(key, () => draw(page, language, undefined))
    if (typeof found === 'string') {
      const unknown = { section: page.section, path: UNKNOWN_STORY_PATH }
      return pages.get(keyOf(found), () => draw(unknown, language, found))
    }
    await checkRate(request)
    return pages.get(key, () => enter(() => storyPage(page, language, found)))
  }
}
