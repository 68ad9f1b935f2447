import type { Article } from '@plainwire/domain/article'
import type { Publisher } from '@plainwire/domain/feed'
import type { Cluster, Membership, Reports, Story, StoryTexts } from '@plainwire/domain/story'
import type { Clusterer, Placement } from './3-cluster/index.ts'
import type { ArticleReading } from './7-publish/index.ts'

/** What was written and scored for a story, and from what: unchanged stories are not written again. */
export interface Composed {
  fingerprint: string
  story: Story
}

/** The newsroom's desk: the stories of the window as they stand now. One process holds it at a time. */
export interface Desk {
  publishers: ReadonlyMap<string, Publisher>
  clusters: Map<string, Cluster>
  composed: Map<string, Composed>
  clusterer: Clusterer
  /** What was read of each article for its publisher's passport: an article that is the same is not read again. */
  readings: WeakMap<Article, ArticleReading>
}

/** Puts an article into its story, as stage 3 decided, and carries merged stories along. */
export function place(desk: Desk, article: Article, placement: Placement): void {
  for (const merged of placement.merged) mergeInto(desk, merged, placement.storyId)
  const cluster = desk.clusters.get(placement.storyId) ?? { id: placement.storyId, articles: [], members: [] }
  desk.clusters.set(placement.storyId, withArticle(cluster, article, placement.membership))
}

function withArticle(cluster: Cluster, article: Article, membership: Membership): Cluster {
  const isKnown = cluster.members.some(({ articleId }) => articleId === article.id)
  if (isKnown) {
    const articles = cluster.articles.map((known) => (known.id === article.id ? article : known))
    return { ...cluster, articles }
  }
  return { ...cluster, articles: [...cluster.articles, article], members: [...cluster.members, membership] }
}

function mergeInto(desk: Desk, from: string, into: string): void {
  const merged = desk.clusters.get(from)
  if (!merged) return
  const target = desk.clusters.get(into) ?? { id: into, articles: [], members: [] }
  desk.clusters.delete(from)
  desk.composed.delete(from)
  desk.clusters.set(into, {
    id: into,
    articles: [...target.articles, ...merged.articles],
    members: [...target.members, ...merged.members],
  })
}

/** Puts back a story as it was before a restart; decides nothing. */
export function restore(desk: Desk, cluster: Cluster): void {
  desk.clusters.set(cluster.id, cluster)
  desk.clusterer.restore(cluster, desk.publishers)
}

/** Lets go of the stories that left the window and gives their ids. */
export function expire(desk: Desk, now: Date): string[] {
  const left = desk.clusterer.expire(now)
  for (const id of left) {
    desk.clusters.delete(id)
    desk.composed.delete(id)
  }
  return left
}

/** Changes when an article joins, leaves or is edited, and once an hour, because scores age. */
export function fingerprintOf(cluster: Cluster, now: Date): string {
  const hour = Math.floor(now.getTime() / 3_600_000)
  const articles = cluster.articles.map(({ id, title, text, publishedAt, updatedAt }) =>
    [id, title, text.length, publishedAt?.getTime(), updatedAt?.getTime()].join(':'),
  )
  return [hour, ...articles].join('|')
}

/** A story's first and last moment: an article without a date counts from when it was first seen. */
export function momentsOf(articles: readonly Article[]): { publishedAt: Date; updatedAt: Date } {
  const published = articles.map((article) => (article.publishedAt ?? article.firstSeenAt).getTime())
  const updated = articles.map((article) =>
    (article.updatedAt ?? article.publishedAt ?? article.firstSeenAt).getTime(),
  )
  return {
    publishedAt: new Date(Math.min(...published)),
    updatedAt: new Date(Math.max(...published, ...updated)),
  }
}

/** A whole story from its parts. */
export function toStory(
  cluster: Cluster,
  parts: Pick<
    Story,
    'categories' | 'tags' | 'place' | 'relevantCountries' | 'analytics' | 'facts' | 'workshop' | 'corrections'
  > & {
    texts: StoryTexts
    reports: Reports
  },
): Story {
  return { ...cluster, ...parts, ...momentsOf(cluster.articles) }
}
