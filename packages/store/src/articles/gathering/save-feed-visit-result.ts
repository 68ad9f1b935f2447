import { type Db, inTransaction } from '../../database/connect.ts'
import { addFeedVisit } from '../../feeds/feed-visits.ts'
import { saveFeedHealth } from '../../feeds/feeds.ts'
import { insertNewArticles, updateKnownArticle } from './article-writes.ts'
import { saveArticleEntries, saveArticleUrls, saveEntryRejections } from './entry-records.ts'
import { type GatheredItem, matchEntriesToArticles } from './identify-entries.ts'
import { findKnownArticles } from './known-articles.ts'
import type { FeedVisitResult, SavedItemOutcome } from './visit.ts'

/**
 * Stores the result of one visit to a feed in one transaction: articles, the article of each entry, reasons for
 * rejected entries, and the feed's health. Storing the same visit again changes nothing.
 *
 * @returns one outcome per item, in the order of the items
 */
export function saveFeedVisitResult(db: Db, gathered: FeedVisitResult): Promise<SavedItemOutcome[]> {
  return inTransaction(db, async (transaction) => {
    const { feed, visit, items } = gathered
    await lockPublisher(transaction, feed.publisherId)
    const known = await findKnownArticles(transaction, feed, items)
    const identified = matchEntriesToArticles(items, known)
    const unseen = identified.filter(({ isNew }) => isNew)
    await insertNewArticles(transaction, gathered, unseen)
    const outcomes = new Map<GatheredItem, SavedItemOutcome>()
    for (const article of identified) {
      const row = known.articles.get(article.articleId)
      const outcome = row ? await updateKnownArticle(transaction, gathered, article, row) : 'new'
      const { articleId, speaker, others } = article
      outcomes.set(speaker, { entryKey: speaker.entryKey, articleId, outcome })
      for (const other of others)
        outcomes.set(other, { entryKey: other.entryKey, articleId, outcome: 'duplicate' })
    }
    const saved = items.flatMap((item) => outcomes.get(item) ?? [])
    await saveArticleUrls(transaction, gathered, saved, known.byUrl)
    await saveArticleEntries(transaction, gathered, saved, known.byEntry)
    await saveEntryRejections(transaction, gathered)
    if (visit) await saveFeedHealth(transaction, { id: feed.id, ...visit })
    if (gathered.history) await addFeedVisit(transaction, feed.id, gathered.history)
    return saved
  })
}

/** Two feeds of a publisher often list the same page at the same time; the lock serialises their visits. */
async function lockPublisher(db: Db, id: string): Promise<void> {
  await db.selectFrom('publishers').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}
