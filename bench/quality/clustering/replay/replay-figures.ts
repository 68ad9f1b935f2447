import type { NewsroomData } from '@plainwire/pipeline'
import {
  convertLineToArticle,
  createPublisherFromName,
} from '../../../../packages/pipeline/src/commands/lines/line-article.ts'
import { type Figure, roundToThree } from '../../figure.ts'
import { readRecordedFeeds } from '../sets/hand-labelled.ts'
import type { StreamArticle } from '../sets/labelled-set.ts'
import { delayArrivals } from '../sets/mixed-arrival.ts'
import { readAggregatorTitles } from '../sets/news-streams.ts'
import { type ReplayResult, replayStream } from './replay.ts'

/** The number of articles in a replay. */
const ARTICLES = 1000
/** The target share of ids that survive an hour. */
const TARGET = 0.98
/** Recorded days whose feeds cover the first days of the replay; nothing was fitted on them. */
const RECORDED_DAYS = ['2020-05-07', '2020-05-09', '2020-05-11', '2020-05-13']
const FROM = new Date('2020-05-08T00:00:00Z')

interface Stream {
  name: string
  on: string
  articles: readonly StreamArticle[]
}

/**
 * Returns two streams: recorded feeds, and titles on a few topics, whose stories and threads merge far more
 * often.
 */
async function streams(folder: string): Promise<Stream[]> {
  const feeds = await readRecordedFeeds(folder, RECORDED_DAYS)
  return [
    {
      name: 'recorded feeds',
      on: 'feeds-archive, 1,000 articles from 8 May 2020 on',
      articles: feeds.filter(({ at }) => at >= FROM).slice(0, ARTICLES),
    },
    {
      name: 'few topics',
      on: 'clustering/aggregator_2014, arrival mixed, the first 1,000 titles',
      articles: delayArrivals((await readAggregatorTitles(folder)).articles).slice(0, ARTICLES),
    },
  ]
}

function figuresOf({ name, on }: Stream, { survival, hours, changes, unexplained }: ReplayResult): Figure[] {
  const figures = (['story', 'thread'] as const).flatMap((level): Figure[] => {
    const { ids, survived, worstHour, articles, stillFound } = survival[level]
    return [
      {
        measure: `replay of ${name}: ${level} ids that survive an hour`,
        value: roundToThree(survived / ids),
        items: ids,
        on: `${on}; ${hours} hours, ${roundToThree(worstHour)} in the worst of them`,
        target: TARGET,
      },
      {
        measure: `replay of ${name}: articles whose first ${level} id leads to them at the end`,
        value: roundToThree(stillFound / articles),
        items: articles,
        on,
      },
    ]
  })
  const unlogged: Figure = {
    measure: `replay of ${name}: articles moved without a log entry or redirect`,
    value: unexplained.length,
    items: changes,
    on,
    target: 0,
    lowerIsBetter: true,
  }
  return [...figures, unlogged]
}

/** Measures how stable the ids of stories and threads are for a reader who comes back every hour. */
export async function measureReplays(folder: string, data: NewsroomData): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const stream of await streams(folder)) {
    const articles = stream.articles.map(({ at, ...line }) =>
      convertLineToArticle({ ...line, published_at: at.toISOString() }),
    )
    const publishers = stream.articles.map(({ publisher }) => createPublisherFromName(publisher))
    const result = await replayStream(articles, new Map(publishers.map((each) => [each.id, each])), data)
    figures.push(...figuresOf(stream, result))
  }
  return figures
}
