import { z } from 'zod'
import type { NewsStory } from '../contract/index.ts'

/**
 * The maximum number of read stories that are stored; those read longest ago are removed first. Older ones
 * aren't needed, because editions only contain stories of a few days.
 */
export const MAX_READ_STORIES = 5000

/** The stories that a reader has read, by id: the version that was read (its updated_at), and when. */
export const ReadStories = z.record(
  z.string(),
  z.object({ version: z.iso.datetime(), readAt: z.iso.datetime() }),
)
export type ReadStories = z.infer<typeof ReadStories>

/** Whether a reader has read a story. 'changed': the story was updated after it was read. */
export type ReadState = 'unread' | 'read' | 'changed'

type Version = Pick<NewsStory, 'id' | 'updated_at'>

/**
 * Returns whether a reader hasn't read a story, has read its current version, or has read an earlier version.
 */
export function getStoryReadState({ id, updated_at }: Version, read: ReadStories): ReadState {
  const known = Object.hasOwn(read, id) ? read[id] : undefined
  if (!known) return 'unread'
  return Date.parse(updated_at) > Date.parse(known.version) ? 'changed' : 'read'
}

/** Returns the read stories after a reader has read the current version of a story. */
export function markStoryRead(read: ReadStories, { id, updated_at }: Version, now: Date): ReadStories {
  const others = Object.entries(read).filter(([known]) => known !== id)
  const remaining = others
    .toSorted(([, a], [, b]) => (a.readAt < b.readAt ? 1 : -1))
    .slice(0, MAX_READ_STORIES - 1)
  return Object.fromEntries([...remaining, [id, { version: updated_at, readAt: now.toISOString() }]])
}
