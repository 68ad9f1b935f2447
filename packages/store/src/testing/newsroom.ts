import { HOUR_MS } from '@plainwire/domain/units'
import type { GatheredItem } from '../articles/gathering/identify-entries.ts'
import { saveFeedVisitResult } from '../articles/gathering/save-feed-visit-result.ts'
import type { FeedVisitResult, SavedItemOutcome } from '../articles/gathering/visit.ts'
import type { Db } from '../database/connect.ts'
import type { ContentKind } from '../database/content.ts'
import { computeFeedId } from '../feeds/feed-id.ts'
import { type Lease, takeLease } from '../jobs/leases.ts'
import { syncBundledPublishers } from '../publishers/bundled-publishers.ts'
import { saveClusteringAssignments } from '../stories/placements.ts'
import type { TestDatabase } from './index.ts'
import { NOW, someClusteringDecisions, someItem, somePlacement, somePublisher } from './samples.ts'
import { runStatement } from './test-server.ts'

/** Creates the publisher 'gazette' with its feeds. */
export async function createGazettePublisher(db: Db, content: ContentKind = 'live', feedUrls?: string[]) {
  const publisher = somePublisher('gazette', feedUrls)
  await syncBundledPublishers(db, [publisher], content, NOW)
  return publisher.feeds.map(({ url }) => ({
    id: computeFeedId(content, url),
    publisherId: publisher.id,
    content,
  }))
}

export function saveTestVisit(
  db: Db,
  feed: FeedVisitResult['feed'],
  items: GatheredItem[],
  change: Partial<FeedVisitResult> = {},
): Promise<SavedItemOutcome[]> {
  return saveFeedVisitResult(db, { feed, items, rejected: [], now: NOW, ...change })
}

export async function takeEditLease(db: Db): Promise<Lease> {
  const lease = await takeLease(db, { name: 'edit', holder: 'test', ttlMs: HOUR_MS })
  if (!lease) throw new Error('the lease is taken')
  return lease
}

/**
 * Creates a newsroom without articles: a publisher with its feeds, and the lease that saving stories
 * requires.
 */
export async function createTestNewsroom({ db, connectionString }: TestDatabase, feedUrls?: string[]) {
  await runStatement(connectionString, 'TRUNCATE publishers, stories, threads, shared_stories CASCADE')
  const lease = await takeEditLease(db)
  const feeds = await createGazettePublisher(db, 'live', feedUrls)
  const [feed] = feeds
  if (!feed) throw new Error('no feed')
  return { feed, feeds, lease }
}

/** Creates a newsroom with the articles 'a' and 'b', each alone in its story: 'story-a' and 'story-b'. */
export async function createTwoStories(database: TestDatabase): Promise<Lease> {
  const { feed, lease } = await createTestNewsroom(database)
  await saveTestVisit(database.db, feed, [someItem('a'), someItem('b')])
  const placed = [somePlacement('a'), somePlacement('b')]
  await saveClusteringAssignments(database.db, lease, someClusteringDecisions({ placed }))
  return lease
}
