import type { SiteStatusQueries } from '@plainwire/server'
import { type Db, listActiveFeeds, queryQueueCounts } from '@plainwire/store'
import type { Config } from '../config/config.ts'

/**
 * Creates the queries with which the server reports the installation's state.
 *
 * @param reached returns the database, or throws while it is unreachable
 */
export function createSiteStatusQueries(
  reached: () => Db,
  { editionMinutes }: Pick<Config, 'editionMinutes'>,
): SiteStatusQueries {
  return {
    editionMinutes,
    feeds: async (content) => listActiveFeeds(reached(), content),
    queues: async () => queryQueueCounts(reached()),
  }
}
