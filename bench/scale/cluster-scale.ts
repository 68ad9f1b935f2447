import type { Article } from '@plainwire/domain/article'
import type { NewsroomData } from '@plainwire/pipeline'
import { createClusterer } from '../../packages/pipeline/src/3-cluster/index.ts'
import { deriveThreadId } from '../../packages/pipeline/src/3-cluster/memory/groups/story-id.ts'
import { cpuSeconds } from './cpu-seconds.ts'
import { GeneratedStream } from './generated-stream.ts'
import type { StreamStatistics } from './stream-statistics.ts'
import { usedBytes } from './used-bytes.ts'

/** Speed and memory of the clusterer with a full window. */
export interface ScaleRow {
  articlesInWindow: number
  /** Articles clustered per second of CPU time while the window is full. */
  articlesPerSecond: number
  microsecondsPerArticle: number
  /**
   * CPU time in µs per article while the window fills for the first time. It includes additional reviews: the
   * clusterer reviews each story again whenever the window has grown much.
   */
  microsecondsWhileFilling: number
  /** Bytes of heap and typed arrays that the clusterer uses per article. */
  bytesPerArticle: number
  storiesInWindow: number
  /** The share of new stories that were added to an existing thread. */
  openedInThread: number
}

/** Articles are generated in batches before each measured run, so that generating them isn't measured. */
const BATCH = 500
/** The number of articles measured with a full window. */
const MEASURED = 10_000
/** The most stories that one revision reviews. */
const REVIEWED_AT_A_TIME = 200

function secondsOf(work: () => void): number {
  const start = process.cpuUsage()
  work()
  return cpuSeconds(process.cpuUsage(start))
}

/**
 * Fills a window, and measures the cost of the articles that follow. Bytes per article include the cache of
 * known words.
 */
export function measureClusterScale(
  size: number,
  statistics: StreamStatistics,
  data: NewsroomData,
): ScaleRow {
  const stream = new GeneratedStream(statistics, size)
  const before = usedBytes()
  const clusterer = createClusterer({ data })
  let storiesInWindow = 0
  const opened = { stories: 0, inThread: 0 }
  const revise = () => {
    storiesInWindow -= clusterer.revise().merged.length
  }
  const addArticles = (articles: readonly Article[]) => {
    for (const article of articles) {
      const placement = clusterer.add(article)
      if (!placement.opened) continue
      storiesInWindow++
      opened.stories++
      if (placement.threadId !== deriveThreadId(placement.storyId)) opened.inThread++
    }
    revise()
    const now = articles.at(-1)?.publishedAt
    if (now) storiesInWindow -= clusterer.expire(now).length
  }
  const batch = () => Array.from({ length: BATCH }, () => stream.next())
  let filling = 0
  for (let count = 0; count < size; count += BATCH) {
    const articles = batch()
    filling += secondsOf(() => addArticles(articles))
  }
  // Reviews of stories that were postponed while the window filled count as part of filling.
  filling += secondsOf(() => {
    for (let reviewed = 0; reviewed < storiesInWindow; reviewed += REVIEWED_AT_A_TIME) revise()
  })
  const bytesPerArticle = Math.round((usedBytes() - before) / clusterer.size)
  let seconds = 0
  for (let count = 0; count < MEASURED; count += BATCH) {
    const articles = batch()
    seconds += secondsOf(() => addArticles(articles))
  }
  return {
    articlesInWindow: size,
    articlesPerSecond: Math.round(MEASURED / seconds),
    microsecondsWhileFilling: Math.round((filling / size) * 1e6),
    microsecondsPerArticle: Math.round((seconds / MEASURED) * 1e6),
    bytesPerArticle,
    storiesInWindow,
    openedInThread: Math.round((opened.inThread / opened.stories) * 1000) / 1000,
  }
}
