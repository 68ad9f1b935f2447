import { API_BASE } from '@plainwire/domain/addresses'
import { type Call, ErrorResponse } from '@plainwire/domain/contract'
import type { z } from 'zod'
import type { NetworkDependencies } from './outside.ts'

const TIMEOUT_MS = 30_000
const RETRIES = 3
const FIRST_PAUSE_MS = 400
/**
 * The longest pause, in seconds, that the server may request before a call is repeated. If it requests a
 * longer one, the failure is returned.
 */
const LONGEST_PAUSE_S = 10
/** Methods whose calls are idempotent, so that they can be repeated. */
const IDEMPOTENT: readonly Call['method'][] = ['GET', 'PUT', 'DELETE']

/** The status of a call that got no answer. */
export const NO_RESPONSE_STATUS = 0
/** The statuses of a server, or of a proxy in front of it, that is busy or unavailable for a while. */
const TRANSIENT_STATUSES = [NO_RESPONSE_STATUS, 429, 502, 503, 504]
/**
 * The status of an unexpected error, which may not occur again. `callApi` therefore repeats the call, although
 * the failure doesn't count as transient.
 */
const INTERNAL_ERROR = 500

/** A failed call. */
export interface CallFailure {
  ok: false
  /**
   * The API's error code; 'UNREACHED' if there was no answer, 'UNREADABLE' if the answer doesn't match the
   * schema.
   */
  code: string
  /** The server's error message. */
  message: string
  status: number
  /** The pause that the server requests before the next attempt, in seconds. */
  retryAfterSeconds?: number
}
/** The result of a call: its data, or the failure. */
export type CallResult<T> = { ok: true; data: T } | CallFailure
/** The result of an API call, with the type that the API's contract defines for the data. */
export type EndpointCallResult<C extends Call> = CallResult<z.output<C['answer']>>

type RequestPart<C extends Call, Part extends 'body' | 'params' | 'query'> =
  C extends Record<Part, infer Schema extends z.ZodType> ? z.input<Schema> : never

/** The parts of a request, typed by the contract. */
export interface CallInput<C extends Call> {
  body?: RequestPart<C, 'body'>
  /** Values of the parameters in the path, such as '{id}'. */
  params?: RequestPart<C, 'params'>
  /** Values of the query string. Parameters whose value is undefined are left out. */
  query?: RequestPart<C, 'query'>
}

export interface CallOptions {
  /** The reader's access token; undefined for calls without a reader. */
  token?: string | undefined
  /**
   * True if the call may be repeated automatically after a failure; by default, this is true for idempotent
   * HTTP methods only.
   */
  isRepeatable?: boolean
  /** The maximum number of times that a failed call is repeated. */
  retries?: number
  timeoutMs?: number
}

function urlOf<C extends Call>(call: C, { params, query }: CallInput<C>): string {
  const values = new Map<string, unknown>(Object.entries(params ?? {}))
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name) ?? '')),
  )
  const given = Object.entries<unknown>(query ?? {}).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]))
  return `${call.base === 'root' ? '' : API_BASE}${path}${search.size > 0 ? `?${search}` : ''}`
}

function requestOf(call: Call, body: unknown, { token, timeoutMs = TIMEOUT_MS }: CallOptions): RequestInit {
  return {
    method: call.method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  }
}

/** Returns the parsed body of a response; undefined if it isn't JSON. Rejects if the connection is lost. */
async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function refusalOf(response: Response, body: unknown): CallFailure {
  const { data } = ErrorResponse.safeParse(body)
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return {
    ok: false,
    code: data?.error.code ?? 'UNREADABLE',
    message: data?.error.message ?? '',
    status: response.status,
    ...(Number.isFinite(seconds) && { retryAfterSeconds: seconds }),
  }
}

async function once<C extends Call>(
  call: C,
  input: CallInput<C>,
  options: CallOptions,
  outside: NetworkDependencies,
): Promise<EndpointCallResult<C>> {
  let response: Response
  let body: unknown
  try {
    response = await outside.fetch(urlOf(call, input), requestOf(call, input.body, options))
    body = await jsonOf(response)
  } catch {
    return { ok: false, code: 'UNREACHED', message: 'Network error', status: NO_RESPONSE_STATUS }
  }
  if (!response.ok) return refusalOf(response, body)
  const answer = call.answer.safeParse(body)
  // The assertion is safe, because `call.answer` has parsed the data, which the compiler can't infer for a
  // generic call.
  if (answer.success) return { ok: true, data: answer.data as z.output<C['answer']> }
  return { ok: false, code: 'UNREADABLE', message: '', status: response.status }
}

/** True if the same call may succeed later: the server wasn't reached, or it is busy or unavailable. */
export function isTransientFailure({ status }: CallFailure): boolean {
  return TRANSIENT_STATUSES.includes(status)
}

/**
 * Returns the pause before the next attempt, in ms: as long as the server requests, otherwise longer after each
 * attempt. Returns undefined if the server requests a pause that is too long to wait for.
 */
export function computeRetryDelayMs({ retryAfterSeconds }: CallFailure, attempt: number): number | undefined {
  if (retryAfterSeconds === undefined) return FIRST_PAUSE_MS * 2 ** attempt
  return retryAfterSeconds > LONGEST_PAUSE_S ? undefined : retryAfterSeconds * 1000
}

/**
 * Calls the API, by default with a timeout of 30 s and up to three more attempts. A call isn't tried again if
 * it isn't repeatable or its failure is final. Returns the data, or the failure.
 */
export async function callApi<C extends Call>(
  call: C,
  input: CallInput<C>,
  options: CallOptions,
  outside: NetworkDependencies,
): Promise<EndpointCallResult<C>> {
  const { isRepeatable = IDEMPOTENT.includes(call.method), retries = RETRIES } = options
  for (let attempt = 0; ; attempt++) {
    const answered = await once(call, input, options, outside)
    if (answered.ok || !isRepeatable || attempt >= retries) return answered
    if (!isTransientFailure(answered) && answered.status !== INTERNAL_ERROR) return answered
    const pause = computeRetryDelayMs(answered, attempt)
    if (pause === undefined) return answered
    await outside.wait(pause)
  }
}
