import { DAY_MS } from '../../packages/domain/src/units/index.ts'
import {
  type DayLabels,
  type DutchLabels,
  type DutchLine,
  dutchItems as dutchNews,
  readRecordedDay,
} from '../labelled-news/hand-labelled.ts'
import type { LabelledItem } from '../labelled-news/labelled-item.ts'
import {
  type AggregatorLine,
  aggregatorItems as aggregatorNews,
  type UsLine,
  usItems,
} from '../labelled-news/news-streams.ts'
import { type EventLine, eventItems as eventNews } from '../labelled-news/reported-by-three.ts'
import type { Inputs } from '../room/inputs.ts'
import { FITTED_DAYS } from '../splits.ts'

/** The names of the sets of labelled news. */
export type ItemSet = 'aggregator' | 'us' | 'day' | 'dutch' | 'events' | 'sample'

/**
 * An article with its labelled group. The group is undefined if the article isn't labelled or its label may
 * not be fitted on.
 */
export interface ClusterItem extends Omit<LabelledItem, 'part'> {
  set: ItemSet
}

const itemOf = ({ part, ...item }: LabelledItem, set: ItemSet): ClusterItem => ({
  ...item,
  set,
  group: part === 'fitted' ? item.group : undefined,
})

/** The items whose labels may be fitted on. */
const fittedOf = (items: readonly LabelledItem[], set: ItemSet): ClusterItem[] =>
  items.filter(({ part }) => part === 'fitted').map((item) => itemOf(item, set))

/**
 * Reads the articles of the US stream from the years that are labelled. The story of a single article doesn't
 * count as a label.
 */
export function readStreamItems(inputs: Inputs): ClusterItem[] {
  return usItems(inputs.lines<UsLine>('us-stream'), 'allsides_stream').map((item) => itemOf(item, 'us'))
}

/**
 * Reads the items of the aggregator set that may be fitted on: titles of running topics with up to 317
 * reports each.
 */
export function aggregatorItems(inputs: Inputs): ClusterItem[] {
  return fittedOf(aggregatorNews(inputs.lines<AggregatorLine>('aggregator')), 'aggregator')
}

/** Reads the reports of events that three publishers report, each a tenth of a day after the one before. */
export function eventItems(inputs: Inputs): ClusterItem[] {
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
export function readFeedDayItems(inputs: Inputs): ClusterItem[] {
  const feeds = FEEDS.map((publisher) => ({ publisher, bytes: inputs.bytes(`feed-day-${publisher}`) }))
  return fittedOf(readRecordedDay(DAY, feeds, inputs.json<DayLabels>('feed-day-labels')), 'day')
}

/** The earlier half of the labelled Dutch items, which may be fitted on. */
export function dutchItems(inputs: Inputs): ClusterItem[] {
  const labels = inputs.json<DutchLabels>('dutch-labels')
  return fittedOf(dutchNews(inputs.lines<DutchLine>('dutch-items'), labels), 'dutch')
}

/** Copies items with their titles only, without summary and text. */
export function withTitlesOnly(items: readonly ClusterItem[]): ClusterItem[] {
  return items.map((item) => ({ ...item, summary: '', text: '' }))
}
