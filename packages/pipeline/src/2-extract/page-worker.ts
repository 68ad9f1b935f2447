import type { MessagePort } from 'node:worker_threads'
import { languageDetector } from './detect-language.ts'
import { extractArticle } from './extract-article.ts'
import type { Extracted } from './extracted.ts'

/** What travels to the worker. */
export interface PageTask {
  html: Uint8Array | string
  url: string
  contentType: string | undefined
  /** Told when the work begins: the time limit must not count how long the worker took to load. */
  begun: MessagePort
}

// Its tables take a second or more: loaded with the worker, they don't count as time of the first page.
languageDetector()

/** Runs inside a piscina worker: a page that loops or swells ends the worker, not the process. */
export default function extractPage({ html, url, contentType, begun }: PageTask): Extracted {
  begun.postMessage('begun')
  begun.close()
  return extractArticle(html, { url, contentType })
}
