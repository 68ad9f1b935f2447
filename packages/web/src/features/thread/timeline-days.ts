import type { Language } from '@plainwire/domain/language'
import { formatDay } from '@plainwire/domain/time'
import type { TimelineEntry } from '../../edition/handlers/timeline.ts'

/** The stories of one day. */
export interface TimelineDay {
  /** The day in words. */
  day: string
  entries: TimelineEntry[]
}

/**
 * A thread's stories by the day on which they were published, in the order in which they come.
 *
 * @param timeZone 'UTC', or undefined for the reader's own
 */
export function timelineDays(
  entries: readonly TimelineEntry[],
  language: Language,
  timeZone: string | undefined,
): TimelineDay[] {
  const days = Map.groupBy(entries, ({ publishedAt }) => formatDay(new Date(publishedAt), language, timeZone))
  return Array.from(days, ([day, ofDay]) => ({ day, entries: ofDay }))
}
