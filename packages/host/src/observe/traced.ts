import {
  addSpanAttributes,
  createRootSpan,
  endSpan,
  isServerRequestTraceActive,
  runInChildSpan,
  runInRootSpan,
  runWithSpan,
} from '@plainwire/newsroom/spans'
import type { GuardedHttpClient } from '@plainwire/pipeline/serving'
import type { RequestObserverFactory } from '@plainwire/server'
import type { JobQueueConfig } from '@plainwire/store'
import type { Tracing } from './tracing.ts'

const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * Replaces an unknown method by '_OTHER', as OpenTelemetry's conventions demand: a client may send any word as
 * its method.
 */
const knownMethod = (method: string) => (KNOWN_METHODS.has(method) ? method : '_OTHER')

/**
 * Traces requests to the server with their method, route pattern and status. For privacy, paths, queries,
 * addresses and headers are never recorded.
 */
export function createRequestTracer(tracing: Tracing | undefined): RequestObserverFactory | undefined {
  if (!tracing) return undefined
  return ({ method: word, traceparent }) => {
    const method = knownMethod(word)
    const facts = { 'http.request.method': method }
    const span = tracing.begin(method, { kind: 'server', facts }, traceparent)
    const active = createRootSpan(span, 'server')
    return {
      run: (next) => runWithSpan(active, next),
      answered({ route, status }) {
        span.rename(`${method} ${route}`)
        span.set({ 'http.route': route, 'http.response.status_code': status })
        if (status >= 500) span.fail(String(status))
        endSpan(active)
      },
    }
  }
}

/** Returns a function that runs each job of the queue in a separate trace; undefined without tracing. */
export function createJobTracer(tracing: Tracing | undefined): JobQueueConfig['around'] {
  if (!tracing) return undefined
  return (name, work) =>
    runInRootSpan(createRootSpan(tracing.begin(`job ${name}`, { kind: 'internal' }), 'internal'), work)
}

type Answer = Awaited<ReturnType<GuardedHttpClient['postBytes']>>

/** How the requests of a client are traced. */
export interface ClientTraceOptions {
  /** The purpose of the client: 'publishers', 'writer', … */
  client: string
  /** Whether the host was chosen by a reader, such as that of a webhook; it is then not recorded. */
  isHostPrivate?: boolean
}

/**
 * Wraps a guarded client so that its requests are traced with their host if they belong to a trace. Hosts that
 * a reader chose, or that would reveal what a reader looks at, are omitted. The requests themselves are not
 * changed.
 */
export function wrapHttpClientWithTracing<Http extends Partial<GuardedHttpClient>>(
  http: Http,
  { client, isHostPrivate = false }: ClientTraceOptions,
): Http {
  const hostOf = (url: string) =>
    isHostPrivate || isServerRequestTraceActive() ? undefined : URL.parse(url)?.hostname
  const traced = (method: string, url: string, send: () => Promise<Answer>): Promise<Answer> => {
    const host = hostOf(url)
    const facts = {
      'http.request.method': method,
      'plainwire.client': client,
      ...(host !== undefined && { 'server.address': host }),
    }
    const requested = async () => {
      const answer = await send()
      addSpanAttributes(
        'failure' in answer
          ? { 'error.type': answer.failure }
          : { 'http.response.status_code': answer.status },
      )
      return answer
    }
    return runInChildSpan(`${method} ${client}`, requested, { kind: 'client', facts })
  }
  const { get, postJson, postForm, postBytes } = http
  return {
    ...http,
    ...(get && { get: (...sent: Parameters<typeof get>) => traced('GET', sent[0], () => get(...sent)) }),
    ...(postJson && {
      postJson: (...sent: Parameters<typeof postJson>) => traced('POST', sent[0], () => postJson(...sent)),
    }),
    ...(postForm && {
      postForm: (...sent: Parameters<typeof postForm>) => traced('POST', sent[0], () => postForm(...sent)),
    }),
    ...(postBytes && {
      postBytes: (...sent: Parameters<typeof postBytes>) => traced('POST', sent[0], () => postBytes(...sent)),
    }),
  }
}
