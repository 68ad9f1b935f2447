import type { HttpAnswer, HttpFailure, JsonHttp } from '../ports.ts'
import { type Circuit, circuit } from './circuit.ts'

/** Why a service gave no answer. 'paused': it was not called, because it failed too often just before. */
export type ServiceFailure = HttpFailure | 'busy' | 'refused' | 'quota' | 'broken' | 'not-json' | 'paused'

export interface ServiceFailed {
  failure: ServiceFailure
  message: string
  /** The beginning of the body of a refusal: it may name an unknown parameter. */
  detail?: string
}

export interface Question<Answer = unknown> {
  url: string
  headers?: Record<string, string>
  json: unknown
  timeoutMs: number
  /** Of the answer. */
  maxBytes: number
  /** Reads the answer's text where it may be more than one JSON value; throws where it can't. `JSON.parse` where not given. */
  parse?: (text: string) => Answer
  /**
   * A refusal (400, 422, 501) means that the request needs another form: it doesn't count as a failure of the
   * service.
   */
  isTrial?: boolean
}

export interface ServiceOptions {
  http: JsonHttp
  now: () => Date
  /** Waits that many ms. */
  wait: (ms: number) => Promise<void>
}

export interface Service {
  /** The parsed answer, or why there is none. Never throws. */
  ask<Answer = unknown>(question: Question<Answer>): Promise<{ json: Answer } | ServiceFailed>
  /** Whether it may be called now. */
  isOpen(): boolean
}

/** The number of retries if it is busy or broken. */
const RETRIES = 2
/** The wait before the first and second retry, in ms, if the service doesn't give one. */
const BACK_OFF_MS = [500, 2_000]
/** A longer wait would hold up an edition: the story goes without. */
const MAX_WAIT_MS = 10_000

/** Seconds or an HTTP date (RFC 9110, 10.2.3), as ms from now; undefined where there is none that can be read. */
function askedWaitMs(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined
  const ms = /^\d{1,6}$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now.getTime()
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}

/** Statuses of a request whose form isn't understood. */
const FORM_REFUSALS = new Set([400, 422, 501])
/** Characters of a refusal's body. */
const MAX_DETAIL = 1_000

function read<Answer>(answer: HttpAnswer, parse: (text: string) => Answer): { json: Answer } | ServiceFailed {
  const { status, body, url } = answer
  const text = new TextDecoder().decode(body)
  const host = new URL(url).hostname
  // 456 is DeepL's 'quota exceeded', 402 that of others.
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

async function askOnce<Answer>(parts: ServiceOptions, question: Question<Answer>) {
  const { url, parse = JSON.parse, isTrial: _trial, ...request } = question
  const answer = await parts.http.postJson(url, request)
  if ('failure' in answer) return { result: answer, waitMs: undefined }
  return { result: read(answer, parse), waitMs: askedWaitMs(answer.headers['retry-after'], parts.now()) }
}

async function askPatiently<Answer>(
  parts: ServiceOptions,
  question: Question<Answer>,
): Promise<{ json: Answer } | ServiceFailed> {
  for (let tried = 0; ; tried++) {
    const { result, waitMs = BACK_OFF_MS[tried] ?? MAX_WAIT_MS } = await askOnce(parts, question)
    if (!('failure' in result) || !isPassing(result.failure)) return result
    if (tried >= RETRIES || waitMs > MAX_WAIT_MS) return result
    await parts.wait(waitMs)
  }
}

/**
 * A service of the operator's choice, called with retries: again when it is busy, after the time that it
 * gives (Retry-After), and not at all for five minutes after four failures in a row.
 */
export function service(parts: ServiceOptions, breaker: Circuit = circuit(parts.now)): Service {
  return {
    isOpen: () => breaker.isClosed(),
    async ask(question) {
      if (!breaker.isClosed()) return { failure: 'paused', message: 'The service failed too often just now.' }
      const result = await askPatiently(parts, question)
      if (!('failure' in result)) breaker.succeeded()
      else if (!question.isTrial || result.detail === undefined) breaker.failed()
      return result
    },
  }
}
