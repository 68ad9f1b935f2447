import type { NewsEdition } from '@plainwire/domain/contract'
import type { Language } from '@plainwire/domain/language'
import { MB } from '@plainwire/domain/units'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AnswerCache } from '../serving/answer-cache.ts'
import { createConcurrencyLimiter } from '../serving/limits/concurrency-limiter.ts'
import { createRateLimitCheck } from '../serving/limits/rate-check.ts'
import { computeResponseMemorySize, type PreparedResponse } from '../serving/representation.ts'
import { parseStoryDetailsResponse } from '../stories/read-details.ts'
import type { StoryFinder } from '../stories/story-finder.ts'
import {
  createEditionPageRenderer,
  type EditionPageRendererDependencies,
  MAX_PAGE_AGE_MS,
  type PreparedPage,
  redirectToMergedStory,
} from './page-drawer.ts'
import { type Page, UNKNOWN_STORY_PATH, UNKNOWN_THREAD_PATH } from './page-path.ts'
import { findStoryForPage } from './story-page.ts'

export type CachedPageRenderer = (
  page: Page,
  language: Language,
  request: FastifyRequest,
) => Promise<PreparedPage>

/** The maximum size of all cached pages, in bytes: about 1,000 pages. */
const MAX_BYTES = 64 * MB
/**
 * The maximum number of story pages that are rendered at the same time, and of story pages that wait to be
 * rendered; there are only few other pages, and they are cached. A story page takes 50 ms of processor time and
 * a few MB of memory. With two at a time one is rendered while the other is compressed, and a request waits at
 * most two seconds.
 */
const RENDERERS = { running: 2, waiting: 40 }
/**
 * The maximum number of pages rendered per network and minute, which takes a quarter of a processor core. A
 * reader who opens stories inside the application needs no rendered pages; the readers in an office, who
 * share a network, need many.
 */
const RENDERED_PER_MINUTE = 300

interface Parts extends EditionPageRendererDependencies {
  findStory: StoryFinder
}

/** Returns the page itself, or the one page that is shared by all threads that aren't in the edition. */
function threadPage(page: Page, news: NewsEdition | undefined): Page {
  if (page.threadId === undefined || news?.threads.some(({ id }) => id === page.threadId)) return page
  return { section: page.section, path: UNKNOWN_THREAD_PATH }
}

/**
 * Returns a function that renders pages and caches them by edition, language and path; missing stories share
 * one page per language. Rejects with TOO_MANY_REQUESTS for a network over its limit, with UNAVAILABLE while
 * too many pages wait to be rendered, and if rendering fails; in the last two cases a cached page that is too
 * old is returned instead, if there is one.
 */
export function createCachedPageRenderer(app: FastifyInstance, parts: Parts): CachedPageRenderer {
  const { editions, now, findStory } = parts
  const draw = createEditionPageRenderer(parts)
  const enter = createConcurrencyLimiter(RENDERERS)
  const checkRate = createRateLimitCheck(app, RENDERED_PER_MINUTE)
  const pages = new AnswerCache<PreparedPage>({
    maxBytes: MAX_BYTES,
    maxAgeMs: MAX_PAGE_AGE_MS,
    weigh: ({ location, body }) => (location === undefined ? computeResponseMemorySize(body) : undefined),
    now,
  })
  editions.onChange(() => pages.clear())

  async function storyPage(page: Page, language: Language, found: PreparedResponse): Promise<PreparedPage> {
    const story = await parseStoryDetailsResponse(found)
    return story.id === page.storyId ? draw(page, language, story) : redirectToMergedStory(story, language)
  }

  return async (threadId, language, request) => {
    const page = threadPage(threadId, editions.current()?.news)
    const keyOf = (...parts: string[]) => [editions.current()?.pointer.digest, language, ...parts].join(' ')
    const key = keyOf(page.path)
    const ready = pages.fresh(key)
    if (ready) return ready
    const found = await findStoryForPage(page, findStory, request)
    if (found === undefined) return pages.get(key, () => draw(page, language, undefined))
    if (typeof found === 'string') {
      const unknown = { section: page.section, path: UNKNOWN_STORY_PATH }
      return pages.get(keyOf(found), () => draw(unknown, language, found))
    }
    await checkRate(request)
    return pages.get(key, () => enter(() => storyPage(page, language, found)))
  }
}
