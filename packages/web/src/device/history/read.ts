import { markStoryRead, type ReadStories } from '@plainwire/domain/reader'
import { createPersistedStore } from '../storage/persisted.ts'

const NONE: ReadStories = {}

const isMoment = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value))

function isReadStories(stored: unknown): stored is ReadStories {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return false
  return Object.values(stored as Record<string, unknown>).every((entry) => {
    if (typeof entry !== 'object' || entry === null) return false
    const { version, readAt } = entry as Record<string, unknown>
    return isMoment(version) && isMoment(readAt)
  })
}

/** The stories that the reader has read. Never sent anywhere. */
export const storyReadingHistory = createPersistedStore(
  'plainwire.read',
  (stored) => (isReadStories(stored) ? stored : undefined),
  NONE,
)

/** Records that the current version of a story was read. Ignores stories with an invalid date. */
export function addStoryToReadingHistory(story: { id: string; updated_at: string }, now: Date): void {
  if (isMoment(story.updated_at))
    storyReadingHistory.set(markStoryRead(storyReadingHistory.get(), story, now))
}
