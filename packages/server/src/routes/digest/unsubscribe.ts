import { EmailSettings } from '@plainwire/domain/contract'
import { DEFAULT_LANGUAGE } from '@plainwire/domain/language'
import { applyPreferencesChange, DEFAULT_PREFERENCES } from '@plainwire/domain/reader'
import { type MailLinkPurpose, UNSUBSCRIBE_PATH, verifyMailToken } from '@plainwire/post'
import { changePreferences, findMailRecipient } from '@plainwire/store'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AccountService } from '../../accounts/accounts.ts'
import { CACHE_CONTROL } from '../../serving/cache-control.ts'
import { createPreparedResponse, type PreparedResponse } from '../../serving/representation.ts'
import { sendPreparedResponse } from '../../serving/send.ts'
import {
  MAIL_PAGE_STYLE,
  MAIL_PAGE_STYLE_PATH,
  renderInvalidLinkPage,
  renderUnsubscribePage,
} from './unsubscribe-page.ts'

const SWITCHES_PATH = '/digest/mails'
/**
 * The maximum number of requests per minute and network; high, because mail providers send the clicks of many
 * readers from few networks.
 */
const PER_MINUTE = 600
const MAX_BODY_BYTES = 4_096

type Switches = Exclude<MailLinkPurpose, 'preview'>
type PageRequest = FastifyRequest<{ Querystring: { token?: unknown } }>

function sendPage(reply: FastifyReply, html: string, status = 200): FastifyReply {
  return reply
    .code(status)
    .headers({
      'cache-control': CACHE_CONTROL.never,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(html)
}

/**
 * Responds to a link in a mail: changes the reader's mail settings if the request asks for it, and sends the
 * page of the link. The link alone identifies the reader; no session is needed.
 */
async function answer(
  { withDb, keys, now }: AccountService,
  { query }: PageRequest,
  reply: FastifyReply,
  change?: (about: Switches) => Partial<EmailSettings>,
): Promise<FastifyReply> {
  const token = String(query.token ?? '')
  const link = verifyMailToken(token, keys, now())
  if (!link || link.purpose === 'preview')
    return sendPage(reply, renderInvalidLinkPage(DEFAULT_LANGUAGE), 404)
  const { readerId, purpose: about } = link
  if (change) {
    const emailSettings = change(about)
    await withDb((db) =>
      changePreferences(db, readerId, (current) => applyPreferencesChange(current, { emailSettings })),
    )
  }
  const reader = await withDb((db) => findMailRecipient(db, readerId))
  // The account was deleted. A mail provider's one-click request then has nothing to do and succeeds.
  if (!reader) return sendPage(reply, renderInvalidLinkPage(DEFAULT_LANGUAGE), change ? 200 : 404)
  const { emailSettings: settings } = reader.preferences ?? DEFAULT_PREFERENCES
  const at = (path: string) => `${path}?token=${encodeURIComponent(token)}`
  const { language } = reader.mail
  const places = { unsubscribe: at(UNSUBSCRIBE_PATH), choose: at(SWITCHES_PATH) }
  return sendPage(
    reply,
    renderUnsubscribePage({ language, settings, about, ...places, isSaved: change !== undefined }),
  )
}

/**
 * Registers the routes of the signed link in a mail, which work without signing in: GET /digest/unsubscribe
 * changes nothing and shows a page; POST to the same address unsubscribes immediately, without cookie or
 * redirect (RFC 8058); POST /digest/mails switches each kind of mail on or off.
 */
export function registerUnsubscribeRoutes(app: FastifyInstance, accounts: AccountService): void {
  let style: Promise<PreparedResponse> | undefined
  app.get(MAIL_PAGE_STYLE_PATH, { schema: { hide: true } }, async (request, reply) => {
    style ??= createPreparedResponse(MAIL_PAGE_STYLE, {
      type: 'text/css; charset=utf-8',
      cacheControl: CACHE_CONTROL.edition,
    })
    return sendPreparedResponse(request, reply, await style)
  })
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // Every content type is accepted, because the body of a one-click request isn't used. The form with the
    // switches is URL-encoded.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
      done(null, new URLSearchParams(String(body)))
    })
    const config = { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } }
    const options = { schema: { hide: true }, bodyLimit: MAX_BODY_BYTES, config }
    scope.get(UNSUBSCRIBE_PATH, options, (request: PageRequest, reply) => answer(accounts, request, reply))
    scope.post(UNSUBSCRIBE_PATH, options, (request: PageRequest, reply) =>
      answer(accounts, request, reply, (about) => ({ [about]: false })),
    )
    scope.post(SWITCHES_PATH, options, (request: PageRequest, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const chosen = EmailSettings.keyof().options.map((name) => [name, form.has(name)])
      return answer(accounts, request, reply, () => EmailSettings.parse(Object.fromEntries(chosen)))
    })
  })
}
