import type { BreakingCheckInput } from '@plainwire/domain/breaking'
import type { Publisher } from '@plainwire/domain/feed'
import type { Story } from '@plainwire/domain/story'
import { DAY_MS } from '@plainwire/domain/units'
import { groupIntoIndependentReports } from '../3-cluster/index.ts'
import type { EditionState } from '../edition/edition-state.ts'
import { determineArticleKind } from '../read/index.ts'

/**
 * When an article arrived, in ms since 1970: its date or the time it was first seen, whichever is earlier,
 * because a publisher's clock may be fast.
 */
const arrivedAt = ({ publishedAt, firstSeenAt }: Story['articles'][number]) =>
  Math.min((publishedAt ?? firstSeenAt).getTime(), firstSeenAt.getTime())

/**
 * Returns the facts that decide whether a story is breaking news. Copies of a report count as one, with the
 * time of the first.
 */
export function buildBreakingCheckInput(
  story: Story,
  publishers: ReadonlyMap<string, Publisher>,
): BreakingCheckInput {
  const reports = story.articles.filter((article) => determineArticleKind(article) === 'report')
  const first = new Map<number, number>()
  for (const [index, report] of groupIntoIndependentReports(reports, publishers).entries()) {
    const article = reports[index]
    if (article)
      first.set(report, Math.min(first.get(report) ?? Number.POSITIVE_INFINITY, arrivedAt(article)))
  }
  return {
    id: story.id,
    threadId: story.threadId,
    reportedAt: [...first.values()].map((ms) => new Date(ms)),
    globalRelevance: story.analytics.global_relevance,
  }
}

/**
 * Returns the number of publishers' owners with at least one article that arrived in the 24 hours before
 * `moment`. An owner counts once, however many publishers it has.
 */
export function countReportingOwners(
  { clusters, publishers }: Pick<EditionState, 'clusters' | 'publishers'>,
  moment: Date,
): number {
  const since = moment.getTime() - DAY_MS
  const owners = new Set<string>()
  for (const { articles } of clusters.values()) {
    for (const article of articles) {
      if (arrivedAt(article) <= since) continue
      owners.add(publishers.get(article.publisherId)?.owner ?? article.publisherId)
    }
  }
  return owners.size
}
