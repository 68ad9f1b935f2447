import { DAY_MS } from '../../packages/domain/src/units/index.ts'
import {
  type DayLabels,
  type DutchLabels,
  type DutchLine,
  convertDutchItems as dutchNews,
  readRecordedDay,
} from '../labelled-news/hand-labelled.ts'
import type { LabelledItem } from '../labelled-news/labelled-item.ts'
import {
  type AggregatorLine,
  convertAggregatorItems as aggregatorNews,
  convertUsNewsLines,
  type UsLine,
} from '../labelled-news/news-streams.ts'
import { type EventLine, convertEventItems as eventNews } from '../labelled-news/reported-by-three.ts'
import type { MakerInputs } from '../room/inputs.ts'
import { FITTED_DAYS } from '../splits.ts'

/** The names of the sets of labelled news. */
export type LabelledSetName = 'aggregator' | 'us' | 'day' | 'dutch' | 'events' | 'sample'

/**
 * An article with its labelled group. The group is undefined if the article isn't labelled or its label may
 * not be fitted on.
 */
export interface ClusterItem extends Omit<LabelledItem, 'part'> {
  set: LabelledSetName
}

const itemOf = ({ part, ...item }: LabelledItem, set: LabelledSetName): ClusterItem => ({
  ...item,
  set,
  group: part === 'fitted' ? item.group : undefined,
})

/** The items whose labels may be fitted on. */
const fittedOf = (items: readonly LabelledItem[], set: LabelledSetName): ClusterItem[] =>
  items.filter(({ part }) => part === 'fitted').map((item) => itemOf(item, set))

/**
 * Reads the articles of the US stream from the years that are labelled. The story of a single article doesn't
 * count as a label.
 */
export function readStreamItems(inputs: MakerInputs): ClusterItem[] {
  return convertUsNewsLines(inputs.lines<UsLine>('us-stream'), 'allsides_stream').map((item) =>
    itemOf(item, 'us'),
  )
}

/**
 * Reads the items of the aggregator set that may be fitted on: titles of running topics with up to 317
 * reports each.
 */
export function readAggregatorItems(inputs: MakerInputs): ClusterItem[] {
  return fittedOf(aggregatorNews(inputs.lines<AggregatorLine>('aggregator')), 'aggregator')
}

/** Reads the reports of events that three publishers report, each a tenth of a day after the one before. */
export function readEventItems(inputs: MakerInputs): ClusterItem[] {
  const lines = inputs.lines<EventLine>('expert-headlines')
  const items = eventNews(lines, (tenths, at) => new Date(((tenths + at) / 10) * DAY_MS))
  return fittedOf(items, 'events')
}

/** The day of feeds that is fitted on (DAY), and the names of its feeds' publishers in the labels (FEEDS). */
const [DAY = ''] = FITTED_DAYS
const FEEDS = [
  ...['abscbnnews', 'aljazeeraenglish', 'bbc', 'cnn', 'cnntv', 'dailymail', 'dailytelegraph', 'fox'],
  ...['foxnewstv', 'gmanews', 'latimes', 'nationalgeographic', 'nytimes', 'nzherald', 'onenewsnz'],
  ...['philstar', 'rnz', 'smh', 'straittimes', 'wsj'],
]
export const DAY_INPUTS = ['feed-day-labels', ...FEEDS.map((name) => `feed-day-${name}`)]

/** Reads the items of one hand-labelled day of real feeds. An item without a group is a story by itself. */
export function readFeedDayItems(inputs: MakerInputs): ClusterItem[] {
  const feeds = FEEDS.map((publisher) => ({ publisher, bytes: inputs.bytes(`feed-day-${publisher}`) }))
  return fittedOf(readRecordedDay(DAY, feeds, inputs.json<DayLabels>('feed-day-labels')), 'day')
}

/** The earlier half of the labelled Dutch items, which may be fitted on. */
export function readFittedDutchItems(inputs: MakerInputs): ClusterItem[] {
  const labels = inputs.json<DutchLabels>('dutch-labels')
  return fittedOf(dutchNews(inputs.lines<DutchLine>('dutch-items'), labels), 'dutch')
}

/** Copies items with their titles only, without summary and text. */
export function copyTitlesOnly(items: readonly ClusterItem[]): ClusterItem[] {
  return items.map((item) => ({ ...item, summary: '', text: '' }))
}
