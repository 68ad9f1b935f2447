import { type Agent, type Dispatcher, request as send } from 'undici'
import type { HttpRequest, HttpResponse } from '../../ports.ts'
import { readResponseBody } from './body.ts'
import type { HttpLimits } from './http-limits.ts'
import { resolveRedirectTarget } from './redirect.ts'

/** One HTTP request, without the redirects that follow it. */
export interface SingleHttpRequest extends HttpRequest {
  signal: AbortSignal
  /** GET if undefined. */
  method?: 'POST' | 'PUT' | 'DELETE'
  body?: string | Uint8Array
}

type Hop = Pick<HttpResponse, 'status' | 'headers' | 'body'> | { status: number; location: URL }

/**
 * Sends one request, without following a redirect.
 *
 * @returns the answer, or the target of a redirect
 * @throws if the server doesn't answer, or if its answer exceeds a limit
 */
export async function sendSingleRequest(
  client: { limits: HttpLimits; userAgent: string },
  agent: Agent,
  url: URL,
  visit: SingleHttpRequest,
): Promise<Hop> {
  const response = await send(url, {
    dispatcher: agent,
    method: visit.method ?? 'GET',
    ...(visit.body !== undefined && { body: visit.body }),
    signal: visit.signal,
    headers: {
      accept: '*/*',
      ...visit.headers,
      'accept-encoding': 'br, gzip, deflate',
      'user-agent': client.userAgent,
    },
  })
  const headers = joined(response.headers)
  const status = response.statusCode
  try {
    const location = resolveRedirectTarget(status, headers, url)
    if (location) return { status, location }
    const { wireBytes, decodedBytes } = client.limits
    const limits = { wireBytes, decodedBytes: Math.min(visit.maxBytes ?? decodedBytes, decodedBytes) }
    return { status, headers, body: await readResponseBody(response.body, headers, limits) }
  } finally {
    discardBody(response)
  }
}

/** Discards the rest of a body; undici's resulting error is expected. */
function discardBody({ body }: Dispatcher.ResponseData): void {
  if (body.readableEnded) return
  body.on('error', () => undefined)
  body.destroy()
}

/**
 * Headers whose repeated values must not be joined with commas: a robot's name at the beginning of one value
 * would then seem to apply to the next one too.
 */
const LINES: ReadonlySet<string> = new Set(['x-robots-tag'])

function joined(headers: Dispatcher.ResponseData['headers']): Record<string, string> {
  const result: Record<string, string> = {}
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined)
      result[name] = Array.isArray(value) ? value.join(LINES.has(name) ? '\n' : ', ') : value
  return result
}
