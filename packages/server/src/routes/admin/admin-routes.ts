import type { Language } from '@plainwire/domain/language'
import { parsePageLanguage } from '@plainwire/domain/language'
import { markup } from '@plainwire/domain/markup'
import { findAdminSession } from '@plainwire/store'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createAdminCookie } from '../../admin/admin-cookie.ts'
import {
  isSameOriginRequest,
  MAX_FORM_BYTES,
  parseRequestForm,
  readTextField,
} from '../../admin/admin-form.ts'
import type { AdminOptions } from '../../admin/admin-options.ts'
import { renderAdminPage } from '../../admin/admin-page.ts'
import { renderHiddenField } from '../../admin/admin-parts.ts'
import { deriveAdminFormToken, hashAdminSecret, isValidAdminFormToken } from '../../admin/admin-secret.ts'
import type { AdminActionOutcome, AdminPageRequest, AdminSection } from '../../admin/admin-section.ts'
import { ADMIN_STYLE, ADMIN_STYLE_PATH } from '../../admin/admin-style.ts'
import { ADMIN_TEXTS } from '../../admin/admin-texts.ts'
import { ADMIN_SECTIONS } from '../../admin/sections/index.ts'
import { createErrorHandler } from '../../error-answers.ts'
import { toApiErrorCode } from '../../errors.ts'
import type { ServerOptions } from '../../options.ts'
import { CACHE_CONTROL } from '../../serving/cache-control.ts'
import { createDatabaseQueryGuard } from '../../serving/database-query-guard.ts'
import { createPreparedResponse } from '../../serving/representation.ts'
import { sendPreparedResponse } from '../../serving/send.ts'
import {
  ADMIN_HEADERS,
  type AdminRouteDependencies,
  getRequestQuery,
  sendAdminAccessDenied,
  sendAdminPage,
  sendAdminUnavailable,
} from './admin-answers.ts'
import { buildLanguageSwitchUrl, createAdminView } from './admin-view.ts'
import { registerAdminSignInLinkRoutes } from './enter.ts'

type AdminParts = Pick<ServerOptions, 'config' | 'log' | 'now'> & { admin: AdminOptions }

/** The maximum number of requests per minute and network. */
const PER_MINUTE = 240
const ENTRIES_PER_MINUTE = 20

type SectionRequest = FastifyRequest<{ Params: { section?: string } }>

/**
 * Registers the operators' pages at /admin: forms without scripts. A cookie identifies the operator; a form is
 * accepted only from one of our pages, with the token derived from the operator's session.
 */
export async function registerAdminRoutes(
  app: FastifyInstance,
  { admin, config, log, now }: AdminParts,
): Promise<void> {
  const answered = createDatabaseQueryGuard(log, now, 'The database did not answer for the operators’ pages.')
  const parts: AdminRouteDependencies = {
    cookie: createAdminCookie(config.publicUrl),
    withDb: (work) => answered((async () => work(admin.db()))()),
    now,
  }
  const sections = [...ADMIN_SECTIONS, ...(admin.sections ?? [])]
  const style = await createPreparedResponse(ADMIN_STYLE, {
    type: 'text/css; charset=utf-8',
    cacheControl: CACHE_CONTROL.edition,
  })
  app.get(ADMIN_STYLE_PATH, { schema: { hide: true } }, (request, reply) =>
    sendPreparedResponse(request, reply, style),
  )
  app.register(async (scope) => {
    const sendFailure = createErrorHandler(log)
    scope.setErrorHandler((error, request, reply) => {
      if (toApiErrorCode(error) !== 'UNAVAILABLE') return sendFailure(error, request, reply)
      return sendAdminUnavailable(reply, parsePageLanguage(getRequestQuery(request).get('lang')))
    })
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    const limited = (max: number) => ({
      schema: { hide: true },
      bodyLimit: MAX_FORM_BYTES,
      config: { rateLimit: { max, timeWindow: '1 minute' } },
    })
    registerAdminSignInLinkRoutes(scope, parts, limited(ENTRIES_PER_MINUTE))
    const show = (request: SectionRequest, reply: FastifyReply) =>
      answer(request, reply, { parts, admin, sections })
    scope.get('/admin', limited(PER_MINUTE), show)
    scope.get('/admin/:section', limited(PER_MINUTE), show)
    scope.post('/admin/:section', limited(PER_MINUTE), show)
  })
}

interface Answering {
  parts: AdminRouteDependencies
  admin: AdminOptions
  sections: readonly AdminSection[]
}

async function answer(
  request: SectionRequest,
  reply: FastifyReply,
  { parts, admin, sections }: Answering,
): Promise<FastifyReply> {
  const query = getRequestQuery(request)
  const language = parsePageLanguage(query.get('lang'))
  const cookie = parts.cookie.of(request)
  const session =
    cookie && (await parts.withDb((db) => findAdminSession(db, hashAdminSecret(cookie), parts.now())))
  const { section: id = sections[0]?.id } = request.params
  const section = sections.find((one) => one.id === id)
  if (!cookie || !session || !section) return sendAdminAccessDenied(reply, language)
  const view = createAdminView({ section, query, language, cookie, actor: session.actor }, parts, admin)
  const page = (pieces: Parameters<typeof renderAdminPage>[0]['pieces'], notice?: Notice, status = 200) => {
    const { actor, to } = view
    const otherAddress = buildLanguageSwitchUrl(section, query, language)
    const { leave } = ADMIN_TEXTS[language]
    const leaveForm = markup`<form method="post" action="/admin/leave">
${renderHiddenField('token', deriveAdminFormToken(cookie))}
<button>${leave}</button>
</form>`
    const about = { language, section, sections, actor, otherAddress, to, leaveForm, notice, pieces }
    return sendAdminPage(reply, renderAdminPage(about), status)
  }
  if (request.method !== 'POST') return page(await section.show(view), doneNotice(section, query, language))
  const outcome = await act(request, section, view, cookie)
  if ('done' in outcome)
    return reply
      .headers(ADMIN_HEADERS)
      .redirect(view.to(section.id, { ...outcome.query, done: outcome.done }), 303)
  if ('show' in outcome) return page(outcome.show)
  return page(await section.show(view), { role: 'alert', text: outcome.problem }, 422)
}

type Notice = { role: 'status' | 'alert'; text: string } | undefined

/** Returns the message about a completed action, if the address's query names one. */
function doneNotice(section: AdminSection, query: URLSearchParams, language: Language): Notice {
  const notices = section.notices[language]
  const name = query.get('done') ?? ''
  const text = Object.hasOwn(notices, name) ? notices[name] : undefined
  return text === undefined ? undefined : { role: 'status', text }
}

async function act(
  request: FastifyRequest,
  section: AdminSection,
  view: AdminPageRequest,
  cookie: string,
): Promise<AdminActionOutcome> {
  const fields = await parseRequestForm(request)
  if (!isSameOriginRequest(request) || !isValidAdminFormToken(readTextField(fields, 'token'), cookie))
    return { problem: ADMIN_TEXTS[view.language].notSent }
  const name = readTextField(fields, 'act')
  const work = Object.hasOwn(section.acts, name) ? section.acts[name] : undefined
  return work ? work({ ...view, fields }) : { problem: ADMIN_TEXTS[view.language].notSent }
}
