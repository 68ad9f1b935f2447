import { createHash } from 'node:crypto'
import { CLUSTERING_PARTS } from '../splits.ts'
import { type LabelledItem, sortByTime } from './labelled-item.ts'

/**
 * When the report at a position of its event comes, for an event so many tenths of a day after the first day. Whoever
 * reads decides, to the millisecond: it says which of two reports of one moment is first, and the clusterer sees them in
 * that order.
 */
export type ReportMoment = (tenths: number, position: number) => Date

/** An event with the reports of three publishers. */
export interface EventLine {
  story_id: string
  articles: { title: string; lead: string | null }[]
}

/** Events have no date of their own: a tenth of a day among 300 days, by a hash of their id. */
const EVENT_TENTHS = 3000n
/** As many publishers report first, second and third each. */
const PUBLISHERS = 7

function reports({ story_id: group, articles }: EventLine, momentOf: ReportMoment): LabelledItem[] {
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

/** Events that three publishers report, by time over 300 days. */
export function eventItems(lines: readonly EventLine[], momentOf: ReportMoment): LabelledItem[] {
  return sortByTime(lines.flatMap((line) => reports(line, momentOf)))
}
