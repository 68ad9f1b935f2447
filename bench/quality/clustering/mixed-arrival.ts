import { seeded } from '../plant-errors.ts'
import { inTime, type StreamArticle } from './labelled-set.ts'

const DAY_MS = 86_400_000
const MEAN_DELAY_DAYS = 0.5
const MAX_DELAY_DAYS = 4

/**
 * The articles with their arrival mixed: each is delayed by an exponentially distributed time with a mean of 12 hours,
 * at most 4 days. Some sets come in bursts of one topic after the other, which no stream of feeds does.
 */
export function mixedArrival(articles: readonly StreamArticle[], seed = 1): StreamArticle[] {
  const random = seeded(seed)
  return inTime(
    articles.map((article) => {
      const days = Math.min(-MEAN_DELAY_DAYS * Math.log(1 - random()), MAX_DELAY_DAYS)
      return { ...article, publishedAt: new Date(article.publishedAt.getTime() + days * DAY_MS) }
    }),
  )
}
