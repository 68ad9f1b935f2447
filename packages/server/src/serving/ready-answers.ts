import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AnsweredRequest } from '../options.ts'
import type { Representation } from './representation.ts'
import { sentForm } from './send.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readyAnswers: ReadyAnswers
  }
}

/** Longer addresses, and longer lists of codings than any browser sends, are answered by their route. */
const MAX_URL_CHARACTERS = 200
const MAX_CODING_CHARACTERS = 100
/** Their bytes are those of other caches: an entry is a list of headers. */
const MAX_ANSWERS = 1_000
/** How long past its time an answer is sent while the process is under pressure, in ms: what Cache-Control allows every cache. */
const STALE_MS = 600_000

interface Stored {
  /** The pattern of the route that made it. */
  route: string
  /** Names and values in turn, as Node sends them with the least work. */
  headers: string[]
  bytes: Buffer
  /** The edition that it was made from: with each edition and each withdrawal it is another one. */
  edition: string | undefined
  freshUntil: number
}

interface Options {
  /** Clock in ms. */
  now(): number
  /** Names what answers are made from; one made from another edition is not stored. */
  edition(): string | undefined
  /** Whether requests have to go through their hooks: those that are traced, and all while stopping. */
  isClosed(): boolean
  isUnderPressure(): boolean
  onAnswered?: ((request: AnsweredRequest) => void) | undefined
}

/** The state that an answer depends on, recorded before it is made. */
export interface Basis {
  edition: string | undefined
  /** Clock in ms. */
  at: number
}

interface Answered {
  request: FastifyRequest
  reply: FastifyReply
  representation: Representation
}

/** Whether a request asks for the whole answer and says nothing that its hooks would have to look at. */
function isPlain({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers.host !== undefined &&
    headers['if-none-match'] === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  )
}

function keyOf({ url = '', headers }: IncomingMessage): string | undefined {
  const coding = headers['accept-encoding'] ?? ''
  if (url.length > MAX_URL_CHARACTERS || coding.length > MAX_CODING_CHARACTERS) return undefined
  return `${coding}\n${url}`
}

/**
 * Answers that were sent a moment ago, by address and accepted codings, in front of the router: the same headers and bytes as by
 * their route, at a third of the work. It costs less than a refusal, so that it is done under pressure too.
 */
export class ReadyAnswers {
  readonly #options: Options
  readonly #stored = new Map<string, Stored>()

  constructor(options: Options) {
    this.#options = options
  }

  /** Sends the answer to a request where it is known and fresh. False where the route has to answer. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (this.#stored.size === 0 || !isPlain(request)) return false
    const key = keyOf(request)
    const found = key === undefined ? undefined : this.#stored.get(key)
    if (!found || this.#options.isClosed() || !this.#isUsable(found)) return false
    this.#report(found, response)
    response.writeHead(200, found.headers)
    response.end(found.bytes)
    return true
  }

  /** Notes what an answer is made from: passed to `store` when it is made. */
  basis(): Basis {
    return { edition: this.#options.edition(), at: this.#options.now() }
  }

  /**
   * Stores what a request is answered with, for the next ones like it.
   *
   * @param reply has all headers but those of the representation
   * @param about.freshUntil clock in ms; then the route answers again
   */
  store(
    { request, reply, representation }: Answered,
    { edition, freshUntil }: Pick<Basis, 'edition'> & { freshUntil: number },
  ): void {
    const key = isPlain(request.raw) ? keyOf(request.raw) : undefined
    const isCurrent = reply.statusCode === 200 && edition === this.#options.edition()
    const form = isCurrent ? sentForm(request, representation) : undefined
    if (key === undefined || !form) return
    // Addresses without end are an attack, or a campaign's parameters: the next readers fill it again.
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

  /** Forgets everything. */
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
