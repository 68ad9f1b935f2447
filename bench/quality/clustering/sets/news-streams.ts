import { createHash } from 'node:crypto'
import { join } from 'node:path'
import {
  type LabelledItem,
  parseItemDate,
  sortByTime,
} from '../../../../training/labelled-news/labelled-item.ts'
import {
  type AggregatorLine,
  convertAggregatorItems,
  convertUsNewsLines,
  type UsLine,
} from '../../../../training/labelled-news/news-streams.ts'
import { CLUSTERING_PARTS } from '../../../../training/splits.ts'
import { readLines } from '../../read-data.ts'
import { type LabelledSet, makeLabelledSet } from './labelled-set.ts'

async function usNews(data: string, set: string): Promise<LabelledItem[]> {
  return convertUsNewsLines(await readLines<UsLine>(join(data, 'clustering', `${set}.jsonl.gz`)), set)
}

/** Reads a stream of US news. Weights were fitted on half of it. */
export async function readAllSidesStream(data: string): Promise<LabelledSet> {
  return makeLabelledSet(await usNews(data, 'allsides_stream'), {
    id: 'allsides_stream',
    name: 'US stream 2016–18',
    on: 'clustering/allsides_stream, from 2016; stories with the odd hash',
    levels: { thread: {} },
  })
}

/** Reads the later part of the stream of US news. */
export async function readLaterAllSidesStream(data: string): Promise<LabelledSet> {
  return makeLabelledSet(await usNews(data, 'allsides_later'), {
    id: 'allsides_later',
    name: 'US stream 2018–19',
    on: 'clustering/allsides_later, later than anything fitted',
    levels: { thread: { f1: 0.905, adjustedRand: 0.78 } },
  })
}

/** Reads titles of three days on 47 running topics, with up to 322 reports each. */
export async function readAggregatorTitles(data: string): Promise<LabelledSet> {
  const lines = await readLines<AggregatorLine>(join(data, 'clustering', 'aggregator_2014.jsonl.gz'))
  return makeLabelledSet(convertAggregatorItems(lines), {
    id: 'aggregator_2014',
    name: 'aggregator 2014',
    on: 'clustering/aggregator_2014, topics with the odd hash',
    levels: { thread: { f1: 0.82, isForBothOrders: true } },
  })
}

interface KiteCluster {
  story_id: string
  articles: { link: string; title: string; domain: string; date: string }[]
}

function kiteItems(clusters: readonly KiteCluster[]): LabelledItem[] {
  const items = clusters.flatMap(({ story_id: group, articles }) =>
    articles.map(({ link: url, title, domain: publisher, date }): LabelledItem => {
      const id = createHash('sha256').update(url).digest('hex').slice(0, 12)
      const part = CLUSTERING_PARTS.kite_stories?.(group)
      const at = parseItemDate(date)
      return { id, publisher, title, summary: '', text: '', language: 'en', at, url, group, part }
    }),
  )
  const first = new Map(items.toReversed().map((item) => [item.id, item]))
  return sortByTime(items.filter((item) => first.get(item.id) === item))
}

/** Reads titles of December 2025 in 54 clusters. A link that is in several clusters counts in the first. */
export async function readKiteStories(data: string): Promise<LabelledSet> {
  const clusters = await readLines<KiteCluster>(join(data, 'clustering', 'kite_stories.jsonl'))
  return makeLabelledSet(kiteItems(clusters), {
    id: 'kite_stories',
    name: 'Kite 2025',
    on: 'clustering/kite_stories, evaluation only',
    levels: { thread: { f1: 0.86 } },
  })
}
