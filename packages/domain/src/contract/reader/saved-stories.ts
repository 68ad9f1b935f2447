import { z } from 'zod'
import { ROUTES } from '../../addresses/index.ts'
import { Language } from '../../language/index.ts'
import type { Call } from '../call.ts'
import { StoryId } from '../story/stories.ts'

const Line = z.string().max(2_000)
const Lines = z.array(Line).max(100)
const Address = z.url({ protocol: /^https?$/ }).max(2_000)

/** A copy of a story at the time it was saved, which remains readable after the edition is gone. */
export const SavedStorySnapshot = z.object({
  headline: Line,
  sub_headline: Line,
  description: z.string().max(20_000),
  /** The language of these texts, if known. */
  language: Language.optional(),
  categories: Lines,
  tags: Lines,
  published_at: z.iso.datetime(),
  sources: z
    .array(
      z.object({
        name: Line,
        original_headline: Line,
        url: Address.optional(),
        word_count: z.number().int().nonnegative().nullish(),
        media: z
          .array(
            z.object({
              type: z.enum(['image', 'other']),
              url: z.string().max(5_000),
              alt: Line.nullish(),
              is_primary: z.boolean(),
            }),
          )
          .max(50),
      }),
    )
    .max(200),
})
export type SavedStorySnapshot = z.infer<typeof SavedStorySnapshot>

export const SavedStory = z.object({
  id: StoryId,
  storyId: StoryId,
  savedAt: z.iso.datetime(),
  /** The story as it was when it was saved; its texts and lists are empty if the story was withdrawn. */
  story: SavedStorySnapshot,
  withdrawn: z.literal(true).optional(),
})
export type SavedStory = z.infer<typeof SavedStory>

const ERRORS = ['NOT_AUTHENTICATED', 'NOT_FOUND', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'] as const
const params = z.object({ id: StoryId })

export const getSavedStoriesEndpoint = {
  ...ROUTES.getSavedStories,
  summary: 'Returns the reader’s saved stories, the last saved first.',
  answer: z.object({ stories: z.array(SavedStory) }),
  errors: ERRORS,
} as const satisfies Call

export const saveStoryEndpoint = {
  ...ROUTES.saveStory,
  summary:
    'Saves the current text of a story. If the story is already saved, its first saved text is retained. 400 SAVE_LIMIT_REACHED if a free reader already has ten.',
  body: z.strictObject({ storyId: StoryId, story: SavedStorySnapshot }),
  answer: SavedStory.pick({ id: true, savedAt: true }),
  errors: ['BAD_REQUEST', 'SAVE_LIMIT_REACHED', 'PAYLOAD_TOO_LARGE', ...ERRORS],
} as const satisfies Call

export const getSavedStoryEndpoint = {
  ...ROUTES.getSavedStory,
  summary: 'Returns one saved story; 404 STORY_NOT_SAVED if it isn’t saved.',
  params,
  answer: SavedStory,
  errors: ['STORY_NOT_SAVED', ...ERRORS],
} as const satisfies Call

export const unsaveStoryEndpoint = {
  ...ROUTES.unsaveStory,
  summary: 'Removes a saved story. Succeeds if it isn’t saved.',
  params,
  answer: z.object({ status: z.literal('removed') }),
  errors: ERRORS,
} as const satisfies Call

export const clearSavedStoriesEndpoint = {
  ...ROUTES.clearSavedStories,
  summary: 'Removes all saved stories.',
  answer: z.object({ removed: z.number().int().nonnegative() }),
  errors: ERRORS,
} as const satisfies Call
