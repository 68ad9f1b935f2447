import { kept } from './kept.ts'

/** Enough for weeks of reading; the oldest go first. */
const MAX_REMEMBERED = 1000

/** Story ids with the version that was read: when the story last changed, in ms. The last read one is last. */
export type ReadStories = ReadonlyMap<string, number>

const NONE: ReadStories = new Map()

function isEntry(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
}

function readRead(stored: unknown): ReadStories | undefined {
  return Array.isArray(stored) && stored.every(isEntry) ? new Map(stored) : undefined
}

/** What the reader has read, in every section alike (B11). It is sent nowhere. */
export const read = kept('plainwire.read', readRead, NONE, (stories) => [...stories])

/** Notes that a story was opened as it was at that moment. */
export function markRead(storyId: string, updatedAt: string): void {
  const version = Date.parse(updatedAt)
  if (Number.isNaN(version) || read.get().get(storyId) === version) return
  const others = [...read.get()].filter(([id]) => id !== storyId)
  read.set(new Map([...others, [storyId, version] as const].slice(-MAX_REMEMBERED)))
}

export type ReadState = 'unread' | 'read' | 'changed'

/** Whether a story has been read, and whether it has changed since. */
export function readState(stories: ReadStories, storyId: string, updatedAt: string): ReadState {
  const version = stories.get(storyId)
  if (version === undefined) return 'unread'
  return version < Date.parse(updatedAt) ? 'changed' : 'read'
}
