import type { Article } from '@plainwire/domain/article'
import type { Language } from '@plainwire/domain/language'
import type { StoryText, WriteUp } from '@plainwire/domain/story'

/** The wall clock, passed in so that every run can be repeated. */
export type Clock = () => Date

/** What the log needs to be: pino fits. Context first, then one plain sentence. */
export interface Log {
  info(context: object, message: string): void
  warn(context: object, message: string): void
  error(context: object, message: string): void
}

export interface HttpRequest {
  headers?: Record<string, string>
  /** Whole request, in ms. */
  timeoutMs?: number
  /** Decoded bytes. */
  maxBytes?: number
}

export interface HttpAnswer {
  status: number
  /** Lower-case names. */
  headers: Record<string, string>
  body: Uint8Array
  /** The address that answered, after redirects. */
  url: string
  /** Every redirect on the way, in order. */
  redirects: { status: number; to: string }[]
}

/** Why a request that left the server brought nothing. */
export type HttpFailure =
  | 'forbidden-address'
  | 'forbidden-url'
  | 'too-large'
  | 'too-slow'
  | 'too-many-redirects'
  | 'bad-encoding'
  | 'unreachable'
  | 'tls'

/** The one guarded client for everything that leaves the server. Failures are values: a dead publisher is expected. */
export interface OutgoingHttp {
  get(url: string, request?: HttpRequest): Promise<HttpAnswer | { failure: HttpFailure; message: string }>
}

/** Writes a story's text with a model; what fails the checker is replaced by the extracted text. */
export interface Writer {
  write(articles: readonly Article[], language: Language): Promise<WriteUp | undefined>
}

/** Translates a story's text; undefined where it can't. */
export interface Translator {
  translate(text: WriteUp, from: Language, to: Language): Promise<StoryText | undefined>
}
