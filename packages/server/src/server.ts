import { createServer as createHttpServer } from 'node:http'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import { API_BASE } from '@plainwire/domain/addresses'
import { KB } from '@plainwire/domain/units'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { registerOpenApi } from './api-docs/openapi.ts'
import { answerRequestsInOrder } from './connections/answer-in-order.ts'
import { closeConnectionsOnShutdown } from './connections/lifecycle.ts'
import { createMalformedRequestHandler, rejectUnsupportedExpectHeaders } from './connections/raw-errors.ts'
import { limitToTwentyStories } from './editions/twenty-stories.ts'
import { createErrorHandler, sendError } from './error-answers.ts'
import { ApiError, toApiErrorCode } from './errors.ts'
import type { ServerOptions } from './options.ts'
import { rejectUnderPressure } from './overload.ts'
import { registerRoutes } from './routes/register-routes.ts'
import { collectRegisteredRoutes, createUnroutedRequestHandler } from './routes/site/unrouted-requests.ts'
import { buildSecurityHeaders } from './security-headers.ts'
import { createRateLimitStore } from './serving/limits/request-counts.ts'
import { RecentResponseCache } from './serving/ready-answers.ts'
import { registerRequestObservers } from './serving/watch-requests.ts'
import { excludeWithdrawnFromArchive } from './withdrawals/archive-without-withdrawn.ts'

/** The maximum size of a request's body, in bytes; the largest usual body has a few hundred settings. */
const MAX_BODY_BYTES = 64 * KB
/** The maximum length of a URL, in characters; our longest URLs are those of signed pictures. */
const MAX_URL_CHARACTERS = 5000
const REQUEST_TIMEOUT_MS = 30_000
/**
 * How long an idle connection remains open, in ms: longer than load balancers wait, so that the server never
 * closes a connection first.
 */
const KEEP_ALIVE_MS = 72_000
/**
 * How long a connection may be inactive, even while an answer is being sent, in ms: a client that doesn't read
 * is disconnected.
 */
const SILENCE_MS = 90_000
/**
 * The mean delay of the event loop over a second, in ms, above which requests are refused, so that the
 * remaining requests are answered in time.
 */
const MAX_EVENT_LOOP_DELAY_MS = 1000
/** The prefix length of one customer's IPv6 network, whose addresses the rate limits count together. */
const IPV6_SUBNET = 64

function bareServer(
  headers: Record<string, string>,
  ready: RecentResponseCache,
  options: ServerOptions,
): FastifyInstance {
  return Fastify({
    logger: false,
    trustProxy: options.trustProxy ?? false,
    bodyLimit: MAX_BODY_BYTES,
    serverFactory: (handle) => {
      // Node's own check is switched off: a hook refuses requests without a Host header, so that the answer
      // has our headers.
      const limits = {
        requireHostHeader: false,
        requestTimeout: REQUEST_TIMEOUT_MS,
        keepAliveTimeout: KEEP_ALIVE_MS,
      }
      const answer = answerRequestsInOrder((request, response) => {
        if (!ready.answer(request, response)) handle(request, response)
      })
      return createHttpServer(limits, answer).setTimeout(SILENCE_MS)
    },
    // Requests that arrive while stopping are answered; their connection then closes.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: MAX_URL_CHARACTERS },
    clientErrorHandler: createMalformedRequestHandler(headers),
    frameworkErrors: (error, _request, reply) => {
      sendError(reply.headers(headers), toApiErrorCode(error))
    },
  })
}

async function protect(
  app: FastifyInstance,
  headers: Record<string, string>,
  { now, maxEventLoopDelayMs = MAX_EVENT_LOOP_DELAY_MS }: ServerOptions,
): Promise<void> {
  app.addHook('onRequest', ({ raw }, reply, done) => {
    reply.headers(headers)
    if ((raw.url?.length ?? 0) > MAX_URL_CHARACTERS) return done(new ApiError('URL_TOO_LONG'))
    // HTTP/1.1 requires a Host header (RFC 9112, 3.2); HTTP/1.0 had none.
    if (raw.headers.host === undefined && raw.httpVersion === '1.1') return done(new ApiError('BAD_REQUEST'))
    done()
  })
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    pressureHandler: rejectUnderPressure,
  })
  await app.register(rateLimit, {
    global: false,
    store: createRateLimitStore(() => now().getTime()),
    ipv6Subnet: IPV6_SUBNET,
    errorResponseBuilder: (_request, { ttl }) =>
      new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(ttl / 1000) }),
  })
}

/**
 * Creates the HTTP server for the edition, its stories and pictures, and the application's pages. All
 * dependencies are passed in. It listens only after `listen()`; `stopServer` ends it without failing a request.
 */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const headers = buildSecurityHeaders(options.config.publicUrl)
  const editions = options.config.flags.debug20 ? limitToTwentyStories(options.editions) : options.editions
  const ready = new RecentResponseCache({
    now: () => options.now().getTime(),
    edition: () => editions.current()?.pointer.digest,
    isClosed: () => options.watchRequest !== undefined || app.lifecycle.isStopping,
    isUnderPressure: () => app.isUnderPressure(),
    onAnswered: options.onAnswered,
  })
  editions.onChange(() => ready.clear())
  const app = bareServer(headers, ready, options)
  app.decorate('lifecycle', { isStopping: false })
  app.decorate('readyAnswers', ready)
  closeConnectionsOnShutdown(app)
  rejectUnsupportedExpectHeaders(app.server, headers)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(createErrorHandler(options.log))
  app.removeContentTypeParser('text/plain')
  const unrouted = createUnroutedRequestHandler(collectRegisteredRoutes(app))
  registerRequestObservers(app, options)
  await protect(app, headers, options)
  app.setNotFoundHandler(unrouted)
  await registerOpenApi(app, options.config.publicUrl)
  const { archive, withdrawals } = options
  await registerRoutes(app, {
    ...options,
    editions,
    archive: withdrawals ? excludeWithdrawnFromArchive(archive, withdrawals) : archive,
  })
  app.get(`${API_BASE}/*`, { schema: { hide: true } }, unrouted)
  await app.ready()
  return app
}
