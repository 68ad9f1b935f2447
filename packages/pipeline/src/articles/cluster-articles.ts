import type { Article } from '@plainwire/domain/article'
import type { ClusterAssignment, ClusterRevision } from '../3-cluster/index.ts'
import { createEventLoopYielder } from '../concurrency/breather.ts'
import { addArticleToStory, applyClusterCorrections, type EditionState } from '../edition/edition-state.ts'
import { dropNonNewsSentences } from '../read/index.ts'
import { embedArticles } from './embed-articles.ts'

interface ArticleWithPlacement extends ClusterAssignment {
  article: Article
}

/** The decisions of stage 3 (clustering) on new articles, and its corrections of earlier decisions. */
export interface ClusterOutcome extends ClusterRevision {
  placed: ArticleWithPlacement[]
  /** The embedding model's error, for the log; articles were then clustered by words only. */
  embeddingFailure?: unknown
}

/**
 * Stage 3: reads each article, and adds it to a story or starts a new one, in order of arrival; then reviews
 * the stories that changed.
 */
export async function clusterArticles(
  state: EditionState,
  unread: readonly Article[],
): Promise<ClusterOutcome> {
  const placed: ArticleWithPlacement[] = []
  const articles = state.reader.read(unread)
  const breathe = createEventLoopYielder()
  const { meanings, failure } = await embedArticles(state, articles)
  for (const article of articles) {
    const publisher = state.publishers.get(article.publisherId)
    if (!publisher) continue
    await breathe()
    const placement = state.clusterer.add(dropNonNewsSentences(article), meanings.get(article.id))
    addArticleToStory(state, article, placement)
    placed.push({ article, ...placement })
  }
  await breathe()
  const revision = state.clusterer.revise((articleId, storyId) => {
    const found = state.clusters.get(storyId)?.articles.find(({ id }) => id === articleId)
    return found && dropNonNewsSentences(found)
  })
  applyClusterCorrections(state, revision)
  return { placed, ...revision, ...(failure === undefined ? {} : { embeddingFailure: failure }) }
}
