import type {
  Correction,
  FoundPlace,
  News,
  NewsStory,
  PublicConfig,
  QualityHistory,
  RenderPage,
  StoryDetails,
} from '@plainwire/domain/contract'
import type { Feed } from '@plainwire/domain/feed'
import type { Language } from '@plainwire/domain/language'
import type { Log } from '@plainwire/domain/log'
import type { SearchQuery } from '@plainwire/domain/search'
import type { AccountOptions } from './accounts/account-options.ts'
import type { AdminOptions } from './admin/admin-options.ts'
import type { EditionSource } from './editions/loaded-edition.ts'
import type { PushOptions } from './routes/push/push-options.ts'
import type { WithdrawalSource } from './withdrawals/withdrawal-source.ts'

/** A parsed search of the archive. */
export interface ArchiveSearch {
  query: SearchQuery
  content: News['content']
  /** Only texts in this language are searched. */
  language?: Language | undefined
  before?: Date | undefined
  after?: Date | undefined
  /** Only results after this position. */
  from?: { publishedAt: string; id: string } | undefined
  limit: number
}

/** A page of results, newest first, with the position of its end if there are more. */
export interface ArchivePage {
  stories: NewsStory[]
  next: { publishedAt: string; id: string } | undefined
}

/** A thread with its stories as last written, newest first. */
export interface ArchivedThread {
  /** The requested id or, if that thread was merged, the id of the thread that has its stories now. */
  id: string
  stories: readonly StoryDetails[]
}

/** Stories that have left the edition. Rejects while the database is unreachable. */
export interface Archive {
  story(id: string): Promise<StoryDetails | undefined>
  thread(id: string): Promise<ArchivedThread | undefined>
  /** Makes a published story permanently readable. Repeated calls have no effect. */
  share(story: StoryDetails): Promise<void>
  search(search: ArchiveSearch): Promise<ArchivePage>
}

/**
 * The editors' list of articles that may be in the wrong story. Rejects while the database is unreachable.
 */
export interface Rechecks {
  /** 'unknown': the story has no such article. */
  ask(storyId: string, articleId: string): Promise<'queued' | 'unknown'>
}

/** The guarded client, as the image proxy uses it. */
export interface ImageHttp {
  get(
    url: string,
    request?: { headers?: Record<string, string>; timeoutMs?: number; maxBytes?: number },
  ): Promise<{ status: number; body: Uint8Array } | { failure: string; message: string }>
}

/** A picture with a seal that proves that we stored it. */
export interface SealedPicture {
  bytes: Buffer
  /** In hexadecimal. */
  seal: string
}

/** An object store in which several servers store their resized pictures. */
export interface PictureBucket {
  /** Undefined if it is missing or the store doesn't answer soon. Never rejects. */
  read(name: string): Promise<SealedPicture | undefined>
  /** Returns without waiting: stored later, or dropped if too many wait. Never throws. */
  write(name: string, picture: SealedPicture): void
  /** Called if a picture from the bucket has an invalid seal. */
  refused(): void
}

export interface ImageOptions {
  http: ImageHttp
  /**
   * The first key signs, all verify: a new key is added in front, an old one removed when no edition uses it.
   */
  keys: readonly string[]
  /** The folder for resized pictures and their originals, which persists across restarts. */
  cacheDir: string
  /** The maximum size of the cache on disk, in bytes. */
  maxBytes: number
  /** Consulted before a picture is resized; if undefined, each server resizes its own. */
  bucket?: PictureBucket | undefined
}

/**
 * The operator's services for a reader's place; all optional. They reject on failure, and return an empty
 * `city` if they know coordinates only.
 */
export interface GeoSources {
  /** @param point rounded to about ten kilometres */
  ofPoint?: ((point: { latitude: number; longitude: number }) => Promise<FoundPlace | undefined>) | undefined
  /** @param network the first address of the reader's network */
  ofNetwork?: ((network: string) => Promise<FoundPlace | undefined>) | undefined
}

/** A request that was answered, without any data that identifies readers. */
export interface AnsweredRequest {
  /** The pattern of its route, '/api/stories/:id'; 'none' where there is no such route. */
  route: string
  method: string
  status: number
  seconds: number
}

/** Observes a request from its beginning. */
export interface RequestWatch {
  /** Runs the request; calls made during it belong to it. */
  run(next: () => void): void
  answered(request: AnsweredRequest): void
}

/**
 * Begins to observe a request.
 *
 * @param begun its method, and the trace it claims to belong to, which is untrusted
 */
export type WatchRequest = (begun: { method: string; traceparent: string | undefined }) => RequestWatch

/** Statistics of the installation from the database. Rejects while it is unreachable. */
export interface StatusSource {
  /** The interval between two editions. */
  editionMinutes: number
  feeds(content: News['content']): Promise<readonly Pick<Feed, 'url' | 'publisherId' | 'health'>[]>
  queues(): Promise<readonly { name: string; waiting: number; active: number; failed: number }[]>
}

export interface ServerOptions {
  editions: EditionSource
  archive: Archive
  rechecks: Rechecks
  /** Withdrawals by operators; none if missing. `editions` are already filtered. */
  withdrawals?: WithdrawalSource | undefined
  /**
   * Returns the public list of corrections, newest first; empty if undefined. Rejects while the database is
   * unreachable.
   */
  corrections?: (() => Promise<readonly Correction[]>) | undefined
  images: ImageOptions
  /** If missing, the status page shows the edition's data only. */
  status?: StatusSource | undefined
  /** The accuracy figures measured for this release. */
  quality: QualityHistory
  /** The list returned by /cities.json, as JSON bytes. */
  cities: Uint8Array
  geo?: GeoSources | undefined
  /** Readers' accounts; if undefined, nobody can sign in. */
  accounts?: AccountOptions | undefined
  /** The operators' pages; if undefined, there are none. */
  admin?: AdminOptions | undefined
  /** Breaking news on devices; if missing, none is sent. */
  push?: PushOptions | undefined
  config: PublicConfig
  /** The application's browser build. Without it, or without `renderPage`, pages answer 503. */
  webDist: string
  renderPage?: RenderPage | undefined
  log: Log
  now: () => Date
  /** Called with each answered request, for metrics. */
  onAnswered?: ((request: AnsweredRequest) => void) | undefined
  /** Called with each request when it arrives, for traces. */
  watchRequest?: WatchRequest | undefined
  /** Whether readers can be sent to this process, in addition to having an edition. */
  ready?: (() => boolean) | undefined
  /** The event loop delay, in ms, beyond which requests are refused; 0 for no limit. A second if missing. */
  maxEventLoopDelayMs?: number | undefined
  /** Addresses of proxies whose X-Forwarded-For is trusted. */
  trustProxy?: boolean | string[] | undefined
}
