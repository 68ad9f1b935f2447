import { type Db, inTransaction } from './database/connect.ts'
import type { ContentKind } from './database/content.ts'
import { preserveSharedStoryTexts } from './stories/shared-stories.ts'

/**
 * Deletes every entry, article and story of the given content (sample or live), and the visits of its feeds.
 * Editions and shared stories remain.
 */
export function deleteGatheredContent(db: Db, content: ContentKind, now: Date): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const feeds = transaction.selectFrom('feeds').select('id').where('content', '=', content)
    const stories = transaction.selectFrom('stories').select('id').where('content', '=', content)
    const publishers = transaction.selectFrom('publishers').select('id').where('content', '=', content)
    await preserveSharedStoryTexts(transaction, content)
    await transaction.deleteFrom('story_versions').where('story_id', 'in', stories).execute()
    await transaction.deleteFrom('story_articles').where('content', '=', content).execute()
    await transaction.deleteFrom('stories').where('content', '=', content).execute()
    await transaction.deleteFrom('threads').where('content', '=', content).execute()
    await transaction.deleteFrom('article_entries').where('feed_id', 'in', feeds).execute()
    await transaction.deleteFrom('rejections').where('feed_id', 'in', feeds).execute()
    await transaction.deleteFrom('article_urls').where('publisher_id', 'in', publishers).execute()
    await transaction.deleteFrom('articles').where('content', '=', content).execute()
    await transaction
      .updateTable('feeds')
      .set({
        etag: null,
        last_modified: null,
        validators_since: null,
        content_hash: null,
        last_checked_at: null,
        consecutive_failures: 0,
        next_check_at: now,
      })
      .where('content', '=', content)
      .execute()
  })
}
