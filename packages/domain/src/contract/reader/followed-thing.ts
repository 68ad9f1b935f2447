import { z } from 'zod'
import {
  FOLLOW_KINDS,
  MAX_FOLLOW_KEY_LENGTH,
  MAX_FOLLOW_LABEL_LENGTH,
  MAX_STORIES_PER_FOLLOWED_THREAD,
} from './follow-kinds.ts'

/** Something a reader follows. */
export const FollowedThing = z.strictObject({
  kind: z.enum(FOLLOW_KINDS),
  /**
   * The text that is matched: a name as in tags; a country's ISO 3166-1 alpha-2 code, or a city's English name
   * followed by that code ('Zwolle, NL'); the id of a thread or publisher; a search as typed.
   */
  key: z.string().trim().min(1).max(MAX_FOLLOW_KEY_LENGTH),
  /** The text that is shown. */
  label: z.string().trim().min(1).max(MAX_FOLLOW_LABEL_LENGTH),
  /** Stories from before this moment don't count as new. */
  followedAt: z.iso.datetime(),
  /** Ids of some of the thread's stories; undefined for things other than threads. */
  storyIds: z.array(z.string().min(1).max(64)).max(MAX_STORIES_PER_FOLLOWED_THREAD).optional(),
})
export type FollowedThing = z.infer<typeof FollowedThing>
