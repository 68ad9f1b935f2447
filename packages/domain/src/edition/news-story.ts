import { type NewsEdition, NewsStory } from '../contract/index.ts'
import { HOUR_MS } from '../units/index.ts'

/** The latitude and longitude that some sources send if a story has no coordinates. */
const NULL_ISLAND = 0

/**
 * Returns the valid stories of news.json and the number of invalid ones, so that an invalid story doesn't make
 * the others unusable.
 */
export function parseNewsStories(stories: readonly unknown[]): { stories: NewsStory[]; failed: number } {
  const read = stories.map((story) => NewsStory.safeParse(story)).flatMap(({ data }) => (data ? [data] : []))
  return { stories: read, failed: stories.length - read.length }
}

/**
 * Returns a story's coordinates; undefined if it has none, or if they are 0,0, which some sources send instead.
 */
export function getUsableCoordinates(story: Pick<NewsStory, 'location'>) {
  const coordinates = story.location?.coordinates
  if (!coordinates) return undefined
  const isSentinel = coordinates.latitude === NULL_ISLAND && coordinates.longitude === NULL_ISLAND
  return isSentinel ? undefined : coordinates
}

/** Returns the name of a city or country; undefined if the name is missing, empty or 'global'. */
export function toSpecificPlaceName(name: string | null | undefined): string | undefined {
  return name && name.toLowerCase() !== 'global' ? name : undefined
}

/** Returns the story's first category, lowercased; 'general' if it has none. */
export function getMainCategory(story: Pick<NewsStory, 'categories'>): string {
  return story.categories[0]?.toLowerCase() ?? 'general'
}

/** Whether a story is in a category, ignoring case. */
export function isInCategory(story: Pick<NewsStory, 'categories'>, category: string): boolean {
  return story.categories.some((name) => name.toLowerCase() === category)
}

/**
 * The age of an edition from which the application looks for a newer one, and the interval between these
 * checks.
 */
export const EDITION_STALE_AFTER_MS = 3 * HOUR_MS
export const EDITION_CHECK_INTERVAL_MS = HOUR_MS

/** Whether an edition is older than 3 hours. */
export function isEditionStale(news: Pick<NewsEdition, 'fetch_date'>, now: Date): boolean {
  return now.getTime() - Date.parse(news.fetch_date) > EDITION_STALE_AFTER_MS
}
