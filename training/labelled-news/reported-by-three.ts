import { createHash } from 'node:crypto'
import { CLUSTERING_PARTS } from '../splits.ts'
import { type LabelledItem, sortByTime } from './labelled-item.ts'

/**
 * Returns the time of a report. `tenths` is the time of its event in tenths of a day after the first day,
 * `position` the report's index within the event. The caller chooses the times, because they decide in which
 * order the clusterer reads.
 */
export type ReportTimeFunction = (tenths: number, position: number) => Date

/** An event with the reports of three publishers. */
export interface EventLine {
  story_id: string
  articles: { title: string; lead: string | null }[]
}

/**
 * The number of tenths of a day in 300 days. Events have no dates, so a hash of an event's id chooses one of
 * these times.
 */
const EVENT_TENTHS = 3000n
/** The number of made-up publishers for each position of a report: first, second and third. */
const PUBLISHERS = 7

function reports({ story_id: group, articles }: EventLine, momentOf: ReportTimeFunction): LabelledItem[] {
  const hash = BigInt(`0x${createHash('sha256').update(group).digest('hex')}`)
  const tenths = Number(hash % EVENT_TENTHS)
  const part = CLUSTERING_PARTS.neus_triples?.(group)
  return articles.map(({ title, lead }, position) => ({
    id: `${group}-${position}`,
    publisher: `publisher-${position}-${tenths % PUBLISHERS}`,
    title,
    summary: '',
    text: lead ?? '',
    language: 'en',
    at: momentOf(tenths, position),
    url: '',
    group,
    part,
  }))
}

/** Converts events that three publishers report to items, in order of time over 300 days. */
export function convertEventItems(lines: readonly EventLine[], momentOf: ReportTimeFunction): LabelledItem[] {
  return sortByTime(lines.flatMap((line) => reports(line, momentOf)))
}
