import { extractArticle } from '../2-extract/index.ts'

/** A page to read, with its address. */
export interface PageInput {
  file: string
  html: Uint8Array
  url?: string | undefined
}

const NO_PAGE = 'https://page.invalid/'

/** Runs `extract`: yields one line per article page. */
export async function* runExtractCommand(pages: AsyncIterable<PageInput>): AsyncGenerator<object> {
  for await (const { file, html, url } of pages) {
    const page = extractArticle(html, { url: url ?? NO_PAGE })
    yield {
      file,
      title: page.title ?? null,
      byline: page.byline ?? null,
      text: page.text,
      word_count: page.wordCount,
      language: page.language,
      published_at: page.publishedAt?.toISOString() ?? null,
      canonical_url: page.canonicalUrl ?? null,
      site_name: page.siteName ?? null,
      media: page.media,
    }
  }
}
