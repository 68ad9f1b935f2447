import { z } from 'zod'
import { ROUTES } from '../../addresses/index.ts'
import type { Call } from '../call.ts'
import { NewsStory, NewsThread } from '../edition/news.ts'

/** The id of a thread, assigned by us: lower-case letters, digits and hyphens. */
export const ThreadId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/)

export const getThreadEndpoint = {
  ...ROUTES.getThread,
  summary:
    'Returns a thread with its stories: the leading one first, then the newest. For the id of a merged thread it returns the thread that contains its stories now.',
  params: z.object({ id: ThreadId }),
  answer: z.object({ id: ThreadId, name: NewsThread.shape.name, stories: z.array(NewsStory) }),
  errors: ['THREAD_NOT_FOUND', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
} as const satisfies Call
