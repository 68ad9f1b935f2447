import type { Publisher } from '@plainwire/domain/feed'
import type { Log } from '@plainwire/domain/log'
import type { FeedInspection } from '@plainwire/server'
import { type Db, privateOrigins } from '@plainwire/store'
import type { Config } from '../config.ts'
import { openHttp } from '../roles/open-http.ts'

/** The newsroom's tools for feeds that aren't added yet, and its lists as files. */
export interface NewsroomInspection extends FeedInspection {
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
): NewsroomInspection {
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
