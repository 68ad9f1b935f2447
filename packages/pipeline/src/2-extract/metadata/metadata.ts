import { joinLanguageAlternatives } from '../../languages/index.ts'
import type { ExtractedPage } from '../extracted.ts'
import type { JsonLdArticle } from './json-ld.ts'
import { parsePageDate } from './page-dates.ts'
import type { RawPageMetadata } from './page-facts.ts'
import { choosePageImages } from './page-images.ts'
import { resolvePageUrl } from './page-url.ts'

const MAX_SECTIONS = 12
const MAX_DESCRIPTION = 1000
const MAX_BYLINE = 120
const NO_PERSON = new RegExp(
  `^(https?:|www\\.|@|${joinLanguageAlternatives(({ pages }) => pages.noPerson)})`,
  'i',
)
/** 'By' before a name, in every supported language. */
const BY = new RegExp(`^(?:${joinLanguageAlternatives(({ pages }) => pages.by)})\\s+`, 'i')

type Metadata = Omit<ExtractedPage, 'text' | 'wordCount' | 'language' | 'reserved' | 'mining'>

/** Returns a function that reads the first non-empty of the named meta elements. */
function metaReader({ metas }: RawPageMetadata) {
  return (...names: string[]) => names.map((name) => metas.get(name)).find((value) => value !== undefined)
}
type MetaReader = ReturnType<typeof metaReader>

function bylineOf(
  linked: JsonLdArticle | undefined,
  meta: MetaReader,
  facts: RawPageMetadata,
): string | undefined {
  const authors = (linked?.author ?? [])
    .map((name) => name.trim())
    .filter((name) => name && !NO_PERSON.test(name))
  const byline = authors.join(', ') || meta('author', 'article:author', 'byl') || facts.author?.trim()
  const plain = byline?.replace(/\s+/g, ' ').replace(BY, '')
  return plain && plain.length <= MAX_BYLINE && !/^https?:/i.test(plain) ? plain : undefined
}

function sectionsOf(linked: JsonLdArticle | undefined, meta: MetaReader): string[] {
  const named = [...(linked?.articleSection ?? []), meta('article:section', 'section') ?? '']
  const keywords = linked?.keywords ?? meta('news_keywords', 'keywords')?.split(',') ?? []
  const all = [...named, ...keywords].map((name) => name.trim().toLowerCase())
  return [...new Set(all.filter((name) => name && name.length <= 40))].slice(0, MAX_SECTIONS)
}

function paywalled(meta: MetaReader): boolean {
  const tier = meta('article:content_tier', 'og:article:content_tier', 'isaccessibleforfree') ?? ''
  return /^(locked|premium|paid|metered-locked|false|no|0)$/i.test(tier)
}

function canonicalOf(facts: RawPageMetadata, meta: MetaReader, base: string): string | undefined {
  return resolvePageUrl(facts.canonical, base) ?? resolvePageUrl(meta('og:url'), base)
}

function titleOf(
  facts: RawPageMetadata,
  linked: JsonLdArticle | undefined,
  meta: MetaReader,
): string | undefined {
  const title = meta('og:title') ?? linked?.headline ?? facts.heading ?? facts.title
  return title?.replace(/\s+/g, ' ').trim() || undefined
}

function publishedOf(
  facts: RawPageMetadata,
  linked: JsonLdArticle | undefined,
  meta: MetaReader,
): Date | undefined {
  const named = meta(
    'article:published_time',
    'og:published_time',
    'datepublished',
    'date',
    'pubdate',
    'dc.date.issued',
  )
  return parsePageDate(linked?.datePublished) ?? parsePageDate(named) ?? parsePageDate(facts.time)
}

/**
 * Extracts a page's metadata from structured data (JSON-LD), Open Graph and other meta elements, and the
 * visible page. Which of them takes precedence depends on the field.
 */
export function extractPageMetadata(
  facts: RawPageMetadata,
  linked: JsonLdArticle | undefined,
  url: string,
): Metadata {
  const meta = metaReader(facts)
  const description = meta('og:description', 'description', 'twitter:description') ?? linked?.description
  return {
    title: titleOf(facts, linked, meta),
    byline: bylineOf(linked, meta, facts),
    publishedAt: publishedOf(facts, linked, meta),
    updatedAt:
      parsePageDate(linked?.dateModified) ?? parsePageDate(meta('article:modified_time', 'og:updated_time')),
    canonicalUrl: canonicalOf(facts, meta, url),
    siteName: meta('og:site_name', 'application-name') ?? linked?.publisher?.[0],
    description: description?.trim().slice(0, MAX_DESCRIPTION) || undefined,
    media: choosePageImages(facts, linked, url),
    sections: sectionsOf(linked, meta),
    isPaywalled: paywalled(meta),
  }
}
