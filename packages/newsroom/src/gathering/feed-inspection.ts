import type { Publisher } from '@plainwire/domain/feed'
import type { Log } from '@plainwire/domain/log'
import type { FailedFeedTrial, FeedTrial, FoundFeed, OpmlFeed } from '@plainwire/domain/newsroom'
import type { GuardedHttpClient } from '@plainwire/pipeline/serving'
import { type Db, listAllowedPrivateOrigins } from '@plainwire/store'

/**
 * Functions for trying and finding feeds before they are added, and for reading and writing lists of feeds as
 * OPML files.
 */
export interface FeedInspectionTools {
  /** Fetches a feed without storing anything. */
  tryFeed(url: string): Promise<FeedTrial | FailedFeedTrial>
  /** Finds the feeds of a site, given the address of one of its pages. */
  findFeeds(url: string): Promise<FoundFeed[] | FailedFeedTrial>
  /** Parses a list of feeds. Rejects with an error whose message is one sentence if the bytes aren't OPML. */
  readOpml(bytes: Uint8Array): Promise<OpmlFeed[]>
  writeOpml(publishers: readonly Publisher[]): Promise<string>
}

export interface FeedInspectionOptions {
  /**
   * Opens the HTTP client that only fetches public addresses and the allowed private origins.
   *
   * @param privateOrigins returns the origins currently allowed by operators
   */
  openHttp(privateOrigins: () => ReadonlySet<string>): GuardedHttpClient
  db: () => Db
  log: Log
  now: () => Date
}

/**
 * Creates the functions for inspecting feeds. The newsroom's code is loaded at the first use, so that a
 * process that serves readers starts faster.
 */
export function createFeedInspectionTools(
  { openHttp, db, log, now }: FeedInspectionOptions,
  closers: AsyncDisposableStack,
): FeedInspectionTools {
  let origins: ReadonlySet<string> = new Set()
  let opened: ReturnType<typeof openPorts> | undefined
  const openPorts = async () => {
    const pipeline = await import('@plainwire/pipeline')
    const parser = pipeline.createFeedParser({ log })
    closers.defer(() => parser.close())
    return { pipeline, ports: { http: openHttp(() => origins), parser, now } }
  }
  const open = () => {
    opened ??= openPorts()
    return opened
  }
  const look = async () => {
    origins = new Set(await listAllowedPrivateOrigins(db()))
    return open()
  }
  return {
    async tryFeed(url) {
      const { pipeline, ports } = await look()
      return pipeline.runFeedTrial(url, ports)
    },
    async findFeeds(url) {
      const { pipeline, ports } = await look()
      return pipeline.findFeeds(url, ports)
    },
    readOpml: async (bytes) => (await open()).pipeline.parseOpml(bytes),
    writeOpml: async (publishers) => (await open()).pipeline.toOpml(publishers),
  }
}
