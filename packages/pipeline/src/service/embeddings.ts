import type { Embedder } from '../ports.ts'
import { toUnitVector } from '../vectors/unit-vector.ts'
import { type EmbeddingProtocol, resolveEmbeddingProtocol } from './embedding-protocol.ts'
import type { ServiceClient } from './service-client.ts'

/**
 * An endpoint that returns vectors for texts, in OpenAI's protocol, which most model servers support, or in
 * Ollama's.
 */
export interface EmbeddingEndpoint {
  /** The complete URL, or its beginning up to and including '/v1' (OpenAI) or '/api' (Ollama). */
  url: string
  model: string
  key?: string | undefined
  /** A prefix that the model needs before every text, such as 'query: '. */
  prefix?: string | undefined
}

export interface EmbeddingLimits {
  /** The time limit for one request, in ms. */
  requestMs: number
  /** The time limit for all requests between two calls of `startBatch`, in ms. */
  batchMs: number
}

/** Thrown if an endpoint returned no usable vectors; the message says why. */
export class EmbeddingError extends Error {
  override readonly name = 'EmbeddingError'
  readonly code: 'SERVICE_FAILED' | 'BAD_ANSWER' | 'WRONG_COUNT' | 'WRONG_DIMENSION' | 'OUT_OF_TIME'

  constructor(code: EmbeddingError['code'], message: string) {
    super(message)
    this.code = code
  }
}

/**
 * The number of texts in one request. Hosted services accept 96 and more; a model on a small machine answers 32
 * within seconds.
 */
const BATCH = 32
/**
 * The maximum size of a response, in bytes: 32 vectors of 4096 numbers with 24 characters each, and the JSON
 * around them.
 */
const MAX_BYTES = 4_000_000

/**
 * Validates the vectors of a response.
 *
 * @param expected the dimension of earlier vectors, if there are any
 */
function checkVectors(vectors: readonly number[][], texts: number, expected: number | undefined): void {
  if (vectors.length !== texts) {
    const counts = `${vectors.length} vectors for ${texts} texts`
    throw new EmbeddingError('WRONG_COUNT', `The embedding endpoint gave ${counts}.`)
  }
  const dimension = expected ?? vectors[0]?.length
  const other = vectors.find(({ length }) => length !== dimension)
  if (!other) return
  const lengths = `${other.length} numbers where others have ${dimension}`
  throw new EmbeddingError('WRONG_DIMENSION', `The embedding endpoint gave a vector of ${lengths}.`)
}

interface EndpointParts {
  service: ServiceClient
  endpoint: EmbeddingEndpoint
  limits: EmbeddingLimits
  now: () => Date
}

class EndpointEmbedder implements Embedder {
  readonly name: string
  readonly #parts: EndpointParts
  readonly #protocol: EmbeddingProtocol
  readonly #headers: Record<string, string>
  #endsAt = Number.POSITIVE_INFINITY
  #dimension: number | undefined

  constructor(parts: EndpointParts) {
    const { url, model, key, prefix = '' } = parts.endpoint
    this.#parts = parts
    this.#protocol = resolveEmbeddingProtocol(url)
    this.#headers = key === undefined ? {} : { authorization: `Bearer ${key}` }
    this.name = [new URL(url).host, model, prefix].filter(Boolean).join(' ')
  }

  startBatch(): void {
    this.#endsAt = this.#parts.now().getTime() + this.#parts.limits.batchMs
  }

  async embed(texts: readonly string[]): Promise<Float32Array[]> {
    const vectors: Float32Array[] = []
    for (let at = 0; at < texts.length; at += BATCH) {
      vectors.push(...(await this.#embedBatch(texts.slice(at, at + BATCH))))
    }
    return vectors
  }

  async #embedBatch(texts: readonly string[]): Promise<Float32Array[]> {
    const { limits, now } = this.#parts
    const leftMs = this.#endsAt - now().getTime()
    if (leftMs <= 0) throw new EmbeddingError('OUT_OF_TIME', 'The embedding endpoint is too slow.')
    const vectors = await this.#request(texts, Math.min(limits.requestMs, leftMs))
    checkVectors(vectors, texts.length, this.#dimension)
    this.#dimension = vectors[0]?.length
    return vectors.map(toUnitVector)
  }

  async #request(texts: readonly string[], timeoutMs: number): Promise<number[][]> {
    const { service, endpoint } = this.#parts
    const { url, answer, bodyOf } = this.#protocol
    const prefixed = texts.map((text) => (endpoint.prefix ?? '') + text)
    const json = bodyOf(endpoint.model, prefixed)
    const result = await service.request({
      url,
      headers: this.#headers,
      json,
      timeoutMs,
      maxBytes: MAX_BYTES,
    })
    if ('failure' in result) throw new EmbeddingError('SERVICE_FAILED', result.message)
    const read = answer.safeParse(result.json)
    if (!read.success) throw new EmbeddingError('BAD_ANSWER', 'The embedding endpoint gave no vectors.')
    return read.data
  }
}

/**
 * Creates an embedder that sends 32 texts per request, with the retries and circuit breaker of its service.
 * Rejects with an EmbeddingError if the endpoint returns nothing usable or the batch's time limit has passed.
 */
export function createEndpointEmbedder(parts: EndpointParts): Embedder {
  return new EndpointEmbedder(parts)
}
