import type { Db } from '../database/connect.ts'
import type { ContentKind } from '../database/content.ts'
import { PAGE_CLAIM_DURATION_MS } from './articles-to-read.ts'

/**
 * The number of articles whose page is due or being read. Articles that were postponed because their page was
 * unreachable aren't counted.
 */
export async function countArticlePagesToFetch(db: Db, content: ContentKind, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('articles')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('content', '=', content)
    .where('state', '=', 'listed')
    .where('placed_revision', 'is', null)
    .where('read_after', '<=', new Date(now.getTime() + PAGE_CLAIM_DURATION_MS))
    .executeTakeFirstOrThrow()
  return Number(count)
}
