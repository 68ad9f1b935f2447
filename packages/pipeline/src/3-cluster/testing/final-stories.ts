import type { Article } from '@plainwire/domain/article'
import type { Clusterer } from '../clusterer.ts'

/** The number of articles after which the stories are revised. */
const REVISE_EVERY = 20

/**
 * The story of each article, by article id, after all later corrections of the clusterer.
 *
 * @param articles in order of arrival
 */
export function clusterToFinalStories(
  clusterer: Clusterer,
  articles: readonly Article[],
): Map<string, string> {
  const storyOf = new Map<string, string>()
  const revise = () => {
    const { moved, merged } = clusterer.revise()
    for (const { membership, storyId } of moved) storyOf.set(membership.articleId, storyId)
    for (const { from, into } of merged) {
      for (const [id, story] of storyOf) if (story === from) storyOf.set(id, into)
    }
  }
  for (const [index, article] of articles.entries()) {
    storyOf.set(article.id, clusterer.add(article).storyId)
    if ((index + 1) % REVISE_EVERY === 0) revise()
  }
  revise()
  return storyOf
}
