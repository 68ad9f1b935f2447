import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

/** An article's embedding. */
export interface ArticleEmbedding {
  articleId: string
  /** A hash of the text that the embedding was computed from. */
  textHash: string
  /** The unit vector, one signed byte per component. */
  bytes: Int8Array
}

/** The number of rows deleted per statement, so that each transaction is short and blocks nobody. */
const BATCH = 1_000

/** Returns one model's embeddings of articles, unordered; articles without one are left out. */
export async function findArticleEmbeddings(
  db: Db,
  { model, articleIds }: { model: string; articleIds: readonly string[] },
): Promise<ArticleEmbedding[]> {
  const rows = await db
    .selectFrom('article_meanings')
    .select(['article_id', 'text_hash', 'vector'])
    .where('model', '=', model)
    .where('article_id', '=', sql<string>`any(${articleIds})`)
    .execute()
  return rows.map(({ article_id, text_hash, vector }) => ({
    articleId: article_id,
    textHash: text_hash,
    bytes: Int8Array.from(vector, (byte) => (byte << 24) >> 24),
  }))
}

/** Stores embeddings of articles, replacing earlier ones. Articles that no longer exist are skipped. */
export async function saveArticleEmbeddings(
  db: Db,
  { model, meanings }: { model: string; meanings: readonly ArticleEmbedding[] },
): Promise<void> {
  const ids = meanings.map(({ articleId }) => articleId)
  const hashes = meanings.map(({ textHash }) => textHash)
  const vectors = meanings.map(({ bytes }) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  await sql`
    INSERT INTO article_meanings (article_id, model, text_hash, vector)
    SELECT articles.id, ${model}, read.hash, read.vector
    FROM unnest(${ids}::text[], ${hashes}::text[], ${vectors}::bytea[]) AS read (id, hash, vector)
    JOIN articles ON articles.id = read.id
    ON CONFLICT (article_id) DO UPDATE SET
      model = excluded.model, text_hash = excluded.text_hash, vector = excluded.vector
  `.execute(db)
}

/**
 * Deletes the embeddings of articles that were first seen before the time `before`. If a run is interrupted,
 * the next one deletes the rest.
 *
 * @returns the number deleted
 */
export async function deleteOldArticleEmbeddings(db: Db, before: Date): Promise<number> {
  let deleted = 0
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom('article_meanings')
      .where('article_id', 'in', (query) =>
        query
          .selectFrom('article_meanings')
          .innerJoin('articles', 'articles.id', 'article_meanings.article_id')
          .select('article_meanings.article_id')
          .where('articles.first_seen_at', '<', before)
          .limit(BATCH),
      )
      .executeTakeFirstOrThrow()
    deleted += Number(numDeletedRows)
    if (numDeletedRows < BATCH) return deleted
  }
}
