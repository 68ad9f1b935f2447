import type {
  Correction,
  GeocodedPlace,
  NewsEdition,
  PageRenderer,
  PublicConfig,
  QualityHistory,
} from '@plainwire/domain/contract'
import type { Feed } from '@plainwire/domain/feed'
import type { Log } from '@plainwire/domain/log'
import type { AccountServiceDependencies } from './accounts/account-options.ts'
import type { AdminOptions } from './admin/admin-options.ts'
import type { EditionSource } from './editions/loaded-edition.ts'
import type { ImageOptions } from './images/image-options.ts'
import type { PushOptions } from './routes/push/push-options.ts'
import type { Archive } from './stories/archive.ts'
import type { WithdrawalSource } from './withdrawals/withdrawal-source.ts'

/**
 * The list of articles that readers reported to be in the wrong story, for operators to review. `request`
 * rejects while the database is unreachable.
 */
export interface MisplacedArticleQueue {
  /** Adds an article of a story to the list. Returns 'unknown' if the story has no such article. */
  request(storyId: string, articleId: string): Promise<'queued' | 'unknown'>
}

/**
 * The operator's services that find a reader's place; each is optional. They reject on failure. If a service
 * only finds coordinates, `city` of its result is empty.
 */
export interface GeoLookupServices {
  /** @param point rounded to about ten kilometres */
  ofPoint?:
    | ((point: { latitude: number; longitude: number }) => Promise<GeocodedPlace | undefined>)
    | undefined
  /** @param network the first IP address of the reader's network, so that the reader's own isn't revealed */
  ofNetwork?: ((network: string) => Promise<GeocodedPlace | undefined>) | undefined
}

/** A request that was answered, without any data that identifies readers. */
export interface AnsweredRequest {
  /** The pattern of the matched route, such as '/api/stories/:id'; 'none' if no route matches. */
  route: string
  method: string
  status: number
  seconds: number
}

/** Observes one request, for traces. */
export interface RequestObserver {
  /**
   * Runs the handling of the request in its trace's context, so that outgoing requests made by the handler
   * belong to that trace.
   */
  run(next: () => void): void
  answered(request: AnsweredRequest): void
}

/**
 * Begins to observe a request.
 *
 * @param begun the request's method, and its traceparent header, which is untrusted
 */
export type RequestObserverFactory = (begun: {
  method: string
  traceparent: string | undefined
}) => RequestObserver

/**
 * The statistics of the installation, from the database. Each call rejects while the database is unreachable.
 */
export interface SiteStatusQueries {
  /** The interval between two editions, in minutes. */
  editionMinutes: number
  feeds(content: NewsEdition['content']): Promise<readonly Pick<Feed, 'url' | 'publisherId' | 'health'>[]>
  queues(): Promise<readonly { name: string; waiting: number; active: number; failed: number }[]>
}

export interface ServerOptions {
  editions: EditionSource
  archive: Archive
  rechecks: MisplacedArticleQueue
  /**
   * What operators have withdrawn; nothing if undefined. Withdrawn stories are already missing from
   * `editions`.
   */
  withdrawals?: WithdrawalSource | undefined
  /**
   * Returns the public list of corrections, newest first; empty if undefined. Rejects while the database is
   * unreachable.
   */
  corrections?: (() => Promise<readonly Correction[]>) | undefined
  images: ImageOptions
  /** The source of the statistics; if undefined, the status page shows the edition's data only. */
  status?: SiteStatusQueries | undefined
  /** The accuracy figures of all measurements until this release. */
  quality: QualityHistory
  /** The list returned by /cities.json, as JSON bytes. */
  cities: Uint8Array
  geo?: GeoLookupServices | undefined
  /** Readers' accounts; if undefined, nobody can sign in. */
  accounts?: AccountServiceDependencies | undefined
  /** The operators' pages; if undefined, there are none. */
  admin?: AdminOptions | undefined
  /** The settings of push notifications of breaking news; if undefined, devices can't subscribe. */
  push?: PushOptions | undefined
  config: PublicConfig
  /** The folder of the application's browser build. Without it, or without `renderPage`, pages answer 503. */
  webDist: string
  renderPage?: PageRenderer | undefined
  log: Log
  now: () => Date
  /** Called with each answered request, for metrics. */
  onAnswered?: ((request: AnsweredRequest) => void) | undefined
  /** Called with each request when it arrives, for traces. */
  watchRequest?: RequestObserverFactory | undefined
  /**
   * Whether this process is ready for readers' requests. In addition, the server is only ready once it has an
   * edition.
   */
  ready?: (() => boolean) | undefined
  /** The event loop delay, in ms, above which requests are refused; 0 for no limit; 1000 if undefined. */
  maxEventLoopDelayMs?: number | undefined
  /** The addresses of proxies whose X-Forwarded-For is trusted; true for every proxy, none if undefined. */
  trustProxy?: boolean | string[] | undefined
}
