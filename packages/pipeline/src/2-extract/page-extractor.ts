import { availableParallelism } from 'node:os'
import { MessageChannel } from 'node:worker_threads'
import type { Log } from '@plainwire/domain/log'
import { Piscina } from 'piscina'
import { slots } from '../slots.ts'
import { inDetectedLanguage, MAX_PAGE_BYTES } from './extract-article.ts'
import type { Extracted } from './extracted.ts'
import type { PageTask } from './page-worker.ts'

/** The slowest of 181 real pages took 0.3 s alone; on a busy machine some take ten times as long. */
const TIMEOUT_MS = 10_000
const MEMORY_MB = 256
/** Maximum number of workers; extraction is never the whole load. */
const MAX_WORKERS = 2
/** Milliseconds after which an idle worker is ended. */
const IDLE_MS = 30_000

export type PageFailure = 'too-slow' | 'too-large' | 'unreadable'

/** Extraction in workers with limits. */
export interface PageExtractor {
  extract(
    html: Uint8Array | string,
    about: { url: string; contentType?: string | undefined },
  ): Promise<Extracted | { failure: PageFailure }>
  close(): Promise<void>
}

type Pool = Piscina<PageTask, Extracted>

/** One page in a worker that is stopped when the page takes too long, counted from the moment the work begins. */
async function extractIn(
  pool: Pool,
  page: Omit<PageTask, 'begun'>,
  timeoutMs: number,
): Promise<Extracted | { failure: PageFailure }> {
  const { port1: heard, port2: begun } = new MessageChannel()
  const limit = new AbortController()
  let timer: NodeJS.Timeout | undefined
  heard.once('message', () => {
    timer = setTimeout(() => limit.abort(), timeoutMs)
  })
  try {
    const options = { signal: limit.signal, transferList: [begun] }
    return inDetectedLanguage(await pool.run({ ...page, begun }, options))
  } catch {
    return { failure: limit.signal.aborted ? 'too-slow' : 'unreadable' } // the worker died of this page: it is given up
  } finally {
    clearTimeout(timer)
    heard.close()
  }
}

export interface PageExtractorOptions {
  timeoutMs?: number
  /** Logs threads that fail between pages; a page that fails is reported to its caller. */
  log?: Log
}

/** Extraction that a hostile page can't slow down: 10 s, 256 MB, 5 MB of HTML; a page over a limit is a value, not an exception. */
export function pageExtractor({ timeoutMs = TIMEOUT_MS, log }: PageExtractorOptions = {}): PageExtractor {
  const maxThreads = Math.min(MAX_WORKERS, availableParallelism())
  // Pages wait here: in the pool's own queue they would wait for ever once every worker was ended at the same time.
  const inSlot = slots(maxThreads)
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
