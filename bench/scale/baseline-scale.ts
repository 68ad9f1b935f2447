import type { Article } from '@plainwire/domain/article'
import { BaselineClusterer, type CentroidStory } from '../quality/clustering/baseline-rule.ts'
import { countHeadlineWords } from '../quality/clustering/term-vectors.ts'
import { cpuSeconds } from './cpu-seconds.ts'
import { GeneratedStream } from './generated-stream.ts'
import type { StreamStatistics } from './stream-statistics.ts'
import { usedBytes } from './used-bytes.ts'

/** Speed and memory of the simple baseline with a full window. */
export interface BaselineScaleFigures {
  plainMicrosecondsPerArticle: number
  plainBytesPerArticle: number
}

/**
 * The number of articles measured with a full window. Small, because each is compared with every story that
 * shares a word.
 */
const MEASURED = 100
/** The largest window that the simple baseline is measured with, which needs about 10 KB per article. */
const MAX_WINDOW = 100_000

const textOf = ({ title, text, publishedAt, firstSeenAt }: Article) => {
  return { title, text, at: publishedAt ?? firstSeenAt }
}

/**
 * Fills the simple baseline's window with articles of known stories, and measures the cost of the articles
 * that follow.
 *
 * @returns undefined for a window too large for the simple baseline
 */
export function measureBaselineScale(
  size: number,
  statistics: StreamStatistics,
): BaselineScaleFigures | undefined {
  if (size > MAX_WINDOW) return undefined
  const stream = new GeneratedStream(statistics, size)
  const before = usedBytes()
  const clusterer = new BaselineClusterer(countHeadlineWords([]))
  const known = new WeakMap<object, CentroidStory>()
  for (let count = 0; count < size; count++) {
    const { article, story } = stream.nextOfStory()
    known.set(story, clusterer.put(textOf(article), known.get(story)))
  }
  const plainBytesPerArticle = Math.round((usedBytes() - before) / size)
  const articles = Array.from({ length: MEASURED }, () => textOf(stream.next()))
  const start = process.cpuUsage()
  for (const article of articles) clusterer.add(article)
  const seconds = cpuSeconds(process.cpuUsage(start))
  return { plainMicrosecondsPerArticle: Math.round((seconds / MEASURED) * 1e6), plainBytesPerArticle }
}
