import { availableParallelism } from 'node:os'
import { MessageChannel } from 'node:worker_threads'
import type { Log } from '@plainwire/domain/log'
import { Piscina } from 'piscina'
import { createConcurrencyLimit } from '../concurrency/slots.ts'
import { MAX_PAGE_BYTES, setDetectedLanguage } from './extract-article.ts'
import type { ExtractedPage } from './extracted.ts'
import type { PageExtractionTask } from './page-worker.ts'

/**
 * Time limit for one page, in ms. The slowest of 181 real pages took 0.3 s; on a busy machine some take ten
 * times as long.
 */
const TIMEOUT_MS = 10_000
const MEMORY_MB = 256
/** The maximum number of workers, so that extraction leaves processor time for other work. */
const MAX_WORKERS = 2
/** Idle workers end after this time, in ms. */
const IDLE_MS = 30_000

export type PageExtractionFailure = 'too-slow' | 'too-large' | 'unreadable'

/** Extracts pages in worker threads with limits on time, memory and size. */
export interface PageExtractor {
  extract(
    html: Uint8Array | string,
    about: { url: string; contentType?: string | undefined },
  ): Promise<ExtractedPage | { failure: PageExtractionFailure }>
  close(): Promise<void>
}

type Pool = Piscina<PageExtractionTask, ExtractedPage>

/**
 * Extracts one page in a worker, which is stopped if the page takes too long. The time counts from the moment
 * when the worker begins with the page.
 */
async function extractIn(
  pool: Pool,
  page: Omit<PageExtractionTask, 'begun'>,
  timeoutMs: number,
): Promise<ExtractedPage | { failure: PageExtractionFailure }> {
  const { port1: heard, port2: begun } = new MessageChannel()
  const limit = new AbortController()
  let timer: NodeJS.Timeout | undefined
  heard.once('message', () => {
    timer = setTimeout(() => limit.abort(), timeoutMs)
  })
  try {
    const options = { signal: limit.signal, transferList: [begun] }
    return setDetectedLanguage(await pool.run({ ...page, begun }, options))
  } catch {
    return { failure: limit.signal.aborted ? 'too-slow' : 'unreadable' } // the page isn't tried again
  } finally {
    clearTimeout(timer)
    heard.close()
  }
}

export interface PageExtractorOptions {
  timeoutMs?: number
  /** Logs worker threads that fail between pages; the failure of a page is reported to its caller. */
  log?: Log
}

/**
 * Creates an extractor that a hostile page can't slow down: at most 10 s, 256 MB, and 5 MB of HTML. Exceeding a
 * limit is a returned value, not an exception.
 */
export function createPageExtractor({
  timeoutMs = TIMEOUT_MS,
  log,
}: PageExtractorOptions = {}): PageExtractor {
  const maxThreads = Math.min(MAX_WORKERS, availableParallelism())
  // Pages wait here: in the pool's own queue they would wait forever if all workers ended at the same time.
  const inSlot = createConcurrencyLimit(maxThreads)
  const pool: Pool = new Piscina({
    filename: new URL('./page-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  pool.on('error', (error: unknown) =>
    log?.warn({ err: error }, 'A thread that reads pages failed between pages.'),
  )
  return {
    extract: async (html, { url, contentType }) =>
      html.length > MAX_PAGE_BYTES
        ? { failure: 'too-large' }
        : inSlot(() => extractIn(pool, { html, url, contentType }, timeoutMs)),
    close: () => pool.destroy(),
  }
}
