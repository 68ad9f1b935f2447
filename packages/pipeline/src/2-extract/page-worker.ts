import type { MessagePort } from 'node:worker_threads'
import { extractDeclared } from './extract-article.ts'
import type { Extracted } from './extracted.ts'

/** The input of the worker. */
export interface PageTask {
  html: Uint8Array | string
  url: string
  contentType: string | undefined
  /** Receives a message when the work begins: the time limit excludes the worker's loading time. */
  begun: MessagePort
}

/**
 * Runs inside a piscina worker: a page that loops or swells ends the worker, not the process. The language is detected outside:
 * the detector would be loaded into every worker.
 */
export default function extractPage({ html, url, contentType, begun }: PageTask): Extracted {
  begun.postMessage('begun')
  begun.close()
  return extractDeclared(html, { url, contentType })
}
