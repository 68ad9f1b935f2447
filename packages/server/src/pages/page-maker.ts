import { ERRORS } from '@plainwire/domain/contract'
import { DEFAULT_LANGUAGE, type Language } from '@plainwire/domain/language'
import type { FastifyRequest } from 'fastify'
import type { RenderPage, ServerOptions } from '../options.ts'
import { AnswerCache } from '../serving/answer-cache.ts'
import { CACHE } from '../serving/cache-control.ts'
import { type Representation, represent, weightOf } from '../serving/representation.ts'
import type { FindStory } from '../stories/story-finder.ts'
import type { Page } from './page-path.ts'
import { storyOfPage } from './story-page.ts'

/** A page, ready to be sent. */
export interface MadePage {
  status: number
  language: Language
  /** Whether others may be given it: not where the edition or the story could not be had. */
  isKeepable: boolean
  /** Where the page is now: its story was merged into another one. */
  location?: string
  body: Representation
}

export type MakePage = (page: Page, language: Language, request: FastifyRequest) => Promise<MadePage>

/** About 1,000 pages. */
const MAX_BYTES = 64 * 1024 * 1024
/** Relative times on a page are at most this old; a new edition is shown at once. */
const MAX_AGE_MS = 60_000
/** Permanent: a merged story never comes back, and what it was merged into can only be merged again. */
const MERGED_STATUS = 308
/**
 * Of Brotli's 11. A front page of 150 KB: 14.4 KB in 3 ms at 5, 14.1 KB in 7 ms at 9, 13.0 KB in 209 ms at 11. A page is kept
 * for a minute, so that this is paid once for many readers.
 */
const QUALITY = 9
const HTML_TYPE = 'text/html; charset=utf-8'

interface Parts extends Pick<ServerOptions, 'editions' | 'config' | 'quality' | 'now'> {
  render: RenderPage
  findStory: FindStory
}

/** Without the uncompressed form, which nearly nobody asks for and which is most of the memory. */
async function bodyOf(html: string, cacheControl: string): Promise<Representation> {
  const body = await represent(html, { type: HTML_TYPE, cacheControl, quality: QUALITY })
  const { br, gzip, identity } = body.forms
  return { ...body, forms: gzip ? { br, gzip } : { identity } }
}

/** Renders pages and keeps them by edition, language and path. Rejects where rendering fails and no earlier page is kept. */
export function pageMaker({ editions, config, quality, now, render, findStory }: Parts): MakePage {
  const kept = new AnswerCache<MadePage>({
    maxBytes: MAX_BYTES,
    maxAgeMs: MAX_AGE_MS,
    weigh: ({ isKeepable, body }) => (isKeepable ? weightOf(body) : undefined),
    now,
  })
  editions.onChange(() => kept.clear())

  async function make(page: Page, language: Language, request: FastifyRequest): Promise<MadePage> {
    const news = editions.current()?.news ?? null
    const { story, state } = await storyOfPage(page.storyId, findStory, request)
    const query = language === DEFAULT_LANGUAGE ? '' : `?lang=${language}`
    const url = `${page.path}${query}`
    if (story && story.id !== page.storyId) {
      const location = `/story/${encodeURIComponent(story.id)}${query}`
      const body = await bodyOf('', CACHE.edition)
      return { status: MERGED_STATUS, language, isKeepable: false, location, body }
    }
    const rendered = await render({
      url,
      language,
      news,
      story,
      isStoryMissing: state === 'missing',
      quality: page.hasQuality ? quality : null,
      config,
      now: now(),
    })
    const status = state === 'unavailable' ? ERRORS.UNAVAILABLE.status : rendered.status
    const isKeepable = news !== null && status === 200
    const body = await bodyOf(rendered.html, isKeepable ? CACHE.edition : CACHE.never)
    return { status, language: rendered.language, isKeepable, body }
  }

  return (page, language, request) => {
    const key = [editions.current()?.pointer.digest, language, page.path].join(' ')
    return kept.get(key, () => make(page, language, request))
  }
}
