import type { FailedTrial, FeedTrial, FoundFeed, OpmlFeed, Publisher } from '@plainwire/domain/feed'
import { type Db, type Log, privateOrigins } from '@plainwire/store'
import type { Config } from '../config.ts'
import { openHttp } from '../roles/open-http.ts'

/** Looks at feeds before they are added, through the client and the parser of the newsroom. Nothing is stored. */
export interface FeedInspection {
  /** What a feed would give now. */
  tryFeed(url: string): Promise<FeedTrial | FailedTrial>
  /** The feeds of a site, from the address of one of its pages. */
  findFeeds(url: string): Promise<FoundFeed[] | FailedTrial>
  /** @throws FeedError with one sentence where it is no OPML */
  readOpml(bytes: Uint8Array | string): Promise<OpmlFeed[]>
  writeOpml(publishers: readonly Publisher[]): Promise<string>
}

export interface InspectionOrder {
  config: Config
  db: () => Db
  log: Log
  now: () => Date
}

/** Opens what it takes at the first look: a process that serves readers is there sooner without the newsroom's code. */
export function feedInspection(
  { config, db, log, now }: InspectionOrder,
  closers: AsyncDisposableStack,
): FeedInspection {
  let origins: ReadonlySet<string> = new Set()
  let opened: ReturnType<typeof openPorts> | undefined
  const openPorts = async () => {
    const pipeline = await import('@plainwire/pipeline')
    const parser = pipeline.feedParser({ log })
    closers.defer(() => parser.close())
    return { pipeline, ports: { http: openHttp(config, [], log, closers, () => origins), parser, now } }
  }
  const open = () => {
    opened ??= openPorts()
    return opened
  }
  const look = async () => {
    origins = new Set(await privateOrigins(db()))
    return open()
  }
  return {
    async tryFeed(url) {
      const { pipeline, ports } = await look()
      return pipeline.tryFeed(url, ports)
    },
    async findFeeds(url) {
      const { pipeline, ports } = await look()
      return pipeline.findFeeds(url, ports)
    },
    readOpml: async (bytes) => (await open()).pipeline.parseOpml(bytes),
    writeOpml: async (publishers) => (await open()).pipeline.toOpml(publishers),
  }
}
