import type { Log } from '@plainwire/domain/log'
import type { GatherTools } from '@plainwire/newsroom'
import { createGatheringTools, createSharedRequestLimiter, loadLivePublisherList } from '@plainwire/newsroom'
import type { FeedParser, OutgoingHttpClient } from '@plainwire/pipeline'
import { type ContentKind, type Db, syncBundledPublishers } from '@plainwire/store'
import type { Config } from '../config/config.ts'
import { readPublishers } from '../content.ts'
import { createContentHttpClient } from './content-http.ts'
import { type SamplePublisherServer, startSamplePublisherServer } from './sample-publisher-server.ts'

/** The contents (sample or live) that are currently gathered, and the clients to fetch them. */
export interface ContentGatherers {
  /**
   * Reads operators' changes to the list of feeds; called before each job, so that the job uses the current
   * list.
   */
  refresh(): Promise<void>
  current(): readonly GatherTools[]
  of(content: ContentKind): GatherTools | undefined
  /**
   * The client for pictures. URLs of the sample's server are fetched with the client that may reach that
   * server, all others with the client for live news.
   */
  http: OutgoingHttpClient
  /** Stops the fictional publishers and retires their feeds; called when a live edition is published. */
  endSample(): Promise<void>
}

export interface ContentGatherersOptions {
  config: Config
  contents: readonly ContentKind[]
  db: Db
  parser: FeedParser
  log: Log
  now: () => Date
}

/**
 * Prepares the gathering of this process's contents (sample or live), and stores their feeds in the database.
 * Feeds that aren't gathered any more are retired there.
 */
export async function openContentGatherers(
  order: ContentGatherersOptions,
  closers: AsyncDisposableStack,
): Promise<ContentGatherers> {
  const { config, contents, db, log } = order
  const liveHttp = createContentHttpClient(config, [], log, closers)
  const live = contents.includes('live') ? await openLive(order, liveHttp, closers) : undefined
  const liveField = () => live?.field()
  let sample = contents.includes('sample') ? await openSample(order, closers) : undefined
  if (!sample) await syncBundledPublishers(db, [], 'sample', order.now())
  const endSample = async () => {
    const ended = sample
    sample = undefined
    if (!ended) return
    try {
      await syncBundledPublishers(db, [], 'sample', order.now())
    } finally {
      await ended.world.close()
    }
  }
  closers.defer(async () => sample?.world.close())
  return {
    refresh: async () => live?.refresh(),
    current: () => [sample?.field, liveField()].filter((field) => field !== undefined),
    of: (content) => (content === 'live' ? liveField() : sample?.field),
    http: {
      get: (url, request) => {
        const ours = URL.parse(url)?.origin === sample?.world.origin ? sample?.http : undefined
        return (ours ?? liveHttp).get(url, request)
      },
    },
    endSample,
  }
}

async function openLive(
  order: ContentGatherersOptions,
  http: OutgoingHttpClient,
  closers: AsyncDisposableStack,
): Promise<{ field: () => GatherTools; refresh: () => Promise<void> }> {
  const { config, db, log, now } = order
  await syncBundledPublishers(db, await readPublishers(), 'live', now())
  const list = await loadLivePublisherList(db)
  const feedHttp = createContentHttpClient(config, [], log, closers, list.origins)
  const tools = createGatheringTools(
    { ...order, http, feedHttp, turns: createSharedRequestLimiter(db, log) },
    closers,
  )
  return { field: () => ({ ...list.world(), ...tools }), refresh: list.refresh }
}

async function openSample(
  order: ContentGatherersOptions,
  closers: AsyncDisposableStack,
): Promise<{ field: GatherTools; world: SamplePublisherServer; http: OutgoingHttpClient }> {
  const { config, db, log, now } = order
  const world = await startSamplePublisherServer(db, config.samplePort, now(), log)
  const http = createContentHttpClient(config, [world.origin], log, closers)
  return {
    world,
    http,
    field: { ...world.world, ...createGatheringTools({ ...order, http, isOurs: true }, closers) },
  }
}
