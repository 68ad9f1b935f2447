import { type Db, listAllowedPrivateOrigins, queryPublisherList, readFeedListVersion } from '@plainwire/store'
import { createPublisherRegistry, type PublisherRegistry } from '../content-publishers.ts'

/** The live publishers and the private origins of feeds, as last read from the database. */
export interface LivePublisherList {
  /** Returns the live content with its publishers: the same object until a publisher or feed changes. */
  world(): PublisherRegistry
  /** Origins outside the public internet that feeds may be fetched from. */
  origins(): ReadonlySet<string>
  /**
   * Reads the list again if it has changed. Concurrent calls share one read. If nothing has changed, a call
   * costs one short query.
   */
  refresh(): Promise<void>
}

/** Creates the live list and reads it for the first time. */
export async function loadLivePublisherList(db: Db): Promise<LivePublisherList> {
  let stamp: number | undefined
  let text = ''
  let world = createPublisherRegistry('live', [])
  let origins: ReadonlySet<string> = new Set()
  const read = async () => {
    // The list's stamp is read before the list, so that changes made meanwhile are read the next time.
    const current = await readFeedListVersion(db)
    if (current === stamp) return
    const publishers = await queryPublisherList(db, 'live')
    origins = new Set(await listAllowedPrivateOrigins(db))
    const next = JSON.stringify(publishers)
    // The list is replaced only if it has changed, because a new list causes the stories in memory to be
    // loaded again.
    if (next !== text) world = createPublisherRegistry('live', publishers)
    text = next
    stamp = current
  }
  let reading: Promise<void> | undefined
  const refresh = () => {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }
  await refresh()
  return { world: () => world, origins: () => origins, refresh }
}
