import type { Publisher } from '@plainwire/domain/feed'
import type { Db } from '../database/connect.ts'
import type { ContentKind } from '../database/content.ts'

/** The publishers of the given content that aren't retired, with their feeds, sorted by id. */
export async function queryPublisherList(db: Db, content: ContentKind): Promise<Publisher[]> {
  const rows = await db
    .selectFrom('publishers')
    .select('facts')
    .where('content', '=', content)
    .where('retired_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ facts }) => facts)
}
