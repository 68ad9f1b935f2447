import type { Db } from '../connect.ts'
import type { Content } from '../schema.ts'

/** How many articles of a content wait for their page to be read for the first time. */
export async function unreadArticles(db: Db, content: Content): Promise<number> {
  const { count } = await db
    .selectFrom('articles')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('content', '=', content)
    .where('state', '=', 'listed')
    .where('placed_revision', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
