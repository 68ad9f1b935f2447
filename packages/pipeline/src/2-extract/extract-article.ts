import { articleText } from './article-text.ts'
import { cleanExtracted } from './clean-extracted.ts'
import { decodePage } from './decode-page.ts'
import { detectLanguage } from './detect-language.ts'
import { type Extracted, nothingExtracted } from './extracted.ts'
import { linkedArticle } from './json-ld.ts'
import { pageMetadata } from './metadata.ts'
import { pageFacts } from './page-facts.ts'
import { buildTree } from './page-tree/build-tree.ts'
import type { TreeDocument } from './page-tree/tree-document.ts'

/** Larger pages are cut: no article is that long, and reading them costs memory. Bytes. */
export const MAX_PAGE_BYTES = 5 * 1024 * 1024

const WORDS = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu

function declaredLanguage(document: TreeDocument): string {
  const declared = document.documentElement.getAttribute('lang')?.slice(0, 2).toLowerCase() ?? ''
  return /^[a-z]{2}$/.test(declared) ? declared : 'und'
}

function attempt<T>(read: () => T, otherwise: T): T {
  try {
    return read()
  } catch {
    return otherwise // a hostile or broken page must cost no more than its own text
  }
}

function extractedFrom(document: TreeDocument, url: string): Extracted {
  const facts = pageFacts(document)
  const linked = attempt(() => linkedArticle(document.linkedData), undefined)
  const metadata = attempt(() => pageMetadata(facts, linked, url), nothingExtracted())
  const declared = declaredLanguage(document)
  const article = attempt(() => articleText(document, facts), {
    text: '',
    title: undefined,
    byline: undefined,
  })
  const page = cleanExtracted({
    ...metadata,
    title: metadata.title ?? article.title,
    byline: metadata.byline ?? article.byline,
    text: article.text,
  })
  const { title = '', text, description = '' } = page
  return {
    ...page,
    wordCount: text.match(WORDS)?.length ?? 0,
    language: detectLanguage(`${title}. ${text || description}`, declared),
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
  return attempt(() => extractedFrom(buildTree(source), about.url), nothingExtracted())
}
