import { StoryDetails } from '@plainwire/domain/contract'
import { MB } from '@plainwire/domain/units'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../errors.ts'
import type { ServerOptions } from '../options.ts'
import { AnswerCache } from '../serving/answer-cache.ts'
import { CACHE_CONTROL } from '../serving/cache-control.ts'
import { createDatabaseQueryGuard } from '../serving/database-query-guard.ts'
import { createConcurrencyLimiter } from '../serving/limits/concurrency-limiter.ts'
import { createRateLimitCheck } from '../serving/limits/rate-check.ts'
import {
  computeResponseMemorySize,
  createPreparedResponse,
  JSON_CONTENT_TYPE,
  type PreparedResponse,
} from '../serving/representation.ts'

/** Finds a story's details in the current edition or an earlier one; undefined if there is no such story. */
export type StoryFinder = (id: string, request: FastifyRequest) => Promise<PreparedResponse | undefined>

/**
 * The maximum number of archive queries per minute and client; stories of the current edition aren't counted.
 */
const ARCHIVE_PER_MINUTE = 120
/**
 * The maximum numbers of archive queries that run and that wait at the same time. They are limited so that
 * the process that makes the editions can use the database too. A query takes a few milliseconds.
 */
const ARCHIVE = { running: 4, waiting: 100 }
const ARCHIVE_CACHE_BYTES = 8 * MB
const ARCHIVE_CACHE_MS = 60_000

/**
 * Creates the function that finds stories: in the current edition or, if it doesn't contain them, in the
 * archive. The function throws STORY_WITHDRAWN, UNAVAILABLE while the archive can't be queried, and
 * TOO_MANY_REQUESTS.
 */
export function createStoryFinder(
  app: FastifyInstance,
  {
    editions,
    archive,
    withdrawals,
    log,
    now,
  }: Pick<ServerOptions, 'editions' | 'archive' | 'withdrawals' | 'log' | 'now'>,
): StoryFinder {
  const checkRate = createRateLimitCheck(app, ARCHIVE_PER_MINUTE)
  const enter = createConcurrencyLimiter(ARCHIVE)
  const answered = createDatabaseQueryGuard(log, now, 'The archive of stories did not answer.')
  const cache = new AnswerCache<PreparedResponse | undefined>({
    maxBytes: ARCHIVE_CACHE_BYTES,
    maxAgeMs: ARCHIVE_CACHE_MS,
    weigh: (story) => story && computeResponseMemorySize(story),
    now,
  })

  async function fromArchive(id: string): Promise<PreparedResponse | undefined> {
    const story = await answered(archive.story(id))
    if (!story) return undefined
    const json = JSON.stringify(StoryDetails.parse(story))
    return createPreparedResponse(json, { type: JSON_CONTENT_TYPE, cacheControl: CACHE_CONTROL.edition })
  }

  return async (id, request) => {
    const edition = editions.current()
    const withdrawn = withdrawals?.current()
    if (edition?.gone?.has(id) || withdrawn?.stories.has(id)) throw new ApiError('STORY_WITHDRAWN')
    const current = edition?.story(id)
    if (current) return current
    const key = `${withdrawn?.revision ?? 0} ${id}`
    const ready = cache.fresh(key)
    if (ready) return ready
    await checkRate(request)
    return cache.get(key, () => enter(() => fromArchive(id)))
  }
}
