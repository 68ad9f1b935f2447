import { z } from 'zod'
import type { NewsStory } from '../contract/index.ts'

/** More are forgotten, the longest ago read first: editions hold stories for days, not for years. */
export const MAX_READ_STORIES = 5000

/** Which stories a reader has read, by id: the version of each that was read (its updated_at), and when. */
export const ReadStories = z.record(
  z.string(),
  z.object({ version: z.iso.datetime(), readAt: z.iso.datetime() }),
)
export type ReadStories = z.infer<typeof ReadStories>

/** 'changed': read before, and updated since. */
export type ReadState = 'unread' | 'read' | 'changed'

type Version = Pick<NewsStory, 'id' | 'updated_at'>

/** Whether a story is unread, read or changed for a reader. */
export function readState({ id, updated_at }: Version, read: ReadStories): ReadState {
  const known = Object.hasOwn(read, id) ? read[id] : undefined
  if (!known) return 'unread'
  return Date.parse(updated_at) > Date.parse(known.version) ? 'changed' : 'read'
}

/** Takes down that a story was read as it is now. */
export function withRead(read: ReadStories, { id, updated_at }: Version, now: Date): ReadStories {
  const others = Object.entries(read).filter(([known]) => known !== id)
  const kept = others
    .toSorted(([, a], [, b]) => (a.readAt < b.readAt ? 1 : -1))
    .slice(0, MAX_READ_STORIES - 1)
  return Object.fromEntries([...kept, [id, { version: updated_at, readAt: now.toISOString() }]])
}
