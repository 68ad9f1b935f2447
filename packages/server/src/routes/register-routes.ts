import { Cities } from '@plainwire/domain/contract'
import type { FastifyInstance } from 'fastify'
import { createImageProxy } from '../images/image-proxy.ts'
import { openImageStore } from '../images/image-store.ts'
import { createBucketPictureStore } from '../images/shared-pictures.ts'
import { startPreparingEditionPictures } from '../images/start-preparing-edition-pictures.ts'
import type { ServerOptions } from '../options.ts'
import { readWebBuild } from '../pages/web-build.ts'
import { createLinkPreviewRenderer } from '../previews/preview-painter.ts'
import { createStoryFinder } from '../stories/story-finder.ts'
import { registerAccountRoutes } from './account-routes.ts'
import { registerAdminRoutes } from './admin/admin-routes.ts'
import { createCorrectionsFetcher, registerCorrectionRoutes } from './corrections/get-corrections.ts'
import { registerEditionSignatureRoutes } from './editions/get-edition-proof.ts'
import { registerFeedRoutes } from './feeds/get-feeds.ts'
import { registerGeoRoutes } from './geo/geo-routes.ts'
import { registerImageRoute } from './images/get-image.ts'
import { registerSharePreviewRoute } from './images/get-preview.ts'
import { registerNewsRoutes } from './news/get-news.ts'
import { registerPageRoute } from './pages/get-page.ts'
import { registerPublisherRoutes } from './publishers/get-publishers.ts'
import { registerPushRoutes } from './push/push-routes.ts'
import { registerQualityRoute } from './quality/get-quality.ts'
import { registerApiDocsRoutes } from './site/get-api-docs.ts'
import { registerOpenApiRoute } from './site/get-openapi.ts'
import { registerRobotsRoute } from './site/get-robots.ts'
import { registerSiteDocumentRoutes } from './site/get-site-documents.ts'
import { registerSitemapRoutes } from './site/get-sitemaps.ts'
import { registerCspReportsRoute } from './site/post-reports.ts'
import { registerHealthRoutes } from './status/get-health.ts'
import { registerStatusRoutes } from './status/get-status.ts'
import { registerStoryRoutes } from './stories/story-routes.ts'
import { registerThreadRoute } from './threads/get-thread.ts'

/** Registers all routes of the server, except the one that answers unknown calls of the API. */
export async function registerRoutes(app: FastifyInstance, options: ServerOptions): Promise<void> {
  const { editions, config, log, now, images } = options
  const findStory = createStoryFinder(app, options)
  const list = createCorrectionsFetcher(options)
  const corrections = () => list().catch(() => null)
  const store = await openImageStore({ folder: images.cacheDir, maxBytes: images.maxBytes, log, now })
  registerHealthRoutes(app, options)
  registerNewsRoutes(app, editions)
  registerStoryRoutes(app, options, findStory)
  registerThreadRoute(app, options)
  registerPublisherRoutes(app, editions)
  registerEditionSignatureRoutes(app, editions)
  await registerAccountRoutes(app, options)
  registerPushRoutes(app, options)
  await registerQualityRoute(app, options)
  await registerStatusRoutes(app, options)
  if (options.admin) await registerAdminRoutes(app, { ...options, admin: options.admin })
  const towns = Cities.parse(JSON.parse(Buffer.from(options.cities).toString('utf8')))
  registerGeoRoutes(app, { ...options, towns })
  const shared = images.bucket && createBucketPictureStore(images.bucket, images.keys, { log, now })
  const proxy = createImageProxy({ http: images.http, store, shared, log, now })
  registerImageRoute(app, proxy, options)
  registerSharePreviewRoute(app, { findStory, painter: createLinkPreviewRenderer({ store, log }) })
  const stopWarming = startPreparingEditionPictures({ editions, proxy, keys: images.keys, log, now })
  app.addHook('onClose', async () => stopWarming())
  await registerSiteDocumentRoutes(app, { cities: options.cities, config })
  await registerRobotsRoute(app, config.publicUrl)
  registerSitemapRoutes(app, options)
  registerFeedRoutes(app, { ...options, towns })
  registerCorrectionRoutes(app, { config, list })
  registerOpenApiRoute(app)
  registerApiDocsRoutes(app)
  await registerCspReportsRoute(app, options)
  registerPageRoute(app, { ...options, corrections, findStory, build: await readWebBuild(options.webDist) })
}
