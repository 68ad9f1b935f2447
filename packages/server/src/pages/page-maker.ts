import type { Section } from '@plainwire/domain/category'
import type { FirstView } from '@plainwire/domain/contract'
import { DEFAULT_LANGUAGE, type Language } from '@plainwire/domain/language'
import type { FastifyRequest } from 'fastify'
import type { LoadedEdition } from '../editions/loaded-edition.ts'
import type { RenderPage, ServerOptions } from '../options.ts'
import { AnswerCache } from '../serving/answer-cache.ts'
import { CACHE } from '../serving/cache-control.ts'
import { type Representation, represent, weightOf } from '../serving/representation.ts'
import type { FindStory } from '../stories/story-finder.ts'
import { firstViewOf } from './first-view.ts'
import type { Page } from './page-path.ts'
import { storyOfPage } from './story-page.ts'
import type { WebBuild } from './web-build.ts'

/** A page, ready to be sent. */
export interface MadePage {
  status: number
  language: Language
  /** Whether others may be given it: not where the edition or the story could not be had. */
  isKeepable: boolean
  body: Representation
}

export type MakePage = (page: Page, language: Language, request: FastifyRequest) => Promise<MadePage>

/** About 1,000 pages. */
const MAX_BYTES = 64 * 1024 * 1024
/** Relative times on a page are at most this old; a new edition is shown at once. */
const MAX_AGE_MS = 60_000
const HTML_TYPE = 'text/html; charset=utf-8'

interface Parts extends Pick<ServerOptions, 'editions' | 'config' | 'now'> {
  render: RenderPage
  build: WebBuild
  findStory: FindStory
}

/** First views by section, remade when the edition changes or they are a minute old: every story page needs that of home. */
function rememberedViews(now: () => Date): (edition: LoadedEdition, section: Section) => FirstView {
  const views = new Map<Section, { edition: LoadedEdition; madeAt: number; view: FirstView }>()
  return (edition, section) => {
    const moment = now()
    const known = views.get(section)
    if (known?.edition === edition && moment.getTime() - known.madeAt < MAX_AGE_MS) return known.view
    const view = firstViewOf(edition, section, moment)
    views.set(section, { edition, madeAt: moment.getTime(), view })
    return view
  }
}

/** Without the uncompressed form, which nearly nobody asks for and which is most of the memory. */
async function bodyOf(html: string, cacheControl: string): Promise<Representation> {
  const body = await represent(html, { type: HTML_TYPE, cacheControl })
  const { br, gzip, identity } = body.forms
  return { ...body, forms: gzip ? { br, gzip } : { identity } }
}

/** Renders pages and keeps them by edition, language and path. Rejects where rendering fails and no earlier page is kept. */
export function pageMaker({ editions, config, now, render, build, findStory }: Parts): MakePage {
  const viewOf = rememberedViews(now)
  const kept = new AnswerCache<MadePage>({
    maxBytes: MAX_BYTES,
    maxAgeMs: MAX_AGE_MS,
    weigh: ({ isKeepable, body }) => (isKeepable ? weightOf(body) : undefined),
    now,
  })
  editions.onChange(() => kept.clear())

  async function make(page: Page, language: Language, request: FastifyRequest): Promise<MadePage> {
    const edition = editions.current()
    const story = edition && (await storyOfPage(page.storyId, findStory, request))
    const firstView = edition && story ? { ...viewOf(edition, page.section), ...story } : null
    const query = language === DEFAULT_LANGUAGE ? '' : `?lang=${language}`
    const url = `${page.path}${query}`
    const rendered = await render({ url, language, firstView, config, now: now(), assets: build.assets })
    const isWhole = story?.storyState === 'none' || story?.storyState === 'found'
    const isKeepable = isWhole && rendered.status === 200
    const body = await bodyOf(rendered.html, isKeepable ? CACHE.edition : CACHE.never)
    return { status: rendered.status, language: rendered.language, isKeepable, body }
  }

  return (page, language, request) => {
    const key = [editions.current()?.pointer.digest, language, page.path].join(' ')
    return kept.get(key, () => make(page, language, request))
  }
}
