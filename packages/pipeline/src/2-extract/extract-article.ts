import { articleText } from './article-text.ts'
import { decodePage } from './decode-page.ts'
import { detectLanguage } from './detect-language.ts'
import { type Extracted, nothingExtracted } from './extracted.ts'
import { pageMetadata } from './metadata.ts'
import { type PageDocument, pageDocument } from './page-document.ts'

/** Larger pages are cut: no article is that long, and reading them costs memory. Bytes. */
export const MAX_PAGE_BYTES = 5 * 1024 * 1024

const WORDS = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu

function declaredLanguage(document: PageDocument): string {
  const declared = document.documentElement?.getAttribute('lang')?.slice(0, 2).toLowerCase() ?? ''
  return /^[a-z]{2}$/.test(declared) ? declared : 'und'
}

function attempt<T>(read: () => T, otherwise: T): T {
  try {
    return read()
  } catch {
    return otherwise // a hostile or broken page must cost no more than its own text
  }
}

function extractedFrom(document: PageDocument, url: string): Extracted {
  const metadata = attempt(() => pageMetadata(document, url), nothingExtracted())
  const declared = declaredLanguage(document)
  const article = attempt(() => articleText(document), { text: '', title: undefined, byline: undefined })
  const { text } = article
  return {
    ...metadata,
    title: metadata.title ?? article.title,
    byline: metadata.byline ?? article.byline,
    text,
    wordCount: text.match(WORDS)?.length ?? 0,
    language: detectLanguage(`${metadata.title ?? ''}. ${text || (metadata.description ?? '')}`, declared),
  }
}

/**
 * An article page as text and metadata. Never throws: what a page doesn't give is undefined or empty.
 *
 * @param about the page's own address (relative references are resolved against it) and its Content-Type
 */
export function extractArticle(
  html: Uint8Array | string,
  about: { url: string; contentType?: string | undefined },
): Extracted {
  const source =
    typeof html === 'string'
      ? html.slice(0, MAX_PAGE_BYTES)
      : decodePage(html.subarray(0, MAX_PAGE_BYTES), about.contentType)
  const document = attempt(() => pageDocument(source), undefined)
  return document ? extractedFrom(document, about.url) : nothingExtracted()
}
