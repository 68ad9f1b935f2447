import type { MessagePort } from 'node:worker_threads'
import { extractWithDeclaredLanguage } from './extract-article.ts'
import type { ExtractedPage } from './extracted.ts'

/** The input of the worker. */
export interface PageExtractionTask {
  html: Uint8Array | string
  url: string
  contentType: string | undefined
  /** Receives a message when the work begins: the time limit excludes the worker's loading time. */
  begun: MessagePort
}

/**
 * Runs in a piscina worker, so that a page that loops or grows only ends the worker and not the process. The
 * language is detected outside; otherwise every worker would load the detector.
 */
export default function extractPage({ html, url, contentType, begun }: PageExtractionTask): ExtractedPage {
  begun.postMessage('begun')
  begun.close()
  return extractWithDeclaredLanguage(html, { url, contentType })
}
