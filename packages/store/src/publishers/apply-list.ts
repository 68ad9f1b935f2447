import { isDeepStrictEqual } from 'node:util'
import { isCategory } from '@plainwire/domain/category'
import { isNonEmptyPlaceHint, type Publisher } from '@plainwire/domain/feed'
import type { FeedFacts, PublisherFacts } from '@plainwire/domain/newsroom'
import type { Selectable } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { ContentKind } from '../database/content.ts'
import { toStorableJson } from '../database/storable.ts'
import type { FeedTable, PublisherTable } from '../database/tables/feeds.ts'
import { incrementFeedListVersion } from './list-version.ts'

const PUBLISHER_COLUMNS = [
  'id',
  'facts',
  'release_facts',
  'operator_facts',
  'added_at',
  'removed_at',
  'retired_at',
] as const
const FEED_COLUMNS = [
  'id',
  'url',
  'publisher_id',
  'categories',
  'language',
  'place',
  'release_facts',
  'operator_facts',
  'added_at',
  'removed_at',
  'retired_at',
] as const

type PublisherRow = Pick<Selectable<PublisherTable>, (typeof PUBLISHER_COLUMNS)[number]>
type FeedRow = Pick<Selectable<FeedTable>, (typeof FEED_COLUMNS)[number]>

/**
 * Computes which publishers and feeds the given content (sample or live) has, from the release's list and the
 * operators' changes, and stores the differences. Must run in a transaction that holds the list's lock.
 */
export async function syncPublisherList(transaction: Db, content: ContentKind, now: Date): Promise<void> {
  const publishers = await transaction
    .selectFrom('publishers')
    .select(PUBLISHER_COLUMNS)
    .where('content', '=', content)
    .execute()
  const feeds = await transaction
    .selectFrom('feeds')
    .select(FEED_COLUMNS)
    .where('content', '=', content)
    .orderBy('url')
    .execute()
  const listed = new Map(publishers.filter(isListed).map((row) => [row.id, row]))
  const isOffered = (feed: FeedRow) => isListed(feed) && listed.has(factsOf(feed).publisherId)
  const changes = [
    ...(await saveFeedRows(transaction, feeds, { listed, isOffered, now })),
    ...(await savePublisherRows(transaction, publishers, { feeds: feeds.filter(isOffered), now })),
  ]
  if (changes.length > 0 && content === 'live') await incrementFeedListVersion(transaction, now)
}

function isListed(row: {
  release_facts: object | null
  added_at: Date | null
  removed_at: Date | null
}): boolean {
  return row.removed_at === null && (row.release_facts !== null || row.added_at !== null)
}

/**
 * Returns the facts of a feed: each as an operator has set it, otherwise as in the release's list, otherwise
 * as last stored.
 */
function factsOf({ publisher_id, categories, release_facts, operator_facts }: FeedRow): FeedFacts {
  const before = { publisherId: publisher_id, categories: categories.filter(isCategory) }
  return { ...before, ...release_facts, ...operator_facts }
}

function publisherFacts({ facts, release_facts, operator_facts }: PublisherRow): PublisherFacts {
  const { feeds: _feeds, ...plain } = { ...(release_facts ?? facts), ...operator_facts }
  return plain
}

interface FeedOrder {
  listed: ReadonlyMap<string, PublisherRow>
  isOffered: (feed: FeedRow) => boolean
  now: Date
}

async function saveFeedRows(db: Db, feeds: readonly FeedRow[], order: FeedOrder): Promise<string[]> {
  const changed: string[] = []
  for (const feed of feeds) {
    const { publisherId, categories, language, place } = factsOf(feed)
    const publisher = order.listed.get(publisherId)
    const next = {
      publisher_id: publisherId,
      categories: [...categories] as string[],
      language: language ?? (publisher ? publisherFacts(publisher).language : feed.language),
      place: isNonEmptyPlaceHint(place) ? place : null,
      retired_at: order.isOffered(feed) ? null : (feed.retired_at ?? order.now),
    }
    const { publisher_id, categories: known, language: spoken, place: before, retired_at } = feed
    const current = { publisher_id, categories: known, language: spoken, place: before, retired_at }
    if (isDeepStrictEqual(next, current)) continue
    const row = { ...next, place: next.place && toStorableJson(next.place) }
    await db.updateTable('feeds').set(row).where('id', '=', feed.id).execute()
    changed.push(feed.id)
  }
  return changed
}

async function savePublisherRows(
  db: Db,
  publishers: readonly PublisherRow[],
  { feeds, now }: { feeds: readonly FeedRow[]; now: Date },
): Promise<string[]> {
  const changed: string[] = []
  const feedsOf = Map.groupBy(feeds, (feed) => factsOf(feed).publisherId)
  for (const row of publishers) {
    const retired = isListed(row) ? null : (row.retired_at ?? now)
    const facts = retired
      ? row.facts
      : { ...publisherFacts(row), feeds: listedOf(row, feedsOf.get(row.id) ?? []) }
    const isSame = isDeepStrictEqual(facts, row.facts) && isDeepStrictEqual(retired, row.retired_at)
    if (isSame) continue
    await db
      .updateTable('publishers')
      .set({ facts: toStorableJson(facts), retired_at: retired })
      .where('id', '=', row.id)
      .execute()
    changed.push(row.id)
  }
  return changed
}

/** A publisher's feeds: those of the release's list in the list's order, then those that operators added. */
function listedOf({ release_facts: released }: PublisherRow, feeds: readonly FeedRow[]): Publisher['feeds'] {
  const order = new Map((released?.feeds ?? []).map(({ url }, index) => [url, index]))
  const place = ({ url }: FeedRow) => order.get(url) ?? order.size
  return feeds
    .toSorted((a, b) => place(a) - place(b))
    .map((feed) => {
      const { categories, language, place } = factsOf(feed)
      const hints = {
        ...(language !== undefined && { language }),
        ...(isNonEmptyPlaceHint(place) && { place }),
      }
      return { url: feed.url, categories, ...hints }
    })
}
