import type { Publisher } from '@plainwire/domain/feed'
import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { ContentKind } from '../database/content.ts'
import { toStorableJson } from '../database/storable.ts'

/**
 * Preserves publishers that the release no longer lists but that have a feed added by an operator: they
 * become the operator's own, because removing them would remove that feed as well.
 */
export async function preservePublishersWithOperatorFeeds(
  transaction: Db,
  listed: readonly Publisher[],
  content: ContentKind,
  now: Date,
): Promise<void> {
  const left = await transaction
    .selectFrom('publishers')
    .select(['id', 'release_facts', 'operator_facts'])
    .where('content', '=', content)
    .where('release_facts', 'is not', null)
    .where('added_at', 'is', null)
    .where('id', '!=', sql<string>`all(${listed.map(({ id }) => id)})`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('feeds')
          .select('feeds.id')
          .whereRef('feeds.publisher_id', '=', 'publishers.id')
          .where('feeds.added_at', 'is not', null)
          .where('feeds.removed_at', 'is', null),
      ),
    )
    .execute()
  for (const { id, release_facts: released, operator_facts: changed } of left) {
    const { feeds: _feeds, ...facts } = { feeds: [], ...released, ...changed }
    await transaction
      .updateTable('publishers')
      .set({ added_at: now, operator_facts: toStorableJson(facts) })
      .where('id', '=', id)
      .execute()
  }
}
