/**
 * A new edition isn't published if it has fewer stories than this share of the last one, so that an outage
 * doesn't empty the front page.
 */
export const MIN_STORY_SHARE_OF_LAST_EDITION = 0.5
/** The number of newest editions that are retained; older ones are deleted. */
export const MAX_RETAINED_EDITIONS = 24

/** Whether an edition with the given number of stories may replace the last one. An empty edition never may. */
export function mayReplaceEdition(stories: number, lastStories: number | undefined): boolean {
  return stories > 0 && stories >= (lastStories ?? 0) * MIN_STORY_SHARE_OF_LAST_EDITION
}
