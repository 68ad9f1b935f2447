import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { CLUSTERING_PARTS } from '../../../training/splits.ts'
import { readLines } from '../read-data.ts'
import { inTime, type LabelledSet, momentOf, type StreamArticle } from './labelled-set.ts'

/** Whether nothing was fitted on an article's label: by the part of its story. */
function unseenBy(set: string, groupOf: ReadonlyMap<string, string>): (articleId: string) => boolean {
  const partOf = CLUSTERING_PARTS[set]
  if (!partOf) throw new Error(`training/splits.ts has no clustering set ${set}`)
  return (id) => {
    const group = groupOf.get(id)
    return group !== undefined && partOf(group) === 'unseen'
  }
}

interface UsArticle {
  id: string
  date: string
  source: string
  url: string
  title: string
  text: string
  story_id?: string
}

/** The labels of the US stream begin here. */
const FIRST_LABELLED = '2016'

/** US articles by day, of which those count that are labelled as one story with another. */
async function usStream(
  data: string,
  set: string,
): Promise<Pick<LabelledSet, 'id' | 'articles' | 'groupOf' | 'isUnseen'>> {
  const lines = await readLines<UsArticle>(join(data, 'clustering', `${set}.jsonl.gz`))
  const articles = lines
    .filter(({ date }) => date >= FIRST_LABELLED)
    .map(({ id, title, text, date, source, url }) => {
      return { id, title, text, publishedAt: momentOf(date), language: 'en', publisher: source, url }
    })
  const labelled = lines.flatMap(({ id, story_id: story }) => (story ? [{ id, story }] : []))
  const several = [...Map.groupBy(labelled, ({ story }) => story).values()].filter(({ length }) => length > 1)
  const groupOf = new Map(several.flat().map(({ id, story }) => [id, story]))
  return { id: set, articles: inTime(articles), groupOf, isUnseen: unseenBy(set, groupOf) }
}

/** The stream that some weights were fitted on. */
export async function allSidesStream(data: string): Promise<LabelledSet> {
  return {
    name: 'US stream 2016–18',
    on: 'clustering/allsides_stream, from 2016; stories with the odd hash',
    levels: { thread: {} },
    ...(await usStream(data, 'allsides_stream')),
  }
}

/** The continuation of that stream. */
export async function allSidesLater(data: string): Promise<LabelledSet> {
  return {
    name: 'US stream 2018–19',
    on: 'clustering/allsides_later, later than anything fitted',
    levels: { thread: { f1: 0.905, adjustedRand: 0.78 } },
    ...(await usStream(data, 'allsides_later')),
  }
}

interface AggregatorTitle {
  id: string
  title: string
  publisher: string
  url: string
  story_id: string
  date: string
}

/** Titles of three days in 47 running topics, up to 322 reports each. */
export async function aggregator(data: string): Promise<LabelledSet> {
  const lines = await readLines<AggregatorTitle>(join(data, 'clustering', 'aggregator_2014.jsonl.gz'))
  const groupOf = new Map(lines.map(({ id, story_id: story }) => [id, story]))
  const articles = lines.map(({ id, title, publisher, url, date }) => {
    return { id, title, text: '', publishedAt: momentOf(date), language: 'en', publisher, url }
  })
  return {
    id: 'aggregator_2014',
    name: 'aggregator 2014',
    on: 'clustering/aggregator_2014, topics with the odd hash',
    articles: inTime(articles),
    groupOf,
    isUnseen: unseenBy('aggregator_2014', groupOf),
    levels: { thread: { f1: 0.82, isForBothOrders: true } },
  }
}

interface KiteCluster {
  story_id: string
  articles: { link: string; title: string; domain: string; date: string }[]
}

/** Titles of December 2025 in 54 clusters. A link that is in several clusters belongs to the first. */
export async function kiteStories(data: string): Promise<LabelledSet> {
  const clusters = await readLines<KiteCluster>(join(data, 'clustering', 'kite_stories.jsonl'))
  const articles = new Map<string, StreamArticle>()
  const groupOf = new Map<string, string>()
  for (const { story_id: story, articles: links } of clusters) {
    for (const { link: url, title, domain: publisher, date } of links) {
      const id = createHash('sha256').update(url).digest('hex').slice(0, 12)
      if (groupOf.has(id)) continue
      groupOf.set(id, story)
      articles.set(id, { id, title, text: '', publishedAt: momentOf(date), language: 'en', publisher, url })
    }
  }
  return {
    id: 'kite_stories',
    name: 'Kite 2025',
    on: 'clustering/kite_stories, evaluation only',
    articles: inTime([...articles.values()]),
    groupOf,
    isUnseen: unseenBy('kite_stories', groupOf),
    levels: { thread: { f1: 0.86 } },
  }
}
