import { type SqlBool, sql } from 'kysely'

/** An SQL condition on `articles`: neither the article nor its publisher is withdrawn. */
export const articleNotWithdrawnCondition = sql<SqlBool>`NOT EXISTS (
  SELECT FROM withdrawals
  WHERE (withdrawals.kind = 'article' AND withdrawals.subject_id = articles.id)
    OR (withdrawals.kind = 'publisher' AND withdrawals.subject_id = articles.publisher_id)
)`

/** An SQL condition on `feeds`: the publisher is not withdrawn. */
export const feedNotWithdrawnCondition = sql<SqlBool>`NOT EXISTS (
  SELECT FROM withdrawals
  WHERE withdrawals.kind = 'publisher' AND withdrawals.subject_id = feeds.publisher_id
)`

/**
 * An SQL condition on `saved_stories`: the saved text is withdrawn. This is so if the story is withdrawn, or
 * the story that it was merged into, or if one of its articles or publishers was withdrawn after the story was
 * saved.
 */
export const savedStoryWithdrawnCondition = sql<boolean>`(
  EXISTS (
    SELECT FROM withdrawals
    LEFT JOIN stories ON stories.id = saved_stories.story_id
    WHERE withdrawals.kind = 'story' AND withdrawals.subject_id IN (saved_stories.story_id, stories.merged_into)
  )
  OR EXISTS (
    SELECT FROM story_articles
    JOIN articles ON articles.id = story_articles.article_id
    JOIN withdrawals
      ON (withdrawals.kind = 'article' AND withdrawals.subject_id = articles.id)
      OR (withdrawals.kind = 'publisher' AND withdrawals.subject_id = articles.publisher_id)
    WHERE story_articles.story_id = saved_stories.story_id AND withdrawals.withdrawn_at >= saved_stories.saved_at
  )
)`
