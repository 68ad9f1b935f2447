import type { Article } from '@plainwire/domain/article'
import type { Cluster, Story, StoryReportCounts, StoryTexts } from '@plainwire/domain/story'

/**
 * Returns when the first of a story's articles was published, and when one of them was last published or
 * updated. An article without a date counts as published when it was first seen.
 */
function publicationTimesOf(articles: readonly Article[]): { publishedAt: Date; updatedAt: Date } {
  const published = articles.map((article) => (article.publishedAt ?? article.firstSeenAt).getTime())
  const updated = articles.map((article) =>
    (article.updatedAt ?? article.publishedAt ?? article.firstSeenAt).getTime(),
  )
  return {
    publishedAt: new Date(Math.min(...published)),
    updatedAt: new Date(Math.max(...published, ...updated)),
  }
}

/** Combines a cluster and its texts, scores and other parts into a story. */
export function assembleStory(
  cluster: Cluster,
  parts: Pick<
    Story,
    | 'categories'
    | 'tags'
    | 'place'
    | 'relevantCountries'
    | 'analytics'
    | 'scoreParts'
    | 'facts'
    | 'workshop'
    | 'corrections'
  > & {
    texts: StoryTexts
    reports: StoryReportCounts
  },
): Story {
  return { ...cluster, ...parts, ...publicationTimesOf(cluster.articles) }
}
