import type { SavedStory, SavedStorySnapshot } from '@plainwire/domain/contract'
import { NOW } from '../stories.ts'
import { apiError, fakeApi } from './fake-api.ts'

/** Creates a saved story; by default it was saved an hour before NOW. */
export function aSavedStory(
  storyId: string,
  overrides: Partial<SavedStorySnapshot> = {},
  savedAt?: string,
): SavedStory {
  const story: SavedStorySnapshot = {
    headline: `Headline ${storyId}`,
    sub_headline: `Below headline ${storyId}.`,
    description: `All about ${storyId}.`,
    language: 'en',
    categories: ['science'],
    tags: [],
    published_at: '2026-11-20T10:00:00.000Z',
    sources: [
      {
        name: 'Courier',
        original_headline: `Courier on ${storyId}`,
        url: `https://courier.example/${storyId}`,
        word_count: 600,
        media: [{ type: 'image', url: `/images/${storyId}`, alt: '', is_primary: true }],
      },
    ],
    ...overrides,
  }
  return { id: storyId, storyId, savedAt: savedAt ?? '2026-11-20T11:00:00.000Z', story }
}

type Answering = () => Response | Error

/** Creates a fake API for the saved stories of one reader. */
export function fakeSavedStoriesApi(ids: readonly string[] = [], limit = 10) {
  let stories = ids.map((id) => aSavedStory(id))
  const failing = new Map<string, Answering>()
  const withoutId = (call: string) => call.replace(/\/saved-stories\/.*/, '/saved-stories/{id}')
  const answers: Record<string, (call: string, body: unknown) => Response> = {
    'GET /api/saved-stories': () => Response.json({ stories }),
    'POST /api/saved-stories': (_, body) => {
      const { storyId, story } = body as Pick<SavedStory, 'storyId' | 'story'>
      if (stories.every((saved) => saved.storyId !== storyId)) {
        if (stories.length >= limit) return apiError(400, 'SAVE_LIMIT_REACHED')
        stories = [{ id: storyId, storyId, savedAt: NOW.toISOString(), story }, ...stories]
      }
      return Response.json({ id: storyId, savedAt: NOW.toISOString() })
    },
    'DELETE /api/saved-stories/{id}': (call) => {
      stories = stories.filter(({ storyId }) => !call.endsWith(`/${storyId}`))
      return Response.json({ status: 'removed' })
    },
    'DELETE /api/saved-stories': () => {
      const removed = stories.length
      stories = []
      return Response.json({ removed })
    },
  }
  const known = new Proxy<Parameters<typeof fakeApi>[0]>(
    {},
    {
      get: (_, name) => {
        const call = String(name)
        const kind = withoutId(call)
        return ({ body }: { body: unknown }) =>
          failing.get(kind)?.() ?? answers[kind]?.(call, body) ?? apiError(404, 'NOT_FOUND')
      },
    },
  )
  return {
    ...fakeApi(known),
    ids: () => stories.map(({ storyId }) => storyId),
    put: (...saved: SavedStory[]) => {
      stories = saved
    },
    /** Makes calls with this method and path fail, e.g. 'POST /api/saved-stories'. */
    fail: (call: string, answer: Answering = () => apiError(400, 'BAD_REQUEST')) => failing.set(call, answer),
    /** Makes calls with this method and path succeed again. */
    mend: (call: string) => failing.delete(call),
  }
}
