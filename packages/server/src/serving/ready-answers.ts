import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AnsweredRequest } from '../options.ts'
import { buildRecentResponseCacheKey, isCacheableRequest } from './ready-answer-key.ts'
import type { PreparedResponse } from './representation.ts'
import { chooseEncodedBody } from './send.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readyAnswers: RecentResponseCache
  }
}

/**
 * The maximum number of cached responses. Each entry is only a list of headers, because the body is part of
 * another cache.
 */
const MAX_ANSWERS = 1_000
/**
 * How long an expired response is still sent while the process is overloaded, in ms; not longer than
 * Cache-Control allows.
 */
const STALE_MS = 600_000

interface Stored {
  /** The pattern of the route that made the response. */
  route: string
  /** The header names and values, alternately: the form that Node sends fastest. */
  headers: string[]
  bytes: Buffer
  /**
   * The edition that the response was made from, as a digest that each new edition and withdrawal changes.
   */
  edition: string | undefined
  freshUntil: number
}

interface Options {
  /** In ms since 1970. */
  now(): number
  /** Returns the digest of the current edition; responses made from another edition aren't stored or sent. */
  edition(): string | undefined
  /**
   * Whether this cache is bypassed, because hooks must see every request: while requests are traced, and
   * while the process is stopping.
   */
  isClosed(): boolean
  isUnderPressure(): boolean
  onAnswered?: ((request: AnsweredRequest) => void) | undefined
}

/** The edition from which a response is made, and the time, both read before the response is made. */
export interface ResponseBasis {
  edition: string | undefined
  /** In ms since 1970. */
  at: number
}

interface Answered {
  request: FastifyRequest
  reply: FastifyReply
  representation: PreparedResponse
}

/**
 * A cache, in front of the router, of recently sent responses by URL and accepted encodings. It sends the
 * same headers and bytes as the route would, at a third of the cost. Because this costs less than refusing
 * the request, the cache is used even while the process is overloaded.
 */
export class RecentResponseCache {
  readonly #options: Options
  readonly #stored = new Map<string, Stored>()

  constructor(options: Options) {
    this.#options = options
  }

  /** Sends the stored response to a request if there is a fresh one. Returns false if the route must answer. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (this.#stored.size === 0 || !isCacheableRequest(request)) return false
    const key = buildRecentResponseCacheKey(request)
    const found = key === undefined ? undefined : this.#stored.get(key)
    if (!found || this.#options.isClosed() || !this.#isUsable(found)) return false
    this.#report(found, response)
    response.writeHead(200, found.headers)
    response.end(found.bytes)
    return true
  }

  /**
   * Returns the current edition and time, on which a response that is about to be made depends. Call it before
   * making the response, and pass the result to `store`.
   */
  basis(): ResponseBasis {
    return { edition: this.#options.edition(), at: this.#options.now() }
  }

  /**
   * Stores the response to a request for later requests with the same URL and accepted encodings.
   *
   * @param reply has all headers except those of the representation
   * @param freshUntil the time from which the route answers again, in ms since 1970
   */
  store(
    { request, reply, representation }: Answered,
    { edition, freshUntil }: Pick<ResponseBasis, 'edition'> & { freshUntil: number },
  ): void {
    const key = isCacheableRequest(request.raw) ? buildRecentResponseCacheKey(request.raw) : undefined
    const isCurrent = reply.statusCode === 200 && edition === this.#options.edition()
    const form = isCurrent ? chooseEncodedBody(request, representation) : undefined
    if (key === undefined || !form) return
    // As many different URLs as the cache can hold come from an attack, or from a campaign's tracking
    // parameters. The cache is then emptied, and the next requests fill it again.
    if (this.#stored.size >= MAX_ANSWERS) this.clear()
    const headers = { ...reply.getHeaders(), ...form.headers, 'content-length': form.bytes.length }
    this.#stored.set(key, {
      route: request.routeOptions.url ?? 'none',
      headers: Object.entries(headers).flatMap(([name, value]) => [name, String(value)]),
      bytes: form.bytes,
      edition,
      freshUntil,
    })
  }

  /** Removes all responses. */
  clear(): void {
    this.#stored.clear()
  }

  #isUsable({ edition, freshUntil }: Stored): boolean {
    if (edition !== this.#options.edition()) return false
    const now = this.#options.now()
    return now < freshUntil || (now < freshUntil + STALE_MS && this.#options.isUnderPressure())
  }

  #report({ route }: Stored, response: ServerResponse): void {
    const { onAnswered } = this.#options
    if (!onAnswered) return
    const begun = performance.now()
    response.once('close', () => {
      onAnswered({ route, method: 'GET', status: 200, seconds: (performance.now() - begun) / 1000 })
    })
  }
}
