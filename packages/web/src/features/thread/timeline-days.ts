import type { Language } from '@plainwire/domain/language'
import { formatFullDate } from '@plainwire/domain/time'
import type { TimelineEntry } from '../../edition/handlers/threads/timeline.ts'

/** The stories of a thread on one day. */
export interface TimelineDay {
  /** The formatted day. */
  day: string
  entries: TimelineEntry[]
}

/**
 * Groups a thread's stories by their day of publication, and keeps their order.
 *
 * @param timeZone 'UTC', or undefined for the browser's time zone
 */
export function groupStoriesByDay(
  entries: readonly TimelineEntry[],
  language: Language,
  timeZone: string | undefined,
): TimelineDay[] {
  const days = Map.groupBy(entries, ({ publishedAt }) =>
    formatFullDate(new Date(publishedAt), language, timeZone),
  )
  return Array.from(days, ([day, dayEntries]) => ({ day, entries: dayEntries }))
}
