import { type Call, ErrorAnswer } from '@plainwire/domain/contract'
import type { z } from 'zod'
import { FIRST_WAIT_MS, mayRetry, type Outside, RETRIES, TIMEOUT_MS } from './api.ts'

const API_BASE = '/api'
/** Calls that may be made twice: the second one changes nothing more. */
const IDEMPOTENT: readonly Call['method'][] = ['GET', 'PUT', 'DELETE']
/** Who must wait longer is told so instead. */
const LONGEST_WAIT_S = 10
/** There was no answer. */
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

/** What a call is made with. */
export interface CallInput<C extends Call> {
  body?: C extends { body: infer Body extends z.ZodType } ? z.input<Body> : never
  /** What stands in the path in braces. */
  params?: Record<string, string>
}

export interface CallOptions {
  /** The access token of a reader's call. */
  token?: string | undefined
  /** Whether it may be made again by itself; by its method where this isn't said. */
  isRepeatable?: boolean
}

function addressOf(call: Call, params: Record<string, string> = {}): string {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return call.base === 'root' ? path : `${API_BASE}${path}`
}

function requestOf<C extends Call>(call: C, input: CallInput<C>, token: string | undefined): RequestInit {
  return {
    method: call.method,
    headers: {
      accept: 'application/json',
      ...(input.body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }
}

async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return undefined
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
  token: string | undefined,
  outside: Outside,
): Promise<AnswerOf<C>> {
  let response: Response
  try {
    response = await outside.fetch(addressOf(call, input.params), requestOf(call, input, token))
  } catch {
    return { ok: false, code: 'UNREACHED', message: 'Network error', status: UNREACHED }
  }
  const body = await jsonOf(response)
  if (!response.ok) return refusalOf(response, body)
  const answer = call.answer.safeParse(body)
  // The schema is the call's own; the compiler can't follow that through a call of any kind.
  if (answer.success) return { ok: true, data: answer.data as z.output<C['answer']> }
  return { ok: false, code: 'UNREADABLE', message: '', status: response.status }
}

/** How long to wait before the next try; undefined where trying again is no use. */
function pauseMs({ status, retryAfterSeconds }: Refused, attempt: number): number | undefined {
  if (status !== UNREACHED && !mayRetry(status)) return undefined
  if (retryAfterSeconds === undefined) return FIRST_WAIT_MS * 2 ** attempt
  return retryAfterSeconds > LONGEST_WAIT_S ? undefined : retryAfterSeconds * 1000
}

/**
 * Makes a call of the contract: 30 s at most; up to three more tries where that can help and does no harm.
 * What comes back is what the contract says, or why not.
 */
export async function callApi<C extends Call>(
  call: C,
  input: CallInput<C>,
  { token, isRepeatable = IDEMPOTENT.includes(call.method) }: CallOptions,
  outside: Outside,
): Promise<AnswerOf<C>> {
  for (let attempt = 0; ; attempt++) {
    const answered = await once(call, input, token, outside)
    if (answered.ok || !isRepeatable || attempt >= RETRIES) return answered
    const pause = pauseMs(answered, attempt)
    if (pause === undefined) return answered
    await outside.wait(pause)
  }
}
