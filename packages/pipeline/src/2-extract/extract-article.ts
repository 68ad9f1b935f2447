import { mergeReservedRights, type ReservedRights } from '@plainwire/domain/article'
import { MB } from '@plainwire/domain/units'
import { parseRobotsMetaElements, parseTextMiningReservation } from '../reservations/index.ts'
import { extractArticleText } from './body/article-text.ts'
import { cleanExtractedPage } from './clean-extracted.ts'
import { decodePage } from './decode-page.ts'
import { createEmptyExtractedPage, type ExtractedPage } from './extracted.ts'
import { detectLanguage } from './language/detect-language.ts'
import { findJsonLdArticle, isMarkedAsPaywalled } from './metadata/json-ld.ts'
import { extractPageMetadata } from './metadata/metadata.ts'
import { collectRawPageMetadata } from './metadata/page-facts.ts'
import { buildPageTree } from './page-tree/build-page-tree.ts'
import type { TreeDocument } from './page-tree/tree-document.ts'

/**
 * Maximum size of a page, in bytes; larger pages are cut, because no article is that long and parsing needs
 * memory.
 */
export const MAX_PAGE_BYTES = 5 * MB

const WORDS = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu

function declaredLanguage(document: TreeDocument): string {
  const declared = document.documentElement.getAttribute('lang')?.slice(0, 2).toLowerCase() ?? ''
  return /^[a-z]{2}$/.test(declared) ? declared : 'und'
}

function attempt<T>(read: () => T, otherwise: T): T {
  try {
    return read()
  } catch {
    return otherwise // only the part that fails on a hostile or broken page is lost
  }
}

function extractedFrom(document: TreeDocument, url: string): ExtractedPage {
  const facts = collectRawPageMetadata(document)
  const linked = attempt(() => findJsonLdArticle(document.linkedData), undefined)
  const metadata = attempt(() => extractPageMetadata(facts, linked, url), createEmptyExtractedPage())
  const declared = declaredLanguage(document)
  const article = attempt(() => extractArticleText(document, facts), {
    text: '',
    title: undefined,
    byline: undefined,
  })
  const page = cleanExtractedPage({
    ...metadata,
    title: metadata.title ?? article.title,
    byline: metadata.byline ?? article.byline,
    text: article.text,
  })
  const hidden: ReservedRights | undefined = document.hasHiddenParts
    ? { signals: ['hidden-parts'] }
    : undefined
  return {
    ...page,
    isPaywalled: page.isPaywalled || attempt(() => isMarkedAsPaywalled(document.linkedData), false),
    reserved: mergeReservedRights(parseRobotsMetaElements(facts.robots), hidden),
    mining: parseTextMiningReservation(facts.mining),
    wordCount: page.text.match(WORDS)?.length ?? 0,
    language: declared,
  }
}

/** The address and content type of a page. */
interface About {
  /** The page's address, against which relative references are resolved. */
  url: string
  contentType?: string | undefined
}

/** Sets a page's language to the one detected from its text, because declared languages are often wrong. */
export function setDetectedLanguage(page: ExtractedPage): ExtractedPage {
  const { title = '', text, description = '', language } = page
  return { ...page, language: detectLanguage(`${title}. ${text || description}`, language) }
}

/**
 * Extracts the text and metadata of an article page; `language` is the one that the page declares. Never
 * throws: missing values are undefined or empty.
 */
export function extractWithDeclaredLanguage(html: Uint8Array | string, about: About): ExtractedPage {
  const source =
    typeof html === 'string'
      ? html.slice(0, MAX_PAGE_BYTES)
      : decodePage(html.subarray(0, MAX_PAGE_BYTES), about.contentType)
  return attempt(() => extractedFrom(buildPageTree(source), about.url), createEmptyExtractedPage())
}

/** Extracts the text and metadata of an article page; `language` is detected from the text. Never throws. */
export function extractArticle(html: Uint8Array | string, about: About): ExtractedPage {
  return setDetectedLanguage(extractWithDeclaredLanguage(html, about))
}
