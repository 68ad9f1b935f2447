import { parsePageLanguage } from '@plainwire/domain/language'
import { markup } from '@plainwire/domain/markup'
import { HOUR_MS } from '@plainwire/domain/units'
import { beginAdminSessionByLink, endAdminSession, isAdminSignInLinkValid } from '@plainwire/store'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { isSameOriginRequest, parseRequestForm, readTextField } from '../../admin/admin-form.ts'
import { renderSignedOutPage } from '../../admin/admin-page.ts'
import { renderHiddenField } from '../../admin/admin-parts.ts'
import {
  ADMIN_SESSION_LIFETIME_HOURS,
  ADMIN_SIGN_IN_LINK_PATH,
  generateAdminSecret,
  hashAdminSecret,
  isValidAdminFormToken,
} from '../../admin/admin-secret.ts'
import { ADMIN_TEXTS } from '../../admin/admin-texts.ts'
import {
  ADMIN_HEADERS,
  type AdminRouteDependencies,
  getRequestQuery,
  sendAdminAccessDenied,
  sendAdminPage,
} from './admin-answers.ts'

/** Creates a session of an operator: the secret for its cookie, the hash to store, and its expiry. */
export function createAdminSession(now: Date) {
  const { secret, hash } = generateAdminSecret()
  return {
    secret,
    session: { hash, expiresAt: new Date(now.getTime() + ADMIN_SESSION_LIFETIME_HOURS * HOUR_MS) },
  }
}

/**
 * Registers the page of one-time links: GET only shows a button, so that a program that previews the link
 * doesn't use it up; POST signs in. POST /admin/leave ends the session.
 */
export function registerAdminSignInLinkRoutes(
  app: FastifyInstance,
  parts: AdminRouteDependencies,
  options: RouteShorthandOptions,
): void {
  const { cookie, withDb, now } = parts
  const languageOf = (request: FastifyRequest) => parsePageLanguage(getRequestQuery(request).get('lang'))

  app.get(ADMIN_SIGN_IN_LINK_PATH, options, async (request: FastifyRequest, reply: FastifyReply) => {
    const language = languageOf(request)
    const key = getRequestQuery(request).get('key') ?? ''
    const isOpen = await withDb((db) => isAdminSignInLinkValid(db, hashAdminSecret(key), now()))
    if (!isOpen) return sendAdminAccessDenied(reply, language)
    const { enterTitle, enter, enterButton } = ADMIN_TEXTS[language]
    const form = markup`<form method="post" action="${language === 'en' ? ADMIN_SIGN_IN_LINK_PATH : `${ADMIN_SIGN_IN_LINK_PATH}?lang=${language}`}">
${renderHiddenField('key', key)}
<button>${enterButton}</button>
</form>`
    return sendAdminPage(
      reply,
      renderSignedOutPage(language, { title: enterTitle, pieces: [markup`<p>${enter}</p>`, form] }),
    )
  })

  app.post(ADMIN_SIGN_IN_LINK_PATH, options, async (request: FastifyRequest, reply: FastifyReply) => {
    const language = languageOf(request)
    const link = hashAdminSecret(readTextField(await parseRequestForm(request), 'key'))
    const { secret, session } = createAdminSession(now())
    const isIn =
      isSameOriginRequest(request) &&
      (await withDb((db) => beginAdminSessionByLink(db, { link, session, now: now() })))
    if (!isIn) return sendAdminAccessDenied(reply, language)
    return cookie
      .set(reply.headers(ADMIN_HEADERS), secret)
      .redirect(language === 'en' ? '/admin' : `/admin?lang=${language}`, 303)
  })

  app.post('/admin/leave', options, async (request: FastifyRequest, reply: FastifyReply) => {
    const secret = cookie.of(request)
    const token = readTextField(await parseRequestForm(request), 'token')
    if (secret === undefined || !isSameOriginRequest(request) || !isValidAdminFormToken(token, secret))
      return sendAdminAccessDenied(reply, languageOf(request))
    await withDb((db) => endAdminSession(db, hashAdminSecret(secret)))
    return cookie.clear(reply.headers(ADMIN_HEADERS)).redirect('/', 303)
  })
}
