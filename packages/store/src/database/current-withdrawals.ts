import type { WithdrawableKind } from '@plainwire/domain/contract'
import type { WithdrawnContent } from '@plainwire/domain/withdrawal'
import { sql } from 'kysely'
import type { Db } from './connect.ts'

/** The current withdrawals, and when they last changed. */
export type CurrentWithdrawals = WithdrawnContent & { changedAt: Date | undefined }

/**
 * Everything that is currently withdrawn. With a withdrawn story, the story that it was merged into and the
 * stories that were merged into it are withdrawn too.
 */
export async function queryCurrentWithdrawals(db: Db): Promise<CurrentWithdrawals> {
  const { last, changedAt } = await db
    .selectFrom('withdrawal_log')
    .select(({ fn }) => [
      fn.max('number').as('last'),
      fn.max('at').filterWhere('act', '!=', 'correct').as('changedAt'),
    ])
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('withdrawals')
    .leftJoin('stories', (join) =>
      join
        .on('withdrawals.kind', '=', 'story')
        .on((on) =>
          on.or([
            on('stories.id', '=', on.ref('withdrawals.subject_id')),
            on('stories.merged_into', '=', on.ref('withdrawals.subject_id')),
          ]),
        ),
    )
    .select(['kind', 'subject_id', 'stories.id as story_id', 'merged_into'])
    .orderBy('withdrawn_at', 'desc')
    .orderBy('subject_id')
    .execute()
  const idsOf = (wanted: WithdrawableKind) =>
    rows
      .filter(({ kind }) => kind === wanted)
      .flatMap(({ subject_id, story_id, merged_into }) => [subject_id, story_id, merged_into])
      .filter((id) => id !== null)
  const stories = new Set(idsOf('story'))
  return {
    revision: last ?? 0,
    changedAt: changedAt ?? undefined,
    stories,
    articles: new Set(idsOf('article')),
    publishers: new Set(idsOf('publisher')),
    pictures: new Set(rows.length > 0 ? await withdrawnPictures(db, stories) : []),
  }
}

/**
 * When a publisher is withdrawn, the pictures of its articles that were first seen no more than this number
 * of days earlier are withdrawn too. It is a day more than the period that an edition covers.
 */
const PICTURE_DAYS = 8

/**
 * The URLs of the pictures of articles that are withdrawn, by themselves or with their publisher or one of the
 * withdrawn stories.
 */
async function withdrawnPictures(db: Db, stories: ReadonlySet<string>): Promise<string[]> {
  const { rows } = await sql<{ url: string }>`
    WITH withdrawn AS (
      SELECT subject_id AS id FROM withdrawals WHERE kind = 'article'
      UNION
      SELECT article_id FROM story_articles WHERE story_id = ANY(${[...stories]})
      UNION
      SELECT articles.id
      FROM articles
      JOIN withdrawals ON withdrawals.kind = 'publisher' AND withdrawals.subject_id = articles.publisher_id
        AND articles.first_seen_at > withdrawals.withdrawn_at - make_interval(days => ${PICTURE_DAYS})
    )
    SELECT DISTINCT medium ->> 'url' AS url
    FROM withdrawn
    JOIN articles USING (id)
    CROSS JOIN LATERAL jsonb_array_elements(articles.media) AS medium
    WHERE medium ->> 'url' IS NOT NULL
  `.execute(db)
  return rows.map(({ url }) => url)
}
