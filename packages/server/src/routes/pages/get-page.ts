import { APP_SHELL_PATH, SERVICE_WORKER_PATH } from '@plainwire/domain/addresses'
import type { Correction } from '@plainwire/domain/contract'
import { parsePageLanguage } from '@plainwire/domain/language'
import type { Log } from '@plainwire/domain/log'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendError } from '../../error-answers.ts'
import { ApiError } from '../../errors.ts'
import type { ServerOptions } from '../../options.ts'
import { rejectUnderPressure } from '../../overload.ts'
import { chooseErrorPageCode, sendErrorPage } from '../../pages/error-page.ts'
import { buildRetiredServiceWorker, createAppShellRenderer } from '../../pages/offline-files.ts'
import { type CachedPageRenderer, createCachedPageRenderer } from '../../pages/page-maker.ts'
import { findPageByPath, isFilePath, isReservedPath } from '../../pages/page-path.ts'
import type { WebBuild } from '../../pages/web-build.ts'
import { sendPreparedResponse } from '../../serving/send.ts'
import type { StoryFinder } from '../../stories/story-finder.ts'

interface Parts
  extends Pick<ServerOptions, 'editions' | 'config' | 'quality' | 'now' | 'log' | 'renderPage'> {
  build: WebBuild | undefined
  corrections: () => Promise<readonly Correction[] | null>
  findStory: StoryFinder
}

/** Parses a request's URL. A fixed host is put before it, so that '//evil.example/' is read as a path. */
const parseRequestUrl = (url = '/') => new URL(`http://site${url}`)

async function sendPage(
  make: CachedPageRenderer,
  { pathname, searchParams }: URL,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { readyAnswers } = request.server
  const basis = readyAnswers.basis()
  const made = await make(findPageByPath(pathname), parsePageLanguage(searchParams.get('lang')), request)
  reply.code(made.status).header('content-language', made.language)
  if (made.location) reply.header('location', made.location)
  readyAnswers.store({ request, reply, representation: made.body }, { ...basis, freshUntil: made.freshUntil })
  return sendPreparedResponse(request, reply, made.body)
}

/** Sends an error page in place of a page that could not be rendered; internal errors are logged. */
function sendFailure(error: unknown, reply: FastifyReply, log: Log): FastifyReply {
  const page = error instanceof ApiError ? chooseErrorPageCode(error.code) : 'INTERNAL'
  if (page === 'INTERNAL') log.error({ err: error }, 'A page could not be rendered.')
  return sendErrorPage(reply, page, error instanceof ApiError ? error.retryAfterSeconds : undefined)
}

/**
 * GET of every path that no call answers: a file of the application's build, or a page. The page of a merged
 * story redirects to the story that has its articles now. The path of a missing file answers 404; without a
 * build, pages answer 503. If offline reading is switched off, the service worker's path returns a service
 * worker that unregisters itself.
 */
export function registerPageRoute(app: FastifyInstance, parts: Parts): void {
  const { build, renderPage: render, config, log } = parts
  const make = build && render && createCachedPageRenderer(app, { ...parts, render })
  const shell = build && render && createAppShellRenderer(render, parts)
  const retired = buildRetiredServiceWorker()
  // A file of the build is sent from memory even under pressure: browsers don't request a script again that
  // failed to load, until the page is reloaded.
  const pressureHandler = async ({ raw }: FastifyRequest) => {
    if (!build?.file(parseRequestUrl(raw.url).pathname)) await rejectUnderPressure()
  }
  app.get('/*', { schema: { hide: true }, config: { pressureHandler } }, async (request, reply) => {
    const url = parseRequestUrl(request.raw.url)
    if (url.pathname === SERVICE_WORKER_PATH && !config.flags.offline) {
      return sendPreparedResponse(request, reply, await retired)
    }
    const file = build?.file(url.pathname)
    if (file) return sendPreparedResponse(request, reply, file)
    if (url.pathname === APP_SHELL_PATH && shell) {
      const language = parsePageLanguage(url.searchParams.get('lang'))
      reply.header('content-language', language).header('x-robots-tag', 'noindex')
      return sendPreparedResponse(request, reply, await shell(language))
    }
    if (isReservedPath(url.pathname) || isFilePath(url.pathname)) return sendError(reply, 'NOT_FOUND')
    if (!make) return sendErrorPage(reply, 'UNAVAILABLE')
    try {
      return await sendPage(make, url, request, reply)
    } catch (error) {
      return sendFailure(error, reply, log)
    }
  })
}
