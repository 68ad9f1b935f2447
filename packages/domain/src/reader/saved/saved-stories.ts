import type { ReaderTier } from '../mutes/mute-list.ts'

/** The maximum number of stories that a free reader can save. */
export const MAX_FREE_SAVED_STORIES = 10
/** From this many saved stories on, a free reader is warned about the limit. */
const SAVED_STORIES_WARNING_THRESHOLD = 8

/** Returns the maximum number of stories that a reader can save; infinity for Premium. */
export function getSavedStoryLimit(tier: ReaderTier): number {
  return tier === 'free' ? MAX_FREE_SAVED_STORIES : Number.POSITIVE_INFINITY
}

/** Whether a reader should be warned that the limit is near. */
export function isNearSaveLimit(count: number, tier: ReaderTier): boolean {
  return tier === 'free' && count >= SAVED_STORIES_WARNING_THRESHOLD
}
