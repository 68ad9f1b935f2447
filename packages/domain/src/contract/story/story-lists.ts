import { z } from 'zod'
import { ROUTES } from '../../addresses/index.ts'
import { Language } from '../../language/index.ts'
import type { Call } from '../call.ts'
import { NewsStory } from '../edition/news.ts'
import { StoryId } from './stories.ts'

/** A date, or a moment in UTC. */
const Since = z.union([z.iso.date(), z.iso.datetime()])

/** The position after which the next page of results begins: the publication time and id of the last story. */
export const SearchCursor = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z~[a-z0-9][a-z0-9-]{0,63}$/)
  .refine((cursor) => !Number.isNaN(Date.parse(cursor.split('~')[0] ?? '')))

const MAX_QUERY_CHARACTERS = 500
const MAX_RESULTS = 50
const RESULTS = 20

export const searchStoriesEndpoint = {
  ...ROUTES.searchStories,
  summary:
    'Searches the stories of all editions, the newest first. The query supports AND, OR, -word, "a phrase", source:, place:, category:, lang:, before: and after:; inflected forms are found in English and Dutch.',
  query: z.object({
    q: z.string().trim().min(1).max(MAX_QUERY_CHARACTERS),
    limit: z.coerce.number().int().min(1).max(MAX_RESULTS).default(RESULTS),
    /** Only stories published before this day or moment. */
    before: Since.optional(),
    /** Only stories published on or after this day or moment. */
    after: Since.optional(),
    /** The language of the texts to search; all languages if undefined. */
    lang: Language.optional(),
    /** The value of `next` in the answer with the previous page. */
    cursor: SearchCursor.optional(),
  }),
  answer: z.object({
    stories: z.array(NewsStory),
    /** Cursor of the next page; null on the last page. */
    next: SearchCursor.nullable(),
  }),
  errors: ['BAD_REQUEST', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
} as const satisfies Call

export const getRelatedStoriesEndpoint = {
  ...ROUTES.getRelated,
  summary:
    'Returns up to six stories of the edition that share a tag with a story, or both a category and a country; none if the feature ‘related’ is off.',
  params: z.object({ id: StoryId }),
  answer: z.object({ stories: z.array(NewsStory) }),
  errors: ['STORY_NOT_FOUND', 'STORY_WITHDRAWN', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
} as const satisfies Call
