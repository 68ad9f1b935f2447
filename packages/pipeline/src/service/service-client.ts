import type { HttpFailure, HttpResponse, JsonHttpClient } from '../ports.ts'
import { type CircuitBreaker, createCircuitBreaker } from './circuit.ts'

/**
 * Why a service returned no answer. 'paused' means that it was not called, because it has just failed too
 * often.
 */
type ServiceFailure = HttpFailure | 'busy' | 'refused' | 'quota' | 'broken' | 'not-json' | 'paused'

export interface FailedServiceRequest {
  failure: ServiceFailure
  message: string
  /**
   * The beginning of the response body if the service refused the request; it may name an unknown parameter.
   */
  detail?: string
}

export interface JsonServiceRequest<Answer = unknown> {
  url: string
  headers?: Record<string, string>
  json: unknown
  timeoutMs: number
  /** The maximum size of the response, in bytes. */
  maxBytes: number
  /**
   * Parses the response body, and throws if it is invalid. `JSON.parse` by default; a response of several JSON
   * values, such as a stream, needs its own function.
   */
  parse?: (text: string) => Answer
  /**
   * Whether a refusal (400, 422, 501) only means that the request must be phrased differently. It then
   * doesn't count as a failure of the service.
   */
  isTrial?: boolean
}

export interface ExternalServiceOptions {
  http: JsonHttpClient
  now: () => Date
  /** Waits for a number of ms. */
  wait: (ms: number) => Promise<void>
}

export interface ServiceClient {
  /** Returns the parsed answer, or the reason why there is none. Never throws. */
  request<Answer = unknown>(
    question: JsonServiceRequest<Answer>,
  ): Promise<{ json: Answer } | FailedServiceRequest>
  /** Whether the service may be called now. */
  isOpen(): boolean
}

/** The number of retries if a service is busy or failing. */
const RETRIES = 2
/** The delay before the first and second retry, in ms, if the service doesn't specify one. */
const BACK_OFF_MS = [500, 2_000]
/** The maximum wait for a retry, in ms; a longer one would delay the edition. */
const MAX_WAIT_MS = 10_000

/**
 * Parses Retry-After, in seconds or as an HTTP date (RFC 9110, 10.2.3), to ms from now. Undefined if it is
 * missing or invalid.
 */
function requestedWaitMs(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined
  const ms = /^\d{1,6}$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now.getTime()
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}

/** The HTTP statuses with which services refuse the form of a request, rather than fail. */
const FORM_REFUSALS = new Set([400, 422, 501])
/** The maximum number of characters of a refusal's body that are returned. */
const MAX_DETAIL = 1_000

function read<Answer>(
  answer: HttpResponse,
  parse: (text: string) => Answer,
): { json: Answer } | FailedServiceRequest {
  const { status, body, url } = answer
  const text = new TextDecoder().decode(body)
  const host = new URL(url).hostname
  // 456 is DeepL's status for 'quota exceeded', 402 that of other services.
  if (status === 456 || status === 402)
    return { failure: 'quota', message: `${host} says that its quota is used up.` }
  if (status === 429) return { failure: 'busy', message: `${host} asks for patience.` }
  if (status >= 500 && !FORM_REFUSALS.has(status))
    return { failure: 'broken', message: `${host} answered ${status}.` }
  if (status < 200 || status > 299) {
    const detail = FORM_REFUSALS.has(status) ? { detail: text.slice(0, MAX_DETAIL) } : {}
    return { failure: 'refused', message: `${host} answered ${status}.`, ...detail }
  }
  try {
    return { json: parse(text) }
  } catch {
    return { failure: 'not-json', message: `${host} did not answer in JSON.` }
  }
}

const isPassing = (failure: ServiceFailure) => ['busy', 'broken', 'unreachable'].includes(failure)

async function requestOnce<Answer>(parts: ExternalServiceOptions, question: JsonServiceRequest<Answer>) {
  const { url, parse = JSON.parse, isTrial: _trial, ...request } = question
  const answer = await parts.http.postJson(url, request)
  if ('failure' in answer) return { result: answer, waitMs: undefined }
  return { result: read(answer, parse), waitMs: requestedWaitMs(answer.headers['retry-after'], parts.now()) }
}

async function requestWithRetries<Answer>(
  parts: ExternalServiceOptions,
  question: JsonServiceRequest<Answer>,
): Promise<{ json: Answer } | FailedServiceRequest> {
  for (let tried = 0; ; tried++) {
    const { result, waitMs = BACK_OFF_MS[tried] ?? MAX_WAIT_MS } = await requestOnce(parts, question)
    if (!('failure' in result) || !isPassing(result.failure)) return result
    if (tried >= RETRIES || waitMs > MAX_WAIT_MS) return result
    await parts.wait(waitMs)
  }
}

/**
 * Creates a client for a service of the operator's choice. It repeats a request that fails because the service
 * is busy, failing or unreachable, after the delay in Retry-After if there is one. After four failed requests
 * in a row, it doesn't call the service for five minutes.
 */
export function createServiceClient(
  parts: ExternalServiceOptions,
  breaker: CircuitBreaker = createCircuitBreaker(parts.now),
): ServiceClient {
  return {
    isOpen: () => breaker.isClosed(),
    async request(question) {
      if (!breaker.isClosed()) return { failure: 'paused', message: 'The service failed too often just now.' }
      const result = await requestWithRetries(parts, question)
      if (!('failure' in result)) breaker.succeeded()
      else if (!question.isTrial || result.detail === undefined) breaker.failed()
      return result
    },
  }
}
