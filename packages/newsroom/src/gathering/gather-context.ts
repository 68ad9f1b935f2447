import type { Log } from '@plainwire/domain/log'
import type { GatherDependencies, PageReader } from '@plainwire/pipeline'
import type { ContentKind, Db } from '@plainwire/store'
import type { PublisherRegistry } from '../content-publishers.ts'
import type { NewsroomMetrics } from '../newsroom-metrics.ts'

/**
 * The tools for gathering the feeds of one kind of content (sample or live): its publishers, ports and page
 * reader.
 */
export interface GatherTools extends PublisherRegistry {
  ports: GatherDependencies
  pages: PageReader
}

/** The dependencies of gather jobs. */
export interface GatherContext {
  db: Db
  log: Log
  now: () => Date
  /** Returns the tools for gathering a kind of content; undefined if it isn't gathered now. */
  fieldOf: (content: ContentKind) => GatherTools | undefined | Promise<GatherTools | undefined>
  requestEdit: () => Promise<void>
  metrics?: NewsroomMetrics | undefined
}
