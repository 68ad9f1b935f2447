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

/** A search of the archive, as it is understood. */
export interface ArchiveSearch {
  query: SearchQuery
  content: News['content']
  /** Only texts of this language are searched. */
  language?: Language | undefined
  before?: Date | undefined
  after?: Date | undefined
  /** Only what comes after it. */
  from?: { publishedAt: string; id: string } | undefined
  limit: number
}

/** A page of what was found, the newest first, and where it ended if there is more. */
export interface ArchivePage {
  stories: NewsStory[]
  next: { publishedAt: string; id: string } | undefined
}

/** A thread with its stories as last written, the newest first. */
export interface ArchivedThread {
  /** The requested id; where that thread was merged, the id of the one that its stories are in now. */
  id: string
  stories: readonly StoryDetails[]
}

/** Stories that have left the edition. Rejects while the database can't be reached. */
export interface Archive {
  story(id: string): Promise<StoryDetails | undefined>
  thread(id: string): Promise<ArchivedThread | undefined>
  /** Keeps a published story readable permanently. Repeated calls have no effect. */
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

/** A picture with the seal that proves it ours. */
export interface SealedPicture {
  bytes: Buffer
  /** Hexadecimal. */
  seal: string
}

/** An object store that several servers have their resized pictures in. */
export interface PictureBucket {
  /** Undefined where there is none, or where the store doesn't answer soon. Never rejects. */
  read(name: string): Promise<SealedPicture | undefined>
  /** Returns without waiting: stored later, or dropped if too many wait. Never throws. */
  write(name: string, picture: SealedPicture): void
  /** Called when a picture that was read is none of ours. */
  refused(): void
}

export interface ImageOptions {
  http: ImageHttp
  /** The first signs, all of them verify: a new key is put in front, an old one removed when no edition uses it. */
  keys: readonly string[]
  /** Folder for resized pictures and their originals, persistent over restarts. */
  cacheDir: string
  /** Of the cache on disk. */
  maxBytes: number
  /** Consulted before a picture is resized; if missing, each server resizes its own. */
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

/** An answered request, without anything that identifies readers. */
export interface AnsweredRequest {
  /** The pattern of its route, '/api/stories/:id'; 'none' where there is no such route. */
  route: string
  method: string
  status: number
  seconds: number
}

/** Accompanies a request from its first moment on. */
export interface RequestWatch {
  /** Runs the request; calls made within it, now or later, belong to it. */
  run(next: () => void): void
  answered(request: AnsweredRequest): void
}

/**
 * Begins to observe a request.
 *
 * @param begun its method, and the trace that it claims to belong to: untrusted
 */
export type WatchRequest = (begun: { method: string; traceparent: string | undefined }) => RequestWatch

/** Statistics of the installation from the database. Rejects while it is unreachable. */
export interface StatusSource {
  /** Between two editions. */
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
  /** The public list of corrections, the newest first; empty where missing. Rejects while the database can't be reached. */
  corrections?: (() => Promise<readonly Correction[]>) | undefined
  images: ImageOptions
  /** If missing, the status page shows the edition's data only. */
  status?: StatusSource | undefined
  /** How accurate the newsroom is, as measured for this release. */
  quality: QualityHistory
  /** JSON bytes of the list that /cities.json answers. */
  cities: Uint8Array
  geo?: GeoSources | undefined
  /** Readers' accounts; where missing, nobody signs in. */
  accounts?: AccountOptions | undefined
  /** The operators' pages; where missing, there are none. */
  admin?: AdminOptions | undefined
  /** Breaking news on devices; if missing, none is sent. */
  push?: PushOptions | undefined
  config: PublicConfig
  /** The application's browser build. Without it, or without `renderPage`, pages answer 503. */
  webDist: string
  renderPage?: RenderPage | undefined
  log: Log
  now: () => Date
  /** Called with each answered request, for figures. */
  onAnswered?: ((request: AnsweredRequest) => void) | undefined
  /** Called with each request as it arrives, for traces. */
  watchRequest?: WatchRequest | undefined
  /** Whether readers can be sent to this process, in addition to having an edition. */
  ready?: (() => boolean) | undefined
  /** The event loop delay, in ms, beyond which requests are refused; 0 for no limit. A second if missing. */
  maxEventLoopDelayMs?: number | undefined
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  trustProxy?: boolean | string[] | undefined
}
