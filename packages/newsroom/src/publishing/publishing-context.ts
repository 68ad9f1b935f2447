import type { Log } from '@plainwire/domain/log'
import type {
  EditionSigner,
  EditionState,
  ImageUrlSigner,
  Newsroom,
  SoftwareVersions,
} from '@plainwire/pipeline'
import type { Db, Lease, Edition as PublishedEdition } from '@plainwire/store'
import type { PublisherRegistry } from '../content-publishers.ts'
import type { NewsroomMetrics } from '../newsroom-metrics.ts'

export interface PublishJobInput {
  world: PublisherRegistry
  state: EditionState
  lease: Lease
}

export interface PublishingContext {
  db: Db
  log: Log
  now: () => Date
  newsroom: Newsroom
  editionsFolder: string
  signImage: ImageUrlSigner
  /** The key that signs editions. */
  signer: EditionSigner
  /** The versions of the code and data, and of Node.js, with which editions are made. */
  madeBy: SoftwareVersions
  /** The interval between two editions of the same kind of content, in ms. */
  intervalMs: number
  /** The number of stories that a first live edition needs to replace the sample edition. */
  minLiveStories: number
  /** Called when an edition is on disk and in the database. */
  onPublished: (edition: PublishedEdition) => Promise<void>
  metrics?: NewsroomMetrics | undefined
}
