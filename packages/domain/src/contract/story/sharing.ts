import { z } from 'zod'
import { ROUTES } from '../../addresses/index.ts'
import type { Call } from '../call.ts'
import { StoryId } from './stories.ts'

const Line = z.string().max(2_000)
const Address = z.string().max(2_000)

/** The story data that the application sends to create a share link. */
export const SharedStory = z.object({
  id: StoryId,
  title: Line,
  summary: z.string().max(10_000),
  description: z.string().max(20_000),
  /** The category's name in the reader's language. */
  category: Line,
  location: Line,
  imageUrl: Address.nullable(),
  urls: z.array(Address).max(500),
  sources: z
    .array(
      z.object({
        name: Line,
        url: Address,
        headline: Line,
        publishedAt: Line.nullable(),
        readTime: z.number().nonnegative().nullable(),
        imageUrl: Address.nullable(),
      }),
    )
    .max(500),
})
export type SharedStory = z.infer<typeof SharedStory>

export const shareStoryEndpoint = {
  ...ROUTES.shareStory,
  summary:
    'Creates a permanent link to a story. Only the id is used: the link shows the story as it was published. Idempotent: a second request returns the same link.',
  body: SharedStory,
  answer: z.object({ shareUrl: z.url({ protocol: /^https?$/ }) }),
  errors: [
    'BAD_REQUEST',
    'STORY_NOT_FOUND',
    'STORY_WITHDRAWN',
    'PAYLOAD_TOO_LARGE',
    'TOO_MANY_REQUESTS',
    'UNAVAILABLE',
  ],
} as const satisfies Call
