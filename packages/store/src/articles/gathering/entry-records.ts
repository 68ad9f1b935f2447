import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { toIndexableText, toStorableText } from '../../database/storable.ts'
import type { FeedVisitResult, SavedItemOutcome } from './visit.ts'

export async function saveArticleUrls(
  db: Db,
  gathered: FeedVisitResult,
  saved: readonly SavedItemOutcome[],
  known: ReadonlyMap<string, string>,
) {
  const rows = new Map<string, { publisher_id: string; url_key: string; article_id: string }>()
  gathered.items.forEach((item, index) => {
    const url_key = toIndexableText(item.article.canonicalUrl)
    const article_id = saved[index]?.articleId
    if (article_id === undefined || known.has(url_key) || rows.has(url_key)) return
    rows.set(url_key, { publisher_id: gathered.feed.publisherId, url_key, article_id })
  })
  if (rows.size > 0)
    await db
      .insertInto('article_urls')
      .values([...rows.values()])
      .execute()
}

export async function saveArticleEntries(
  db: Db,
  gathered: FeedVisitResult,
  saved: readonly SavedItemOutcome[],
  known: ReadonlyMap<string, string>,
) {
  const rows = new Map(
    saved
      .map((item) => ({ ...item, key: toIndexableText(item.entryKey) }))
      .filter(({ key, articleId }) => known.get(key) !== articleId)
      .map(({ key, articleId, outcome }) => [
        key,
        {
          feed_id: gathered.feed.id,
          entry_key: key,
          article_id: articleId,
          is_duplicate: outcome === 'duplicate',
          seen_at: gathered.now,
        },
      ]),
  )
  if (rows.size === 0) return
  await db
    .insertInto('article_entries')
    .values([...rows.values()])
    .onConflict((conflict) =>
      conflict.columns(['feed_id', 'entry_key']).doUpdateSet((excluded) => ({
        article_id: excluded.ref('excluded.article_id'),
        is_duplicate: excluded.ref('excluded.is_duplicate'),
        seen_at: excluded.ref('excluded.seen_at'),
      })),
    )
    .execute()
}

/**
 * Stores why entries of this visit were rejected, and deletes the stored reasons of entries that have become
 * articles since.
 */
export async function saveEntryRejections(
  db: Db,
  { feed, items, rejected, now }: FeedVisitResult,
): Promise<void> {
  const accepted = items.map(({ entryKey }) => toIndexableText(entryKey))
  await db
    .deleteFrom('rejections')
    .where('feed_id', '=', feed.id)
    .where('entry_key', '=', sql<string>`any(${accepted})`)
    .execute()
  const rows = new Map(
    rejected.map(({ entryKey, title, url, reason }) => [
      toIndexableText(entryKey),
      {
        feed_id: feed.id,
        entry_key: toIndexableText(entryKey),
        title: toStorableText(title),
        url: url === undefined ? null : toStorableText(url),
        reason: toStorableText(reason),
        seen_at: now,
      },
    ]),
  )
  if (rows.size === 0) return
  await db
    .insertInto('rejections')
    .values([...rows.values()])
    .onConflict((conflict) =>
      conflict.columns(['feed_id', 'entry_key']).doUpdateSet((excluded) => ({
        title: excluded.ref('excluded.title'),
        url: excluded.ref('excluded.url'),
        reason: excluded.ref('excluded.reason'),
        seen_at: excluded.ref('excluded.seen_at'),
      })),
    )
    .execute()
}
