import { DAY_MS } from '../../../../packages/domain/src/units/index.ts'
import { sortByTime } from '../../../../training/labelled-news/labelled-item.ts'
import { createSeededRandom } from '../../checking/plant-errors.ts'
import type { StreamArticle } from './labelled-set.ts'

const MEAN_DELAY_DAYS = 0.5
const MAX_DELAY_DAYS = 4

/**
 * Delays the arrival of each article by an exponentially distributed time with a mean of 12 hours, at most 4
 * days. Some sets contain all articles on one topic in a row, unlike any stream of feeds.
 */
export function delayArrivals(articles: readonly StreamArticle[], seed = 1): StreamArticle[] {
  const random = createSeededRandom(seed)
  return sortByTime(
    articles.map((article) => {
      const days = Math.min(-MEAN_DELAY_DAYS * Math.log(1 - random()), MAX_DELAY_DAYS)
      return { ...article, at: new Date(article.at.getTime() + days * DAY_MS) }
    }),
  )
}
