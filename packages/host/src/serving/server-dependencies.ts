import type { Log } from '@plainwire/domain/log'
import type {
  AccountServiceDependencies,
  AdminOptions,
  Archive,
  FolderEditionSource,
  ImageHttpClient,
  MisplacedArticleQueue,
  PictureBucket,
  PushOptions,
  ServerOptions,
  SiteStatusQueries,
} from '@plainwire/server'
import type { Config } from '../config/config.ts'
import type { DataFolder } from '../data/data-folder.ts'
import type { Metrics } from '../observe/metrics.ts'
import type { Tracing } from '../observe/tracing.ts'

/** The settings and resources of a server. */
export interface ServerDependencies {
  config: Config
  data: DataFolder
  log: Log
  editions: FolderEditionSource
  archive: Archive
  status?: SiteStatusQueries | undefined
  rechecks: MisplacedArticleQueue
  withdrawals: NonNullable<ServerOptions['withdrawals']>
  corrections: NonNullable<ServerOptions['corrections']>
  accounts?: AccountServiceDependencies | undefined
  /** Options of the operators' pages. */
  admin?: AdminOptions | undefined
  push?: PushOptions | undefined
  imageHttp: ImageHttpClient
  /**
   * The keys that sign picture addresses: the first one signs, all are accepted, including those added later.
   */
  imageKeys: readonly string[]
  /** The store of pictures that is shared with other servers; undefined without an object store. */
  pictures?: PictureBucket | undefined
  /**
   * Called when everything is ready, before the server listens, so that another server of this process can
   * release the port.
   */
  takeOver?: (() => Promise<void>) | undefined
  /**
   * How long a stop is announced to readers and load balancers before connections are refused, in ms. The
   * server's default if undefined.
   */
  noticeMs?: number
  metrics?: Metrics | undefined
  tracing?: Tracing | undefined
}
