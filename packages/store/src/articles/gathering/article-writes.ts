import {
  mergeReservedRights,
  type ReservedRights,
  removePublisherReservedParts,
} from '@plainwire/domain/article'
import type { PlaceHint } from '@plainwire/domain/feed'
import { sql } from 'kysely'
import { splitIntoBatches } from '../../database/batches.ts'
import type { Db } from '../../database/connect.ts'
import { toStorableJson, toStorableText } from '../../database/storable.ts'
import { toFeedEntryColumns } from '../article-row.ts'
import type { GatheredItem, IdentifiedArticle } from './identify-entries.ts'
import type { KnownArticleRow } from './known-articles.ts'
import type { FeedItemOutcome, FeedVisitResult } from './visit.ts'

/** Stores new articles, oldest first, so that they are numbered in order of publication. */
export async function insertNewArticles(
  db: Db,
  { feed, now }: FeedVisitResult,
  articles: readonly IdentifiedArticle[],
): Promise<void> {
  const time = ({ speaker }: IdentifiedArticle) => speaker.article.publishedAt?.getTime() ?? now.getTime()
  const rows = articles
    .toSorted((a, b) => time(a) - time(b))
    .map(({ articleId, speaker, others }) => ({
      ...toFeedEntryColumns(speaker.article),
      reserved: reservedColumn(speaker.article.reserved),
      place_hint: placeColumn(speaker.article.placeHint),
      id: articleId,
      content: feed.content,
      publisher_id: feed.publisherId,
      feed_id: feed.id,
      state: speaker.state,
      text: toStorableText(speaker.article.text),
      published_at: speaker.article.publishedAt ?? null,
      updated_at: speaker.article.updatedAt ?? null,
      first_seen_at: speaker.article.firstSeenAt,
      word_count: speaker.article.wordCount ?? null,
      hints: hintsOf([speaker, ...others]),
      feed_position: speaker.article.feedPosition ?? null,
      changed_at: now,
      read_after: now,
    }))
  for (const some of splitIntoBatches(rows)) await db.insertInto('articles').values(some).execute()
}

const placeColumn = (place: PlaceHint | undefined) => (place ? toStorableJson(place) : null)
const reservedColumn = (reserved: ReservedRights | undefined) => (reserved ? toStorableJson(reserved) : null)

/**
 * Whether two values state the same rights that a publisher reserves, regardless of the order of their keys,
 * which the database doesn't preserve.
 */
function isSameReserved(a: ReservedRights | undefined, b: ReservedRights | undefined): boolean {
  const inOrder = (one: ReservedRights | undefined) => JSON.stringify(mergeReservedRights(one, one))
  return inOrder(a) === inOrder(b)
}

function hintsOf(items: readonly GatheredItem[], before: readonly string[] = []): string[] {
  return [...new Set([...before, ...items.flatMap(({ article }) => article.hints)])]
}

/**
 * Updates a known article from its feed. Only the feed that first listed an article updates it; otherwise a
 * page in two feeds would change at every visit to either.
 */
export async function updateKnownArticle(
  db: Db,
  { feed, now }: FeedVisitResult,
  article: IdentifiedArticle,
  row: KnownArticleRow,
): Promise<FeedItemOutcome> {
  const { articleId, speaker, others } = article
  const hints = hintsOf([speaker, ...others], row.hints)
  if (hints.length > row.hints.length) {
    await db.updateTable('articles').set({ hints }).where('id', '=', articleId).execute()
  }
  const isOwner = row.feedId === feed.id || row.isOwnerRetired
  if (!isOwner || row.state === 'duplicate') return 'duplicate'
  const columns = toFeedEntryColumns(speaker.article)
  const haveWordsChanged = columns.words_hash !== row.wordsHash
  if (!haveWordsChanged && columns.rest_hash === row.restHash) return 'same'
  const reserved = mergeReservedRights(row.reserved, speaker.article.reserved)
  const allowed = removePublisherReservedParts({ ...speaker.article, reserved })
  const { byline, language, media: _asGiven, ...fromFeed } = columns
  const isPageKnown =
    row.state === 'read' && speaker.state === 'listed' && isSameReserved(reserved, row.reserved)
  const media = toStorableJson(allowed.media)
  await db
    .updateTable('articles')
    .set({
      ...fromFeed,
      summary: toStorableText(allowed.summary),
      reserved: reservedColumn(reserved),
      place_hint: placeColumn(speaker.article.placeHint),
      ...(isPageKnown ? {} : { byline, language, media, word_count: speaker.article.wordCount ?? null }),
      feed_id: feed.id,
      ...newerDates(speaker, row),
      ...(haveWordsChanged ? changedWords({ ...speaker, article: allowed }, isPageKnown, now) : {}),
    })
    .where('id', '=', articleId)
    .execute()
  return haveWordsChanged ? 'changed' : 'same'
}

/**
 * The columns to write when the words of an entry have changed. A page that was read is queued for reading
 * again; until then its text remains, because it is longer than the feed's.
 */
function changedWords(speaker: GatheredItem, isPageKnown: boolean, now: Date) {
  return {
    state: speaker.state,
    revision: sql<number>`revision + 1`,
    changed_at: now,
    read_after: now,
    read_attempts: 0,
    ...(isPageKnown ? {} : { text: toStorableText(speaker.article.text), text_dropped_at: null }),
  }
}

/**
 * Returns the dates of an article after a visit. The first known date is its date of publication; a later date
 * is its date of update.
 */
function newerDates(
  { article }: GatheredItem,
  row: KnownArticleRow,
): Partial<Record<'published_at' | 'updated_at', Date | null>> {
  const published = row.publishedAt ?? article.publishedAt
  const later = [article.publishedAt, article.updatedAt, row.updatedAt].filter(
    (date) => date !== undefined && published !== undefined && date > published,
  )
  const updated = later.reduce((latest, date) => (latest && date && latest > date ? latest : date), undefined)
  return { published_at: published ?? null, updated_at: updated ?? article.updatedAt ?? null }
}
