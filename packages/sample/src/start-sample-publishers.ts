import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Publisher } from '@plainwire/domain/feed'
import { buildListedFeedUrl, buildPublisherHomeUrl } from './addresses.ts'
import { type SampleContentResponse, sendSampleResponse } from './answer.ts'
import type { SampleContent } from './content/read-sample-content.ts'
import type { SamplePublisher } from './content/sample-publisher.ts'
import { createPictureRenderer } from './drawings/drawn-pictures.ts'
import { assertDrawingsExist } from './drawings/must-have-drawings.ts'
import { createRoutes, type RouteHandler } from './routes.ts'

export interface SamplePublishersOptions extends SampleContent {
  /** The start time, relative to which articles are dated and edits are published. */
  startedAt: Date
  /** The port on 127.0.0.1; 0 means any free port. */
  port: number
  /** The folder that contains every drawing of the events. */
  drawings: string
  log: { warn(context: object, message: string): void }
  /** Returns the current time; tests pass a clock of their own. */
  now?: () => Date
}

export interface SamplePublishers {
  /**
   * The origin that serves everything. It is the only private origin that the guarded HTTP client may reach.
   */
  origin: string
  /** The fictional publishers as the pipeline reads them, with feeds at this origin. */
  publishers: Publisher[]
  close(): Promise<void>
}

/**
 * Serves the fictional publishers of the sample edition on the loopback interface: feeds, pages, pictures and
 * robots.txt, as real publishers do.
 *
 * @throws MissingDrawingError, or the server's own error, such as EADDRINUSE
 */
export async function startSamplePublishers(options: SamplePublishersOptions): Promise<SamplePublishers> {
  const { publishers, events, startedAt, log, now = () => new Date() } = options
  await assertDrawingsExist(options.drawings, events)
  let paths = new Map<string, RouteHandler>()
  let origin = ''
  const server = createServer((request, response) => {
    answer(request, response, paths, { startedAt, now: now(), origin }).catch((error: unknown) => {
      log.warn({ err: error, url: request.url }, 'The sample publisher failed to answer.')
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, '127.0.0.1', resolve)
  })
  const bound = server.address()
  origin = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : options.port}`
  paths = createRoutes({ publishers, events }, origin, createPictureRenderer(options.drawings))
  return {
    origin,
    publishers: publishers.map((publisher) => listed(publisher, origin)),
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      }),
  }
}

const NOT_FOUND: SampleContentResponse = {
  status: 404,
  type: 'text/plain; charset=utf-8',
  body: Buffer.from('Not found.\n'),
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  paths: ReadonlyMap<string, RouteHandler>,
  moment: Parameters<RouteHandler>[0],
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end()
    return
  }
  const url = URL.parse(request.url ?? '/', moment.origin)
  const route = url ? paths.get(url.pathname) : undefined
  await sendSampleResponse(request, response, route ? await route(moment) : NOT_FOUND)
}

/** Converts a fictional publisher to the form of `content/publishers`. */
function listed(publisher: SamplePublisher, origin: string): Publisher {
  const { motto, colour, typeface, pictureFormat, closedSections, feeds, ...facts } = publisher
  return Publisher.parse({
    ...facts,
    homepage: buildPublisherHomeUrl(origin, publisher),
    feeds: feeds.map((feed) => ({
      url: buildListedFeedUrl(origin, publisher, feed),
      categories: feed.categories,
    })),
  })
}
