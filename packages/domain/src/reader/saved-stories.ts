import type { Tier } from './mute-list.ts'

/** Stories that a free reader can save (section 9). */
export const FREE_SAVED_STORIES = 10

/** How many stories a reader can save. */
export function saveLimit(tier: Tier): number {
  return tier === 'free' ? FREE_SAVED_STORIES : Number.POSITIVE_INFINITY
}
