import { type Call, ErrorAnswer } from '@plainwire/domain/contract'
import type { z } from 'zod'
import type { Outside } from './outside.ts'

const API_BASE = '/api'
const TIMEOUT_MS = 30_000
const RETRIES = 3
const FIRST_PAUSE_MS = 400
/** A longer pause that the server requests is reported instead of waited for. */
const LONGEST_PAUSE_S = 10
const TOO_MANY_REQUESTS = 429
const SERVER_ERROR = 500
/** Methods whose calls can be repeated: the second one changes nothing more. */
const IDEMPOTENT: readonly Call['method'][] = ['GET', 'PUT', 'DELETE']

/** The status of a call without an answer. */
export const UNREACHED = 0

export interface Refused {
  ok: false
  /** The contract's; 'UNREACHED' without an answer, 'UNREADABLE' where it isn't what the contract says. */
  code: string
  /** The server's own words. */
  message: string
  status: number
  /** How long the server asks to wait. */
  retryAfterSeconds?: number
}
export type Answered<T> = { ok: true; data: T } | Refused
export type AnswerOf<C extends Call> = Answered<z.output<C['answer']>>

type Sent<C extends Call, Part extends 'body' | 'params' | 'query'> =
  C extends Record<Part, infer Schema extends z.ZodType> ? z.input<Schema> : never

/** The request's parts, as the contract describes them. */
export interface CallInput<C extends Call> {
  body?: Sent<C, 'body'>
  /** Values of the braces in the path. */
  params?: Sent<C, 'params'>
  /** Values that are undefined are left out. */
  query?: Sent<C, 'query'>
}

export interface CallOptions {
  /** The access token of a reader's call. */
  token?: string | undefined
  /** Whether it may be repeated automatically; by its method if undefined. */
  isRepeatable?: boolean
  /** How often it is repeated at most. */
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

/** The JSON of a response; undefined if it is none. Rejects if the connection is lost on the way. */
async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function refusalOf(response: Response, body: unknown): Refused {
  const { data } = ErrorAnswer.safeParse(body)
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
  outside: Outside,
): Promise<AnswerOf<C>> {
  let response: Response
  let body: unknown
  try {
    response = await outside.fetch(urlOf(call, input), requestOf(call, input.body, options))
    body = await jsonOf(response)
  } catch {
    return { ok: false, code: 'UNREACHED', message: 'Network error', status: UNREACHED }
  }
  if (!response.ok) return refusalOf(response, body)
  const answer = call.answer.safeParse(body)
  // The schema is the call's own; the compiler can't follow that through a call of any kind.
  if (answer.success) return { ok: true, data: answer.data as z.output<C['answer']> }
  return { ok: false, code: 'UNREADABLE', message: '', status: response.status }
}

/** How long to wait before the next attempt, in ms; undefined where another attempt is no use. */
function pauseMs({ status, retryAfterSeconds }: Refused, attempt: number): number | undefined {
  if (status !== UNREACHED && status !== TOO_MANY_REQUESTS && status < SERVER_ERROR) return undefined
  if (retryAfterSeconds === undefined) return FIRST_PAUSE_MS * 2 ** attempt
  return retryAfterSeconds > LONGEST_PAUSE_S ? undefined : retryAfterSeconds * 1000
}

/**
 * Makes a call of the contract: 30 s at most where nothing else is given, and up to three more attempts where that can help and
 * does no harm. Returns what the contract says, or why not.
 */
export async function callApi<C extends Call>(
  call: C,
  input: CallInput<C>,
  options: CallOptions,
  outside: Outside,
): Promise<AnswerOf<C>> {
  const { isRepeatable = IDEMPOTENT.includes(call.method), retries = RETRIES } = options
  for (let attempt = 0; ; attempt++) {
    const answered = await once(call, input, options, outside)
    if (answered.ok || !isRepeatable || attempt >= retries) return answered
    const pause = pauseMs(answered, attempt)
    if (pause === undefined) return answered
    await outside.wait(pause)
  }
}
