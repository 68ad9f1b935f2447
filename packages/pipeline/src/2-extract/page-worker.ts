import { extractArticle } from './extract-article.ts'
import type { Extracted } from './extracted.ts'

/** What travels to the worker. */
export interface PageTask {
  html: Uint8Array | string
  url: string
  contentType: string | undefined
}

/** Runs inside a piscina worker: a page that loops or swells ends the worker, not the process. */
export default function extractPage({ html, url, contentType }: PageTask): Extracted {
  return extractArticle(html, { url, contentType })
}
