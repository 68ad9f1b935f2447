import { API, SearchCursor } from '@plainwire/domain/contract'
import { parseSearchQuery } from '@plainwire/domain/search'
import { MB } from '@plainwire/domain/units'
import type { FastifyInstance } from 'fastify'
import { requireCurrentEdition } from '../../editions/current-edition.ts'
import type { ServerOptions } from '../../options.ts'
import { type ApiCallInput, registerApiCall } from '../../route.ts'
import { CACHE_CONTROL } from '../../serving/cache-control.ts'
import { createDatabaseQueryGuard } from '../../serving/database-query-guard.ts'
import { createEditionResponseCache } from '../../serving/edition-answers.ts'
import { createConcurrencyLimiter } from '../../serving/limits/concurrency-limiter.ts'
import {
  createPreparedResponse,
  JSON_CONTENT_TYPE,
  type PreparedResponse,
} from '../../serving/representation.ts'
import type { ArchivePage, ArchiveSearch } from '../../stories/archive.ts'

/** The maximum number of searches per minute and network; a reader types at most a word per second. */
const PER_MINUTE = 60
/**
 * The maximum numbers of running and of waiting searches. They leave capacity of the database for the process
 * that makes the editions (the newsroom).
 */
const SEARCHERS = { running: 3, waiting: 30 }
const CACHE_BYTES = 8 * MB
const CACHE_MS = 60_000

type Query = ApiCallInput<typeof API.searchStories>['query']

const moment = (since: string | undefined) => (since === undefined ? undefined : new Date(since))

function placeOf(cursor: string | undefined): ArchiveSearch['from'] {
  const [publishedAt, id] = cursor?.split('~') ?? []
  return publishedAt !== undefined && id !== undefined ? { publishedAt, id } : undefined
}

function answerOf({ stories, next }: ArchivePage) {
  const cursor = next && SearchCursor.safeParse(`${next.publishedAt}~${next.id}`).data
  return API.searchStories.answer.parse({ stories, next: cursor ?? null })
}

/**
 * GET /api/stories/search: stories of all editions by words and operators, newest first, in pages. 400 for an
 * invalid query, 503 while the database is unreachable or a search takes too long. Queries aren't logged.
 */
export function registerStorySearchRoute(
  app: FastifyInstance,
  { archive, editions, log, now }: Pick<ServerOptions, 'archive' | 'editions' | 'log' | 'now'>,
): void {
  const enter = createConcurrencyLimiter(SEARCHERS)
  const answered = createDatabaseQueryGuard(log, now, 'The archive of stories could not be searched.')
  const cache = createEditionResponseCache(editions, { maxBytes: CACHE_BYTES, maxAgeMs: CACHE_MS, now })

  async function search(query: Query, content: ArchiveSearch['content']): Promise<PreparedResponse> {
    const archiveSearch: ArchiveSearch = {
      query: parseSearchQuery(query.q),
      content,
      language: query.lang,
      before: moment(query.before),
      after: moment(query.after),
      from: placeOf(query.cursor),
      limit: query.limit,
    }
    const page = await answered(archive.search(archiveSearch))
    return createPreparedResponse(JSON.stringify(answerOf(page)), {
      type: JSON_CONTENT_TYPE,
      cacheControl: CACHE_CONTROL.edition,
    })
  }

  registerApiCall(
    app,
    API.searchStories,
    ({ query }) => {
      const { content, digest } = requireCurrentEdition(editions).pointer
      const key = JSON.stringify([digest, query])
      return cache.get(key, () => enter(() => search(query, content)))
    },
    { isPublic: true, perMinute: PER_MINUTE },
  )
}
