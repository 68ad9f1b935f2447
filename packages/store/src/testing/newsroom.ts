import { HOUR_MS } from '@plainwire/domain/units'
import type { GatheredItem } from '../articles/gathering/identify-entries.ts'
import { saveGathered } from '../articles/gathering/save-gathered.ts'
import type { Gathered, SavedItem } from '../articles/gathering/visit.ts'
import type { Db } from '../database/connect.ts'
import type { Content } from '../database/schema.ts'
import { feedId } from '../feeds/feed-id.ts'
import { type Lease, takeLease } from '../jobs/leases.ts'
import { syncFeeds } from '../newsroom/publishers.ts'
import { savePlacements } from '../stories/placements.ts'
import type { TestDatabase } from './index.ts'
import { NOW, someDecisions, someItem, somePlacement, somePublisher } from './samples.ts'
import { runStatement } from './test-server.ts'

/** Creates the publisher 'gazette' with its feeds. */
export async function openGazette(db: Db, content: Content = 'live', feedUrls?: string[]) {
  const publisher = somePublisher('gazette', feedUrls)
  await syncFeeds(db, [publisher], content, NOW)
  return publisher.feeds.map(({ url }) => ({ id: feedId(content, url), publisherId: publisher.id, content }))
}

export function visit(
  db: Db,
  feed: Gathered['feed'],
  items: GatheredItem[],
  change: Partial<Gathered> = {},
): Promise<SavedItem[]> {
  return saveGathered(db, { feed, items, rejected: [], now: NOW, ...change })
}

export async function editLease(db: Db): Promise<Lease> {
  const lease = await takeLease(db, { name: 'edit', holder: 'test', ttlMs: HOUR_MS })
  if (!lease) throw new Error('the lease is taken')
  return lease
}

/** Creates a newsroom without articles: one publisher with its feeds, and the lease of the editor. */
export async function openNewsroom({ db, connectionString }: TestDatabase, feedUrls?: string[]) {
  await runStatement(connectionString, 'TRUNCATE publishers, stories, threads, shared_stories CASCADE')
  const lease = await editLease(db)
  const feeds = await openGazette(db, 'live', feedUrls)
  const [feed] = feeds
  if (!feed) throw new Error('no feed')
  return { feed, feeds, lease }
}

/** Creates a newsroom with the articles 'a' and 'b', each alone in its story: 'story-a' and 'story-b'. */
export async function openTwoStories(database: TestDatabase): Promise<Lease> {
  const { feed, lease } = await openNewsroom(database)
  await visit(database.db, feed, [someItem('a'), someItem('b')])
  const placed = [somePlacement('a'), somePlacement('b')]
  await savePlacements(database.db, lease, someDecisions({ placed }))
  return lease
}
