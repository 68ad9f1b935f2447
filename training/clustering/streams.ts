import { DAY_MS } from '../../packages/domain/src/units/index.ts'
import type { MakerInputs } from '../room/inputs.ts'
import { splitByKey } from '../splits.ts'
import {
  type ClusterItem,
  copyTitlesOnly,
  type LabelledSetName,
  readAggregatorItems,
  readEventItems,
  readFeedDayItems,
  readFittedDutchItems,
  readStreamItems,
} from './labelled-items.ts'
import { createRandomNumbers } from './random-numbers.ts'

/** The level of a stream's labels: one event, a running topic, or either. */
type LabelLevel = 'story' | 'thread' | 'either'

/** A stream of articles in order of arrival. */
export interface ArticleStream {
  items: readonly ClusterItem[]
  gold: LabelLevel
}

const START = Date.UTC(2026, 0, 1)
/**
 * In a blended stream, the number of days over which groups begin (BLENDED_DAYS), and the share of items
 * without text (TEXTLESS).
 */
const BLENDED_DAYS = 6
const TEXTLESS = 0.5

const exponential = (random: () => number, meanDays: number, most: number) =>
  Math.min(-Math.log(1 - random()) * meanDays, most) * DAY_MS
const inTime = (items: ClusterItem[]) => items.toSorted((a, b) => a.at.getTime() - b.at.getTime())

/**
 * Delays each item by a random time, half a day on average, because some sets list one topic after the other,
 * unlike any feed.
 */
function mixed(items: readonly ClusterItem[], seed: number): ClusterItem[] {
  const random = createRandomNumbers(seed)
  return inTime(
    items.map((item) => ({ ...item, at: new Date(item.at.getTime() + exponential(random, 0.5, 4)) })),
  )
}

/**
 * The items of one set in a blended stream. They have their own times ('own'), or times that spread their
 * groups over the stream ('spread').
 */
type Part = readonly [items: readonly ClusterItem[], times: 'own' | 'spread']

/**
 * Blends several data sets into one stream. Half of the items have only a title, so that the model can't
 * infer from missing texts how dense the stream is.
 */
function blended(parts: readonly Part[], seed: number): ClusterItem[] {
  const random = createRandomNumbers(seed)
  const all = parts.flatMap(([items, times], part) => {
    const first = Math.min(...items.map(({ at }) => at.getTime()))
    const starts = new Map<string, number>()
    return items.map((item): ClusterItem => {
      const group = item.group ?? item.id
      const start = starts.get(group) ?? random() * BLENDED_DAYS * DAY_MS
      starts.set(group, start)
      const at = times === 'own' ? item.at.getTime() - first : start + exponential(random, 0.4, 3)
      const isBare = random() < TEXTLESS
      return {
        ...item,
        id: `${part}:${item.id}`,
        group: item.group && `${part}:${item.group}`,
        at: new Date(START + at),
        ...(isBare && { summary: '', text: '' }),
      }
    })
  })
  return inTime(all)
}

/**
 * Selects one half of a set's groups, by a hash of their labels, so that two blended streams contain
 * different groups.
 */
const half = (items: readonly ClusterItem[], which: 'fitted' | 'unseen') =>
  items.filter(({ group = '' }) => splitByKey(`half ${group}`) === which)

/**
 * Creates the streams that the model is trained on, with every kind of coverage: dense and sparse, with and
 * without texts, one topic after the other and mixed.
 */
export function makeTrainingStreams(inputs: MakerInputs, without?: LabelledSetName): ArticleStream[] {
  const [dense, us, day] = [readAggregatorItems(inputs), readStreamItems(inputs), readFeedDayItems(inputs)]
  const [dutch, events] = [readFittedDutchItems(inputs), readEventItems(inputs)]
  const some = mixed(dense, 1)
  const streams: ArticleStream[] = [
    {
      gold: 'thread',
      items: blended(
        [
          [half(some, 'fitted'), 'own'],
          [half(events, 'fitted'), 'spread'],
        ],
        1,
      ),
    },
    {
      gold: 'thread',
      items: blended(
        [
          [half(some, 'unseen'), 'own'],
          [half(events, 'unseen'), 'spread'],
          [dutch, 'spread'],
        ],
        2,
      ),
    },
    {
      gold: 'story',
      items: blended(
        [
          [day, 'spread'],
          [half(events, 'fitted'), 'spread'],
          [dutch, 'spread'],
        ],
        3,
      ),
    },
    {
      gold: 'story',
      items: blended(
        [
          [day, 'spread'],
          [half(events, 'unseen'), 'spread'],
        ],
        4,
      ),
    },
    { gold: 'thread', items: dense },
    { gold: 'thread', items: some },
    { gold: 'thread', items: mixed(dense, 5) },
    { gold: 'thread', items: us },
    { gold: 'thread', items: copyTitlesOnly(us) },
    { gold: 'story', items: day },
    { gold: 'story', items: copyTitlesOnly(day) },
    { gold: 'either', items: dutch },
    { gold: 'either', items: events },
    { gold: 'either', items: copyTitlesOnly(events) },
  ]
  const allowed = streams.map(({ items, gold }) => ({
    gold,
    items: items.filter(({ set }) => set !== without),
  }))
  return allowed.filter(({ items }) => items.length > 0)
}
