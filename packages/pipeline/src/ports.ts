import type { Language } from '@plainwire/domain/language'
import type { StoryText, StoryTextContent, StoryTextOrigin } from '@plainwire/domain/story'

/**
 * Returns the current time. A clock is passed to all code that needs the time, so that a run can be repeated
 * with the same time.
 */
export type Clock = () => Date

/** Options of a request. */
export interface HttpRequest {
  headers?: Record<string, string>
  /** The time limit for the whole request, in ms. */
  timeoutMs?: number
  /** The limit for the decoded body, in bytes. */
  maxBytes?: number
}

/** A response, whatever its status. */
export interface HttpResponse {
  status: number
  /** Names are in lower case. */
  headers: Record<string, string>
  body: Uint8Array
  /** The URL of this response, after redirects. */
  url: string
  /** All redirects that were followed, in order. */
  redirects: { status: number; to: string }[]
}

/** Why a request failed without a response. */
export type HttpFailure =
  | 'forbidden-address'
  | 'forbidden-url'
  | 'too-large'
  | 'too-slow'
  | 'too-many-redirects'
  | 'bad-encoding'
  | 'unreachable'
  | 'tls'

/**
 * A client for GET requests to other servers. It blocks internal addresses, and returns failures instead of
 * throwing them, because an unreachable publisher is expected.
 */
export interface OutgoingHttpClient {
  get(url: string, request?: HttpRequest): Promise<HttpResponse | { failure: HttpFailure; message: string }>
}

/**
 * A client for JSON requests to services that the operator chose. Internal addresses are blocked and failures
 * are returned, as in `OutgoingHttpClient`. Redirects are not followed.
 */
export interface JsonHttpClient {
  postJson(
    url: string,
    request: HttpRequest & { json: unknown },
  ): Promise<HttpResponse | { failure: HttpFailure; message: string }>
}

/**
 * A client for form posts to services that the operator chose. Internal addresses are blocked and failures
 * are returned, as in `OutgoingHttpClient`.
 */
export interface FormHttpClient {
  postForm(
    url: string,
    request: HttpRequest & { form: string },
  ): Promise<HttpResponse | { failure: HttpFailure; message: string }>
  /** Sends a DELETE request to a service, for a resource that belongs to this installation. */
  remove(url: string, request: HttpRequest): Promise<HttpResponse | { failure: HttpFailure; message: string }>
}

/**
 * A client that posts bytes to URLs that readers' devices supply, such as the push addresses of browsers.
 * Internal addresses are blocked and failures are returned, as in `OutgoingHttpClient`.
 */
export interface BytesHttpClient {
  postBytes(
    url: string,
    request: HttpRequest & { bytes: Uint8Array },
  ): Promise<HttpResponse | { failure: HttpFailure; message: string }>
}

/**
 * A client for the operator's object store. Failures are returned, as in `OutgoingHttpClient`. Redirects of
 * uploads are not followed.
 */
export interface ObjectStoreHttpClient extends OutgoingHttpClient, Pick<FormHttpClient, 'remove'> {
  /** Stores bytes at a URL. */
  putBytes(
    url: string,
    request: HttpRequest & { bytes: Uint8Array; type: string },
  ): Promise<HttpResponse | { failure: HttpFailure; message: string }>
}

/**
 * Computes meaning vectors (embeddings) with a model of the operator's choice. Rejects if the model fails;
 * clustering then compares words instead.
 */
export interface Embedder {
  /**
   * Identifies the model and how it is used: only vectors with the same name are compared. Vectors without a
   * name are not stored.
   */
  name?: string
  /** Returns one vector of unit length for each text, in the same order and all of the same dimension. */
  embed(texts: readonly string[]): Promise<Float32Array[]>
  /** Resets the time limit for a new batch of articles. */
  startBatch?(): void
}

/** An article's meaning vector as it is stored. */
export interface StoredEmbedding {
  articleId: string
  /**
   * The hash of the text that the vector was computed from, so that the vector of an edited article is
   * recognised as outdated.
   */
  textHash: string
  /** The vector's components, scaled to one signed byte each: only the direction is stored, not the length. */
  bytes: Int8Array
}

/**
 * Stores meaning vectors across restarts, by the name of the model that computed them. Both methods may
 * reject.
 */
export interface EmbeddingStore {
  find(model: string, articleIds: readonly string[]): Promise<StoredEmbedding[]>
  save(model: string, meanings: readonly StoredEmbedding[]): Promise<void>
}

/** Translates a story's text. Returns undefined if it can't, or if the result is faulty. */
export interface Translator {
  translate(text: StoryTextContent, from: Language, to: Language): Promise<StoryText | undefined>
  /** Translates a single text that isn't a story's text, such as a headline. */
  translateText?(
    text: string,
    from: Language,
    to: Language,
  ): Promise<{ text: string; state: StoryTextOrigin } | undefined>
  /** Resets the time limit for a new edition. */
  startEdition?(): void
  /** Whether a missing translation could be made now, so that its story should be composed again. */
  isOpen?(): boolean
}
