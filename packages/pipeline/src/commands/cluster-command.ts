import { createClusterer } from '../3-cluster/index.ts'
import { createHeadlineAndTextJudge } from '../6-score/index.ts'
import { createArticleAnalyser } from '../articles/article-reader.ts'
import { dropNonNewsSentences } from '../read/index.ts'
import type { NewsroomData } from '../reviewed-data/newsroom-data.ts'
import { ClusterDecisionLog, type ClusterOutputLine } from './cluster-decision-log.ts'
import { ArticleInputLine, validateInputLines } from './lines/command-line.ts'
import { convertLineToArticle, UNDATED_ARTICLE_TIME } from './lines/line-article.ts'
import { embedArticleLines, type LineEmbeddingOptions } from './lines/line-meanings.ts'

/** The number of articles after which stories whose last article is too old are removed. */
const EXPIRE_EVERY = 500
/** The number of articles after which stories are reviewed. */
const REVISE_EVERY = 100

/**
 * Runs `cluster`: yields the story and thread of each article, in the order of the articles. In online mode,
 * each article is answered immediately with the first decision; otherwise all at the end, after all
 * corrections.
 */
export async function* runClusterCommand(
  lines: AsyncIterable<unknown>,
  { data, isOnline, embedder, onFailure }: LineEmbeddingOptions & { data: NewsroomData },
): AsyncGenerator<ClusterOutputLine> {
  const clusterer = createClusterer({ data })
  const reader = createArticleAnalyser({ judge: createHeadlineAndTextJudge(data), publishers: new Map() })
  const decisions = new ClusterDecisionLog()
  let count = 0
  let seenAt = UNDATED_ARTICLE_TIME
  const read = embedArticleLines(validateInputLines(lines, ArticleInputLine), {
    embedder,
    isOnline,
    onFailure,
  })
  for await (const { line, meaning } of read) {
    // An article without a date counts as first seen at the latest date of the articles before it.
    const article = convertLineToArticle(line, seenAt)
    if (article.firstSeenAt > seenAt) seenAt = article.firstSeenAt
    const [news = article] = reader.read([article]).map(dropNonNewsSentences)
    const placement = clusterer.add(news, meaning)
    if (isOnline) yield { id: line.id, story: placement.storyId, thread: placement.threadId }
    else decisions.place(line.id, placement)
    count += 1
    if (count % REVISE_EVERY === 0) decisions.revise(clusterer.revise())
    if (article.publishedAt && count % EXPIRE_EVERY === 0) clusterer.expire(article.publishedAt)
  }
  decisions.revise(clusterer.revise())
  if (!isOnline) yield* decisions.lines()
}
