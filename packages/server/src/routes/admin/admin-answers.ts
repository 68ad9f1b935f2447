import type { Language } from '@plainwire/domain/language'
import { markup } from '@plainwire/domain/markup'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AdminCookie } from '../../admin/admin-cookie.ts'
import { renderSignedOutPage } from '../../admin/admin-page.ts'
import type { AdminPageRequest } from '../../admin/admin-section.ts'
import { ADMIN_TEXTS } from '../../admin/admin-texts.ts'
import { CACHE_CONTROL } from '../../serving/cache-control.ts'

/** The dependencies of the routes that serve the operators' pages. */
export interface AdminRouteDependencies {
  cookie: AdminCookie
  withDb: AdminPageRequest['withDb']
  now: () => Date
}

/**
 * The headers of the operators' pages. They allow only our own style sheets and pictures, and forms that are
 * sent to our own site; no frames and no scripts.
 */
export const ADMIN_HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'cache-control': CACHE_CONTROL.never,
  // With this policy browsers send the origin with our own forms, but nothing to other sites.
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
}
/** Sends a page to an operator; it is never cached. */
export function sendAdminPage(reply: FastifyReply, html: string, status = 200): FastifyReply {
  return reply.code(status).headers(ADMIN_HEADERS).type('text/html; charset=utf-8').send(html)
}

/** Sends the page, with status 404, that anybody who isn't an operator gets at every address of /admin. */
export function sendAdminAccessDenied(reply: FastifyReply, language: Language): FastifyReply {
  const { closedTitle, closed } = ADMIN_TEXTS[language]
  return sendAdminPage(
    reply,
    renderSignedOutPage(language, { title: closedTitle, pieces: [markup`<p>${closed}</p>`] }),
    404,
  )
}

/** Sends the page that an operator gets while the database is unreachable. */
export function sendAdminUnavailable(reply: FastifyReply, language: Language): FastifyReply {
  const { title, unavailable } = ADMIN_TEXTS[language]
  return sendAdminPage(
    reply,
    renderSignedOutPage(language, { title, pieces: [markup`<p>${unavailable}</p>`] }),
    503,
  )
}

export function getRequestQuery(request: FastifyRequest): URLSearchParams {
  return new URL(`http://site${request.raw.url}`).searchParams
}
