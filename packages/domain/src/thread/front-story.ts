import { HOUR_MS } from '../units/index.ts'
import type { ThreadStory } from './thread-story.ts'

type Ordered = Pick<ThreadStory, 'id' | 'independentReports' | 'publishedMs'>

/**
 * A story can be the first of its thread only if it was published at most this many hours before the thread's
 * newest story.
 */
const MAX_LEAD_STORY_AGE_HOURS = 24

function newestFirst(a: Ordered, b: Ordered): number {
  return b.publishedMs - a.publishedMs || (a.id < b.id ? -1 : 1)
}

/**
 * Returns the stories of a thread in the order used where no ranking applies: first the story with the most
 * independent reports, of those published within 24 hours before the newest story, then the others, newest
 * first.
 */
export function orderThreadStories<Story extends Ordered>(stories: readonly Story[]): Story[] {
  const sorted = stories.toSorted(newestFirst)
  const since = (sorted[0]?.publishedMs ?? 0) - MAX_LEAD_STORY_AGE_HOURS * HOUR_MS
  const recent = sorted.filter(({ publishedMs }) => publishedMs >= since)
  // Sorting is stable, so that the newest of equal stories comes first.
  const [front] = recent.toSorted((a, b) => b.independentReports - a.independentReports)
  return front ? [front, ...sorted.filter((story) => story !== front)] : sorted
}
