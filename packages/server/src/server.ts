import { createServer as createHttpServer } from 'node:http'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import { API_BASE } from '@plainwire/domain/addresses'
import { Cities } from '@plainwire/domain/contract'
import { KB } from '@plainwire/domain/units'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { describeCalls } from './api-docs/openapi.ts'
import { answersInOrder } from './connections/connection-turns.ts'
import { endConnectionsOnStop } from './connections/lifecycle.ts'
import { rawErrorHandler, refuseExpectations } from './connections/raw-errors.ts'
import { limitToTwentyStories } from './editions/twenty-stories.ts'
import { ApiError, errorCodeOf, errorHandler, sendError } from './errors.ts'
import { createImageProxy } from './images/image-proxy.ts'
import { openImageStore } from './images/image-store.ts'
import { createSharedPictures } from './images/shared-pictures.ts'
import { warmPictures } from './images/warm-pictures.ts'
import type { ServerOptions } from './options.ts'
import { readWebBuild } from './pages/web-build.ts'
import { createPreviewPainter } from './previews/preview-painter.ts'
import { accountRoutes } from './routes/account-routes.ts'
import { adminRoutes } from './routes/admin/admin-routes.ts'
import { createCorrectionList, getCorrectionRoutes } from './routes/corrections/get-corrections.ts'
import { getEditionProofRoutes } from './routes/editions/get-edition-proof.ts'
import { getFeedRoutes } from './routes/feeds/get-feeds.ts'
import { geoRoutes } from './routes/geo/geo-routes.ts'
import { getImageRoute } from './routes/images/get-image.ts'
import { getPreviewRoute } from './routes/images/get-preview.ts'
import { getNewsRoutes } from './routes/news/get-news.ts'
import { getPageRoute } from './routes/pages/get-page.ts'
import { getPublisherRoutes } from './routes/publishers/get-publishers.ts'
import { pushRoutes } from './routes/push/push-routes.ts'
import { getQualityRoute } from './routes/quality/get-quality.ts'
import { getApiDocsRoutes } from './routes/site/get-api-docs.ts'
import { getOpenApiRoute } from './routes/site/get-openapi.ts'
import { getRobotsRoute } from './routes/site/get-robots.ts'
import { getSiteDocumentRoutes } from './routes/site/get-site-documents.ts'
import { getSitemapRoutes } from './routes/site/get-sitemaps.ts'
import { answerUnrouted, rememberRoutes } from './routes/site/other-methods.ts'
import { postReportsRoute } from './routes/site/post-reports.ts'
import { getStateRoutes } from './routes/status/get-state.ts'
import { getStatusRoutes } from './routes/status/get-status.ts'
import { storyRoutes } from './routes/stories/story-routes.ts'
import { getThreadRoute } from './routes/threads/get-thread.ts'
import { securityHeaders } from './security-headers.ts'
import { createRequestCounts } from './serving/limits/request-counts.ts'
import { ReadyAnswers } from './serving/ready-answers.ts'
import { watchRequests } from './serving/watch-requests.ts'
import { createStoryFinder } from './stories/story-finder.ts'
import { archiveWithoutWithdrawn } from './withdrawals/archive-without-withdrawn.ts'

/** Maximum size of a request's body; the largest call has a few hundred settings. */
const MAX_BODY_BYTES = 64 * KB
/** Maximum length of a URL; the longest of ours is that of a signed picture. */
const MAX_URL_CHARACTERS = 5000
const REQUEST_TIMEOUT_MS = 30_000
/**
 * How long an idle connection remains open, in ms: longer than load balancers wait, so that the server never
 * closes a connection first.
 */
const KEEP_ALIVE_MS = 72_000
/**
 * How long a connection may be inactive, also during an answer, in ms: a client that doesn't read is
 * disconnected.
 */
const SILENCE_MS = 90_000
/**
 * The mean delay of the event loop over a second, in ms, above which requests are refused, so that the
 * remaining ones are answered in time.
 */
const MAX_EVENT_LOOP_DELAY_MS = 1000
const RETRY_AFTER_SECONDS = 5
/** The IPv6 prefix length that providers assign to one customer. */
const IPV6_SUBNET = 64

function bareServer(
  headers: Record<string, string>,
  ready: ReadyAnswers,
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
      const answer = answersInOrder((request, response) => {
        if (!ready.answer(request, response)) handle(request, response)
      })
      return createHttpServer(limits, answer).setTimeout(SILENCE_MS)
    },
    // Requests that arrive while stopping are answered; their connection then closes.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: MAX_URL_CHARACTERS },
    clientErrorHandler: rawErrorHandler(headers),
    frameworkErrors: (error, _request, reply) => {
      sendError(reply.headers(headers), errorCodeOf(error))
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
    // RFC 9112, 3.2; HTTP/1.0 had no Host header.
    if (raw.headers.host === undefined && raw.httpVersion === '1.1') return done(new ApiError('BAD_REQUEST'))
    done()
  })
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    // async, because an exception in a callback hook would end the process.
    pressureHandler: async () => {
      throw new ApiError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    },
  })
  await app.register(rateLimit, {
    global: false,
    store: createRequestCounts(() => now().getTime()),
    ipv6Subnet: IPV6_SUBNET,
    errorResponseBuilder: (_request, { ttl }) =>
      new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(ttl / 1000) }),
  })
}

async function addRoutes(app: FastifyInstance, options: ServerOptions): Promise<void> {
  const { editions, config, log, now, images } = options
  const findStory = createStoryFinder(app, options)
  const list = createCorrectionList(options)
  const corrections = () => list().catch(() => null)
  const store = await openImageStore({ folder: images.cacheDir, maxBytes: images.maxBytes, log, now })
  getStateRoutes(app, options)
  getNewsRoutes(app, editions)
  storyRoutes(app, options, findStory)
  getThreadRoute(app, options)
  getPublisherRoutes(app, editions)
  getEditionProofRoutes(app, editions)
  await accountRoutes(app, options)
  pushRoutes(app, options)
  await getQualityRoute(app, options)
  await getStatusRoutes(app, options)
  if (options.admin) await adminRoutes(app, { ...options, admin: options.admin })
  const towns = Cities.parse(JSON.parse(Buffer.from(options.cities).toString('utf8')))
  geoRoutes(app, { ...options, towns })
  const shared = images.bucket && createSharedPictures(images.bucket, images.keys, { log, now })
  const proxy = createImageProxy({ http: images.http, store, shared, log, now })
  getImageRoute(app, proxy, options)
  getPreviewRoute(app, { findStory, painter: createPreviewPainter({ store, log }) })
  const stopWarming = warmPictures({ editions, proxy, keys: images.keys, log, now })
  app.addHook('onClose', async () => stopWarming())
  await getSiteDocumentRoutes(app, { cities: options.cities, config })
  await getRobotsRoute(app, config.publicUrl)
  getSitemapRoutes(app, options)
  getFeedRoutes(app, { ...options, towns })
  getCorrectionRoutes(app, { config, list })
  getOpenApiRoute(app)
  getApiDocsRoutes(app)
  await postReportsRoute(app, options)
  getPageRoute(app, { ...options, corrections, findStory, build: await readWebBuild(options.webDist) })
}

/**
 * Creates the HTTP server for the edition, its stories and pictures, and the application's pages. All
 * dependencies are passed in. It listens only after `listen()`; `stopServer` ends it without failing a request.
 */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const headers = securityHeaders(options.config.publicUrl)
  const editions = options.config.flags.debug20 ? limitToTwentyStories(options.editions) : options.editions
  const ready = new ReadyAnswers({
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
  endConnectionsOnStop(app)
  refuseExpectations(app.server, headers)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(errorHandler(options.log))
  app.removeContentTypeParser('text/plain')
  const unrouted = answerUnrouted(rememberRoutes(app))
  watchRequests(app, options)
  await protect(app, headers, options)
  app.setNotFoundHandler(unrouted)
  await describeCalls(app, options.config.publicUrl)
  const { archive, withdrawals } = options
  await addRoutes(app, {
    ...options,
    editions,
    archive: withdrawals ? archiveWithoutWithdrawn(archive, withdrawals) : archive,
  })
  app.get(`${API_BASE}/*`, { schema: { hide: true } }, unrouted)
  await app.ready()
  return app
}
