import { availableParallelism } from 'node:os'
import type { ParsedFeed } from '@plainwire/domain/feed'
import type { Log } from '@plainwire/domain/log'
import { Piscina } from 'piscina'
import { createConcurrencyLimit } from '../../concurrency/slots.ts'
import { FeedError } from '../parse/feed-error.ts'
import type { FeedDocumentInfo } from '../parse/parse-feed.ts'
import type { ParseOutcome, ParseTask } from './parse-task.ts'

/** Parses feeds in isolation. */
export interface FeedParser {
  /**
   * Parses a document.
   *
   * @throws FeedError, and no other error
   */
  parse(bytes: Uint8Array, about: FeedDocumentInfo): Promise<ParsedFeed>
  close(): Promise<void>
}

export interface FeedParserOptions {
  /** The time limit for one document, in ms. */
  timeoutMs?: number
  /** The memory limit of one worker thread, in MB. */
  memoryMb?: number
  maxThreads?: number
  /** Logs worker threads that fail between tasks; the failure of a task is reported to its caller. */
  log?: Log
  /** Replaces the task, for tests. */
  task?: URL
}

/** The maximum duration of a task including the start of its thread, as a multiple of the task's time limit. */
const STARTS_WAITED_FOR = 5
/** Idle threads end after this time, in ms. */
const IDLE_MS = 30_000

/**
 * Parses each feed in a worker thread with limits on memory (256 MB) and time (3 s), so that a hostile document
 * only affects its own worker. Waiting for a free thread doesn't count towards the limit.
 */
export function createFeedParser(options: FeedParserOptions = {}): FeedParser {
  const { timeoutMs = 3_000, memoryMb = 256 } = options
  const maxThreads = options.maxThreads ?? Math.max(1, Math.min(4, availableParallelism() - 1))
  const inSlot = createConcurrencyLimit(maxThreads)
  const pool = new Piscina<ParseTask, ParseOutcome>({
    filename: (options.task ?? new URL('./parse-task.ts', import.meta.url)).href,
    minThreads: 0,
    maxThreads,
    idleTimeout: IDLE_MS,
    resourceLimits: {
      maxOldGenerationSizeMb: memoryMb,
      maxYoungGenerationSizeMb: memoryMb / 4,
      stackSizeMb: 4,
    },
  })
  pool.on('error', (error: unknown) =>
    options.log?.warn({ err: error }, 'A parsing thread failed between tasks.'),
  )
  return {
    parse: (bytes, about) => inSlot(() => parseWithin(pool, { bytes, about }, timeoutMs)),
    close: () => pool.destroy(),
  }
}

async function parseWithin(
  pool: Piscina<ParseTask, ParseOutcome>,
  document: Pick<ParseTask, 'bytes' | 'about'>,
  timeoutMs: number,
): Promise<ParsedFeed> {
  const hasBegun = new Int32Array(new SharedArrayBuffer(4))
  const stop = new AbortController()
  const clock = watch(hasBegun, stop, timeoutMs)
  try {
    const outcome = await pool.run({ ...document, hasBegun }, { signal: stop.signal })
    if ('feed' in outcome) return outcome.feed
    throw new FeedError(outcome.error.code, outcome.error.message)
  } catch (error) {
    throw error instanceof FeedError ? error : failureOf(error, timeoutMs)
  } finally {
    clearInterval(clock)
  }
}

/** Aborts a task that exceeds the time limit, or whose thread doesn't start in time. */
function watch(hasBegun: Int32Array, stop: AbortController, timeoutMs: number): NodeJS.Timeout {
  const since = performance.now()
  let begunAt: number | undefined
  return setInterval(() => {
    const now = performance.now()
    if (Atomics.load(hasBegun, 0) === 1) begunAt ??= now
    const isSlow = begunAt !== undefined && now - begunAt >= timeoutMs
    if (isSlow || now - since >= STARTS_WAITED_FOR * timeoutMs) stop.abort()
  }, timeoutMs / 10)
}

function failureOf(error: unknown, timeoutMs: number): FeedError {
  if (error instanceof Error && error.name === 'AbortError')
    return new FeedError('TOO_SLOW', `Reading the document took longer than ${timeoutMs / 1000} s.`)
  if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
    return new FeedError('TOO_LARGE', 'Reading the document took too much memory.')
  return new FeedError('PARSER_FAILED', 'The document could not be read.')
}
