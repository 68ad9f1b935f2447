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
 * Runs in a piscina worker, so that a page that loops or grows only ends the worker and not the process. The
 * language is detected outside; otherwise every worker would load the detector.
 */
export default function extractPage({ html, url, contentType, begun }: PageTask): Extracted {
  begun.postMessage('begun')
  begun.close()
  return extractDeclared(html, { url, contentType })
}
