import { StoryDetails } from '@plainwire/domain/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../errors.ts'
import type { ServerOptions } from '../options.ts'
import { AnswerCache } from '../serving/answer-cache.ts'
import { CACHE } from '../serving/cache-control.ts'
import { JSON_TYPE, type Representation, represent, weightOf } from '../serving/representation.ts'
import { askDatabase } from './ask-database.ts'

/** Gives a story's details, of this edition or an earlier one; undefined where there is no such story. */
export type FindStory = (id: string, request: FastifyRequest) => Promise<Representation | undefined>

/** The archive is asked this often a minute and client: the edition itself, which is most of the reading, is not counted. */
const ARCHIVE_PER_MINUTE = 120
const ARCHIVE_CACHE_BYTES = 8 * 1024 * 1024
const ARCHIVE_CACHE_MS = 60_000

/**
 * Finds stories in the edition and, only for those that have left it, in the archive.
 * The function given throws UNAVAILABLE while the archive can't be asked, and TOO_MANY_REQUESTS.
 */
export function storyFinder(
  app: FastifyInstance,
  { editions, archive, log, now }: Pick<ServerOptions, 'editions' | 'archive' | 'log' | 'now'>,
): FindStory {
  const checkRate = app.createRateLimit({ max: ARCHIVE_PER_MINUTE, timeWindow: '1 minute' })
  const kept = new AnswerCache<Representation | undefined>({
    maxBytes: ARCHIVE_CACHE_BYTES,
    maxAgeMs: ARCHIVE_CACHE_MS,
    weigh: (story) => story && weightOf(story),
    now,
  })

  async function fromArchive(id: string): Promise<Representation | undefined> {
    const story = await askDatabase(archive.story(id), log, 'The archive of stories did not answer.')
    if (!story) return undefined
    const json = JSON.stringify(StoryDetails.parse(story))
    return represent(json, { type: JSON_TYPE, cacheControl: CACHE.edition })
  }

  return async (id, request) => {
    const current = editions.current()?.story(id)
    if (current) return current
    const rate = await checkRate(request)
    if (!rate.isAllowed && rate.isExceeded) {
      throw new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds: rate.ttlInSeconds })
    }
    return kept.get(id, () => fromArchive(id))
  }
}
