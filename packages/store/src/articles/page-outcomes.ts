import type { Article } from '@plainwire/domain/article'
import { type SqlBool, sql, type UpdateObject } from 'kysely'
import { type Db, inTransaction } from '../database/connect.ts'
import type { Tables } from '../database/schema.ts'
import { toIndexableText, toStorableJson, toStorableText } from '../database/storable.ts'

/** The facts read from an article's page; an undefined one doesn't replace the feed's value. */
export type ExtractedPageFields = Partial<
  Pick<
    Article,
    | 'canonicalUrl'
    | 'title'
    | 'summary'
    | 'text'
    | 'byline'
    | 'language'
    | 'publishedAt'
    | 'updatedAt'
    | 'wordCount'
    | 'media'
    | 'sections'
    | 'isPaywalled'
    | 'reserved'
  >
>

/**
 * The result of reading an article's page. 'feed-only': the page can't or may not be read. 'reserved': the
 * publisher reserves the rights to its use, so that neither the page's nor the feed's text may be used.
 * 'later': the page should be tried again at the time `at`.
 */
export type PageOutcome =
  | { outcome: 'read' | 'reserved'; page: ExtractedPageFields }
  | { outcome: 'feed-only'; isPaywalled?: boolean }
  | { outcome: 'later'; at: Date }

/**
 * Stores the result of reading an article's page.
 *
 * @returns 'duplicate' if the page's canonical address belongs to another article of the publisher, to which
 * the feed entries of this one are then moved
 */
export function savePageOutcome(
  db: Db,
  articleId: string,
  result: PageOutcome,
  now: Date,
): Promise<'saved' | 'duplicate'> {
  return inTransaction(db, async (transaction) => {
    if (result.outcome === 'later') await update(transaction, articleId, { read_after: result.at })
    if (result.outcome === 'feed-only') {
      const { isPaywalled } = result
      await update(transaction, articleId, { state: 'feed-only', ...(isPaywalled && { is_paywalled: true }) })
    }
    if (result.outcome === 'reserved') await savePage(transaction, articleId, result.page, now, 'feed-only')
    if (result.outcome !== 'read') return 'saved'
    const other = await claimUrl(transaction, articleId, result.page.canonicalUrl)
    if (other !== undefined) {
      await makeDuplicate(transaction, articleId, other)
      return 'duplicate'
    }
    await savePage(transaction, articleId, result.page, now)
    return 'saved'
  })
}

async function update(
  db: Db,
  articleId: string,
  columns: UpdateObject<Tables, 'articles', 'articles'>,
): Promise<void> {
  await db.updateTable('articles').set(columns).where('id', '=', articleId).execute()
}

/**
 * Registers an address for an article. Returns the id of the article that the address already belongs to;
 * undefined if the address was free, belongs to this article or is undefined.
 */
async function claimUrl(db: Db, articleId: string, url: string | undefined): Promise<string | undefined> {
  if (url === undefined) return undefined
  const url_key = toIndexableText(url)
  const { publisher_id } = await db
    .selectFrom('articles')
    .select('publisher_id')
    .where('id', '=', articleId)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('article_urls')
    .values({ publisher_id, url_key, article_id: articleId })
    .onConflict((conflict) => conflict.columns(['publisher_id', 'url_key']).doNothing())
    .execute()
  const { article_id } = await db
    .selectFrom('article_urls')
    .select('article_id')
    .where('publisher_id', '=', publisher_id)
    .where('url_key', '=', url_key)
    .executeTakeFirstOrThrow()
  return article_id === articleId ? undefined : article_id
}

async function makeDuplicate(db: Db, articleId: string, other: string): Promise<void> {
  await db
    .updateTable('article_entries')
    .set({ article_id: other, is_duplicate: true })
    .where('article_id', '=', articleId)
    .execute()
  await db
    .updateTable('article_urls')
    .set({ article_id: other })
    .where('article_id', '=', articleId)
    .execute()
  await update(db, articleId, { state: 'duplicate' })
  await db
    .updateTable('stories')
    .set({ revision: sql`revision + 1` })
    .where('id', 'in', (query) =>
      query.selectFrom('story_articles').select('story_id').where('article_id', '=', articleId),
    )
    .execute()
}

async function savePage(
  db: Db,
  articleId: string,
  page: ExtractedPageFields,
  now: Date,
  state: 'read' | 'feed-only' = 'read',
): Promise<void> {
  const text = (value: string | undefined) => (value === undefined ? undefined : toStorableText(value))
  const words = { title: text(page.title), summary: text(page.summary), text: text(page.text) }
  const changed = Object.entries(words).flatMap(([column, value]) =>
    value === undefined ? [] : [sql<SqlBool>`${sql.ref(column)} IS DISTINCT FROM ${value}`],
  )
  if ('reserved' in page) {
    const reserved = page.reserved ? toStorableJson(page.reserved) : null
    changed.push(sql<SqlBool>`reserved IS DISTINCT FROM ${reserved}::jsonb`)
  }
  const isChanged = changed.length > 0 ? sql<SqlBool>`(${sql.join(changed, sql` OR `)})` : sql<SqlBool>`false`
  await update(db, articleId, {
    state,
    ...words,
    ...(words.text !== undefined && { text_dropped_at: null }),
    canonical_url: text(page.canonicalUrl),
    byline: text(page.byline),
    language: page.language,
    published_at: page.publishedAt && sql`coalesce(published_at, ${page.publishedAt}::timestamptz)`,
    updated_at: page.updatedAt,
    word_count: page.wordCount,
    media: page.media && toStorableJson(page.media),
    sections: page.sections?.map(toStorableText),
    is_paywalled: page.isPaywalled,
    reserved: 'reserved' in page ? (page.reserved ? toStorableJson(page.reserved) : null) : undefined,
    revision: sql`revision + CASE WHEN ${isChanged} THEN 1 ELSE 0 END`,
    changed_at: sql`CASE WHEN ${isChanged} THEN ${now}::timestamptz ELSE changed_at END`,
  })
}
