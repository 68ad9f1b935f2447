import type { Extracted } from './extracted.ts'
import { type LinkedArticle, linkedArticle } from './json-ld.ts'
import { pageDate } from './page-dates.ts'
import type { PageDocument } from './page-document.ts'
import { pageImages } from './page-images.ts'
import { pageUrl } from './page-url.ts'

const MAX_SECTIONS = 12
const MAX_DESCRIPTION = 1000
const MAX_BYLINE = 120
const NO_PERSON = /^(https?:|www\.|@|staff|redactie|admin|editor)/i

type Metadata = Omit<Extracted, 'text' | 'wordCount' | 'language'>

/** First filled content of the named meta elements. */
function metaReader(document: PageDocument) {
  const values = new Map<string, string>()
  for (const meta of document.querySelectorAll('meta[content]')) {
    const name = meta.getAttribute('property') ?? meta.getAttribute('name') ?? meta.getAttribute('itemprop')
    const content = meta.getAttribute('content')?.replace(/\s+/g, ' ').trim()
    if (name && content && !values.has(name.toLowerCase())) values.set(name.toLowerCase(), content)
  }
  return (...names: string[]) => names.map((name) => values.get(name)).find((value) => value !== undefined)
}
type MetaReader = ReturnType<typeof metaReader>

function bylineOf(
  linked: LinkedArticle | undefined,
  meta: MetaReader,
  document: PageDocument,
): string | undefined {
  const authors = (linked?.author ?? [])
    .map((name) => name.trim())
    .filter((name) => name && !NO_PERSON.test(name))
  const rel = document.querySelector(
    '[rel="author"], [itemprop="author"] [itemprop="name"], [itemprop="author"]',
  )
  const byline = authors.join(', ') || meta('author', 'article:author', 'byl') || rel?.textContent?.trim()
  const plain = byline?.replace(/\s+/g, ' ').replace(/^(by|door)\s+/i, '')
  return plain && plain.length <= MAX_BYLINE && !/^https?:/i.test(plain) ? plain : undefined
}

function sectionsOf(linked: LinkedArticle | undefined, meta: MetaReader): string[] {
  const named = [...(linked?.articleSection ?? []), meta('article:section', 'section') ?? '']
  const keywords = linked?.keywords ?? meta('news_keywords', 'keywords')?.split(',') ?? []
  const all = [...named, ...keywords].map((name) => name.trim().toLowerCase())
  return [...new Set(all.filter((name) => name && name.length <= 40))].slice(0, MAX_SECTIONS)
}

function paywalled(linked: LinkedArticle | undefined, meta: MetaReader): boolean {
  if (linked?.isAccessibleForFree === false) return true
  const tier = meta('article:content_tier', 'og:article:content_tier', 'isaccessibleforfree') ?? ''
  return /^(locked|premium|paid|metered-locked|false)$/i.test(tier)
}

function canonicalOf(document: PageDocument, meta: MetaReader, base: string): string | undefined {
  const link = document.querySelector('link[rel="canonical"]')?.getAttribute('href')
  return pageUrl(link, base) ?? pageUrl(meta('og:url'), base)
}

function titleOf(
  document: PageDocument,
  linked: LinkedArticle | undefined,
  meta: MetaReader,
): string | undefined {
  const heading = document.querySelector('h1')?.textContent
  const title =
    meta('og:title') ?? linked?.headline ?? heading ?? document.querySelector('title')?.textContent
  return title?.replace(/\s+/g, ' ').trim() || undefined
}

function publishedOf(
  document: PageDocument,
  linked: LinkedArticle | undefined,
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
  const time = document.querySelector(
    'article time[datetime], time[itemprop="datePublished"], time[datetime]',
  )
  return pageDate(linked?.datePublished) ?? pageDate(named) ?? pageDate(time?.getAttribute('datetime'))
}

/** What a page says about itself: structured data first, then Open Graph and meta elements, then the visible page. */
export function pageMetadata(document: PageDocument, url: string): Metadata {
  const linked = linkedArticle(document)
  const meta = metaReader(document)
  const description = meta('og:description', 'description', 'twitter:description') ?? linked?.description
  return {
    title: titleOf(document, linked, meta),
    byline: bylineOf(linked, meta, document),
    publishedAt: publishedOf(document, linked, meta),
    updatedAt: pageDate(linked?.dateModified) ?? pageDate(meta('article:modified_time', 'og:updated_time')),
    canonicalUrl: canonicalOf(document, meta, url),
    siteName: meta('og:site_name', 'application-name') ?? linked?.publisher?.[0],
    description: description?.trim().slice(0, MAX_DESCRIPTION) || undefined,
    media: pageImages(document, linked, url),
    sections: sectionsOf(linked, meta),
    isPaywalled: paywalled(linked, meta),
  }
}
