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
import type { PushOptions } from './push/push-options.ts'
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
  /** Keeps a published story readable for good. Said twice it is kept once. */
  share(story: StoryDetails): Promise<void>
  search(search: ArchiveSearch): Promise<ArchivePage>
}

/** The editors' list of articles that may stand in the wrong story. Rejects while the database can't be reached. */
export interface Rechecks {
  /** 'unknown': no such article stands in that story. */
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
  /** Returns at once: stored later, or dropped where too much waits. Never throws. */
  write(name: string, picture: SealedPicture): void
  /** Called when a picture that was read is none of ours. */
  refused(): void
}

export interface ImageOptions {
  http: ImageHttp
  /** The first signs, all of them verify: a new key is put in front, an old one removed when no edition uses it. */
  keys: readonly string[]
  /** Resized pictures and their originals are kept here over restarts. */
  cacheDir: string
  /** Of the cache on disk. */
  maxBytes: number
  /** Asked before a picture is made; where missing, each server makes its own. */
  bucket?: PictureBucket | undefined
}

/**
 * The operator's sources for where a reader is; none is needed. They reject where they fail, and give an empty `city` where they
 * know coordinates only.
 */
export interface GeoSources {
  /** @param point rounded to about ten kilometres */
  ofPoint?: ((point: { latitude: number; longitude: number }) => Promise<FoundPlace | undefined>) | undefined
  /** @param network the first address of the reader's network */
  ofNetwork?: ((network: string) => Promise<FoundPlace | undefined>) | undefined
}

/** An answered request, without anything that tells readers apart. */
export interface AnsweredRequest {
  /** The pattern of its route, '/api/stories/:id'; 'none' where there is no such route. */
  route: string
  method: string
  status: number
  seconds: number
}

/** Accompanies a request from its first moment on. */
export interface RequestWatch {
  /** Goes on with the request; what is called then, at once or later, belongs to it. */
  run(next: () => void): void
  answered(request: AnsweredRequest): void
}

/**
 * Begins to watch a request.
 *
 * @param begun its method, and the trace that it says it belongs to: anybody can send one
 */
export type WatchRequest = (begun: { method: string; traceparent: string | undefined }) => RequestWatch

/** What the database knows of how the installation is doing. Rejects while it can't be reached. */
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
  /** What operators have withdrawn; where missing, nothing is. `editions` are already without it. */
  withdrawals?: WithdrawalSource | undefined
  /** The public list of corrections, the newest first; empty where missing. Rejects while the database can't be reached. */
  corrections?: (() => Promise<readonly Correction[]>) | undefined
  images: ImageOptions
  /** Where missing, the status page knows what the edition says. */
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
  /** Breaking news on devices; where missing, no device is told. */
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
  /** Whether readers can be sent here, beside having an edition. */
  ready?: (() => boolean) | undefined
  /** How far the event loop may fall behind, in ms, before readers are asked to come back; 0 for no limit. A second where missing. */
  maxEventLoopDelayMs?: number | undefined
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  trustProxy?: boolean | string[] | undefined
}
