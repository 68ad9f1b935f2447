import { API, type NewsEdition } from '@plainwire/domain/contract'
import { createThread, toPublishedThreadStory } from '@plainwire/domain/thread'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { ApiError } from '../../errors.ts'
import type { ServerOptions } from '../../options.ts'
import { registerApiCall } from '../../route.ts'
import { CACHE_CONTROL } from '../../serving/cache-control.ts'
import { createDatabaseQueryGuard } from '../../serving/database-query-guard.ts'
import type { ArchivedThread } from '../../stories/archive.ts'

type ThreadAnswer = z.output<typeof API.getThread.answer>

/** The maximum number of requests per minute and network, which is the same as for stories from the archive. */
const PER_MINUTE = 120

/**
 * Returns a thread of the edition; undefined if the thread isn't in the edition. An edition only has threads
 * of which it contains at least two stories.
 */
function threadOfEdition(news: NewsEdition | undefined, id: string): ThreadAnswer | undefined {
  const thread = news?.threads.find((one) => one.id === id)
  if (!news || !thread) return undefined
  const members = new Map(news.stories.map((story) => [story.id, story]))
  return { id, name: thread.name, stories: thread.story_ids.flatMap((member) => members.get(member) ?? []) }
}

/**
 * Returns the answer for a thread that isn't in the edition, made from the last version of each of its
 * stories.
 */
function archivedThread({ id, stories }: ArchivedThread): ThreadAnswer {
  const { name, storyIds } = createThread(id, stories.map(toPublishedThreadStory))
  const members = new Map(stories.map((details) => [details.id, details.story]))
  return { id, name, stories: storyIds.flatMap((member) => members.get(member) ?? []) }
}

/**
 * GET /api/threads/{id}: the stories of a thread, from the edition if the edition has several of them,
 * otherwise from the archive. If the thread was merged into another one, that thread is returned, with that
 * thread's `id`. 404 THREAD_NOT_FOUND.
 */
export function registerThreadRoute(
  app: FastifyInstance,
  { editions, archive, log, now }: Pick<ServerOptions, 'editions' | 'archive' | 'log' | 'now'>,
): void {
  const answered = createDatabaseQueryGuard(log, now, 'The archive of threads did not answer.')
  registerApiCall(
    app,
    API.getThread,
    async ({ params: { id } }) => {
      const news = editions.current()?.news
      const current = threadOfEdition(news, id)
      if (current) return current
      const found = await answered(archive.thread(id))
      if (!found) throw new ApiError('THREAD_NOT_FOUND')
      return threadOfEdition(news, found.id) ?? archivedThread(found)
    },
    { isPublic: true, perMinute: PER_MINUTE, cacheControl: CACHE_CONTROL.edition },
  )
}
