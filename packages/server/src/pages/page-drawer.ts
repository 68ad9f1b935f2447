import { buildStoryPath } from '@plainwire/domain/addresses'
import { API_ERRORS, type Correction, type PageRenderer, type StoryDetails } from '@plainwire/domain/contract'
import type { Language } from '@plainwire/domain/language'
import { buildLanguageQueryString } from '@plainwire/domain/language'
import type { ServerOptions } from '../options.ts'
import { CACHE_CONTROL } from '../serving/cache-control.ts'
import { createPreparedResponse, type PreparedResponse } from '../serving/representation.ts'
import type { Page } from './page-path.ts'

/** A page, ready to be sent. */
export interface PreparedPage {
  status: number
  language: Language
  /** The new path of a page whose story was merged into another one. */
  location?: string
  body: PreparedResponse
  /** When the page must be rendered again, in ms since 1970. */
  freshUntil: number
}

/**
 * The maximum age of a rendered page, in ms. Relative times on it, such as '5 minutes ago', are out of date
 * by at most this time. After a new edition the page is rendered again immediately.
 */
export const MAX_PAGE_AGE_MS = 60_000
/**
 * The status of the redirect from a merged story: permanent, because a merged story is never separated again.
 */
const MERGED_STATUS = 308
/**
 * The Brotli quality, from 0 to 11. Measured with a front page of 150 KB: 14.4 KB in 3 ms at 5, 14.1 KB in 7
 * ms at 9, 13.0 KB in 209 ms at 11. A page is cached for a minute and sent to many readers, but the first one
 * waits for the compression.
 */
const QUALITY = 9
const HTML_TYPE = 'text/html; charset=utf-8'

/** The dependencies of rendering a page. */
export interface EditionPageRendererDependencies
  extends Pick<ServerOptions, 'editions' | 'config' | 'quality' | 'now'> {
  /** Returns the corrections; null if they can't be read. */
  corrections: () => Promise<readonly Correction[] | null>
  render: PageRenderer
}

/**
 * The story shown on a page: its details, or why they are unavailable; undefined on a page that shows no story.
 */
type ShownStory = StoryDetails | 'missing' | 'unavailable' | undefined

/**
 * Returns the body of a page in compressed forms only. The uncompressed form is rarely requested, and would
 * take most of the cache's memory.
 */
async function bodyOf(html: string, cacheControl: string): Promise<PreparedResponse> {
  const body = await createPreparedResponse(html, { type: HTML_TYPE, cacheControl, quality: QUALITY })
  const { br, gzip, identity } = body.forms
  return { ...body, forms: gzip ? { br, gzip } : { identity } }
}

/** Returns the redirect from a merged story to the page of `story`, which has its articles now. */
export async function redirectToMergedStory(story: StoryDetails, language: Language): Promise<PreparedPage> {
  const location = buildStoryPath(story.id) + buildLanguageQueryString(language)
  const body = await bodyOf('', CACHE_CONTROL.edition)
  return { status: MERGED_STATUS, language, location, body, freshUntil: 0 }
}

/** Returns a function that renders a page from the current edition. */
export function createEditionPageRenderer({
  editions,
  config,
  quality,
  corrections,
  now,
  render,
}: EditionPageRendererDependencies) {
  return async (page: Page, language: Language, shown: ShownStory): Promise<PreparedPage> => {
    const news = editions.current()?.news ?? null
    const begun = now()
    const rendered = await render({
      url: `${page.path}${buildLanguageQueryString(language)}`,
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
    return { status, language: rendered.language, body, freshUntil: begun.getTime() + MAX_PAGE_AGE_MS }
  }
}
