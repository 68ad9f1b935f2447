import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import { MAX_PAGE_BYTES } from './extract-article.ts'
import type { Extracted } from './extracted.ts'
import type { PageTask } from './page-worker.ts'

/** The slowest of 181 real pages took 0.3 s (feeds.md). */
const TIMEOUT_MS = 3000
const MEMORY_MB = 256
/** Workers kept at most; extraction is never the whole load. */
const MAX_WORKERS = 2
/** An unused worker is given back after this. */
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

/** Lets `width` tasks run at a time, in order: a task's time limit must not count its time in the queue. */
function gate(width: number) {
  let free = width
  const waiting: (() => void)[] = []
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}

/** Extraction that a hostile page can't slow down: 3 s, 256 MB, 5 MB of HTML; a page over a limit is a value, not an exception. */
export function pageExtractor(options: { timeoutMs?: number } = {}): PageExtractor {
  const maxThreads = Math.min(MAX_WORKERS, availableParallelism())
  const pool = new Piscina<PageTask, Extracted>({
    filename: new URL('./page-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  const inTurn = gate(maxThreads)
  const run = async (task: PageTask): Promise<Extracted | { failure: PageFailure }> => {
    const signal = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS)
    try {
      return await pool.run(task, { signal })
    } catch {
      return { failure: signal.aborted ? 'too-slow' : 'unreadable' } // the worker died of this page: the page is given up
    }
  }
  return {
    extract: async (html, { url, contentType }) => {
      if (html.length > MAX_PAGE_BYTES) return { failure: 'too-large' }
      return inTurn(() => run({ html, url, contentType }))
    },
    close: () => pool.destroy(),
  }
}
