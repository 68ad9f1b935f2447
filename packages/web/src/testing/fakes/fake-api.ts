import type { NetworkDependencies } from '../../lib/outside.ts'

/** A received call. */
export interface ReceivedCall {
  /** Method and path, such as 'GET /api/profile'. */
  call: string
  token: string | undefined
  body: unknown
}
type Answering = (received: ReceivedCall) => Response | Error | Promise<Response | Error>

/**
 * Creates a fake API with an answer for each method and path. Other calls fail as if the connection were lost.
 */
export function fakeApi(answers: Record<string, Answering>) {
  const received: ReceivedCall[] = []
  const pauses: number[] = []
  const fetch = async (url: string | URL | Request, request: RequestInit = {}) => {
    const token = new Headers(request.headers).get('authorization')?.replace('Bearer ', '')
    const body: unknown = typeof request.body === 'string' ? JSON.parse(request.body) : undefined
    const receivedCall = { call: `${request.method} ${String(url)}`, token, body }
    received.push(receivedCall)
    const answer = await answers[receivedCall.call]?.(receivedCall)
    if (answer instanceof Response) return answer
    throw answer ?? new TypeError('Failed to fetch')
  }
  const outside: NetworkDependencies = {
    fetch,
    wait: async (ms) => {
      pauses.push(ms)
    },
  }
  return { outside, received, pauses, calls: () => received.map(({ call }) => call) }
}

/** Creates an error response of the API. */
export function apiError(status: number, code: string, message = code, retryAfter?: number): Response {
  const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': `${retryAfter}` }
  return Response.json({ error: { code, message } }, { status, headers })
}
