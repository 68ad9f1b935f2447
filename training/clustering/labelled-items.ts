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

/** The set of labelled news that an item belongs to. */
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

/** The items of the labelled years of the US stream. A story of one article doesn't count as a label. */
export function readStreamItems(inputs: Inputs): ClusterItem[] {
  return usItems(inputs.lines<UsLine>('us-stream'), 'allsides_stream').map((item) => itemOf(item, 'us'))
}

/** The items of the aggregator set: titles of running topics with up to 317 reports each. */
export function aggregatorItems(inputs: Inputs): ClusterItem[] {
  return fittedOf(aggregatorNews(inputs.lines<AggregatorLine>('aggregator')), 'aggregator')
}

/** The items of events that three publishers report, a tenth of a day after each other. */
export function eventItems(inputs: Inputs): ClusterItem[] {
  const lines = inputs.lines<EventLine>('expert-headlines')
  const items = eventNews(lines, (tenths, at) => new Date(((tenths + at) / 10) * DAY_MS))
  return fittedOf(items, 'events')
}

/** The day that is fitted on, and its feeds by the publishers' names in the labels. */
const [DAY = ''] = FITTED_DAYS
const FEEDS = [
  ...['abscbnnews', 'aljazeeraenglish', 'bbc', 'cnn', 'cnntv', 'dailymail', 'dailytelegraph', 'fox'],
  ...['foxnewstv', 'gmanews', 'latimes', 'nationalgeographic', 'nytimes', 'nzherald', 'onenewsnz'],
  ...['philstar', 'rnz', 'smh', 'straittimes', 'wsj'],
]
export const DAY_INPUTS = ['feed-day-labels', ...FEEDS.map((name) => `feed-day-${name}`)]

/** The items of one hand-labelled day of real feeds. An item in no group is a separate story. */
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
