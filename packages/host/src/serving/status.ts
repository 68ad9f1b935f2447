import type { StatusSource } from '@plainwire/server'
import { type Db, listedFeeds, queueCounts } from '@plainwire/store'
import type { Config } from '../config/config.ts'

/** How the installation is doing, as the server asks for it. @param reached gives the database, or throws while it is away */
export function statusOf(
  reached: () => Db,
  { editionMinutes }: Pick<Config, 'editionMinutes'>,
): StatusSource {
  return {
    editionMinutes,
    feeds: async (content) => listedFeeds(reached(), content),
    queues: async () => queueCounts(reached()),
  }
}
