import type { Log } from '@plainwire/domain/log'
import type { Desk, EditionSigner, MadeBy, Newsroom, SignImage } from '@plainwire/pipeline'
import type { Db, Lease, Edition as PublishedEdition } from '@plainwire/store'
import type { Metrics } from '../observe/metrics.ts'
import type { World } from './world.ts'

export interface PublishOrder {
  world: World
  desk: Desk
  lease: Lease
}

export interface PublishingContext {
  db: Db
  log: Log
  now: () => Date
  newsroom: Newsroom
  editionsFolder: string
  signImage: SignImage
  /** What editions are signed with. */
  signer: EditionSigner
  /** The release that editions are made with. */
  madeBy: MadeBy
  /** Between two editions of one content. */
  intervalMs: number
  /** Stories a first live edition needs, where a sample edition stands in until then. */
  minLiveStories: number
  /** Called when an edition is on disk and in the store. */
  onPublished: (edition: PublishedEdition) => Promise<void>
  metrics?: Metrics | undefined
}
