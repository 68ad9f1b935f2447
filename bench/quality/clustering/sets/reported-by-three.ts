import { join } from 'node:path'
import { DAY_MS } from '../../../../packages/domain/src/units/index.ts'
import { convertEventItems, type EventLine } from '../../../../training/labelled-news/reported-by-three.ts'
import { readLines } from '../../read-data.ts'
import { type LabelledSet, makeLabelledSet } from './labelled-set.ts'

/** The day of the first event, in days since 1970. */
const FIRST_DAY = 18_000
/** Days between the reports of an event. */
const REPORT_GAP_DAYS = 0.1

/** Returns events that three publishers report: with titles and first sentences, and with titles alone. */
export async function readThreePublisherEvents(data: string): Promise<LabelledSet[]> {
  const lines = await readLines<EventLine>(join(data, 'headline', 'neus_triples.jsonl'))
  const items = convertEventItems(lines, (tenths, position) => {
    return new Date((FIRST_DAY + tenths / 10 + position * REPORT_GAP_DAYS) * DAY_MS)
  })
  const about = {
    id: 'neus_triples',
    on: 'headline/neus_triples, events with the odd hash; 12 % of its articles are in the US stream too',
  }
  return [
    makeLabelledSet(items, {
      ...about,
      name: 'three publishers, titles and leads',
      levels: { story: { f1: 0.93 }, thread: {} },
    }),
    makeLabelledSet(
      items.map((item) => ({ ...item, text: '' })),
      { ...about, name: 'three publishers, titles only', levels: { story: {}, thread: {} } },
    ),
  ]
}
