import { z } from 'zod'
import { News } from './news.ts'
import { StoryDetails } from './stories.ts'

/** What the first view of a page shows: it travels inside the HTML, so that the application starts without another request. */
export const FirstView = z.object({
  /** The edition, with only those stories that the first view shows. */
  news: News,
  /** How many stories the whole list has. */
  total: z.number().int().nonnegative(),
  /** The story that the address names. */
  story: StoryDetails.nullable(),
  /** `unavailable`: the archive can't be asked now. */
  storyState: z.enum(['none', 'found', 'missing', 'unavailable']),
})
export type FirstView = z.infer<typeof FirstView>
