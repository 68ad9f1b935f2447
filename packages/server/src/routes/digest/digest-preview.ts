import { API } from '@plainwire/domain/contract'
import { chooseDigestKind } from '@plainwire/domain/digest'
import { DEFAULT_PREFERENCES, determineReaderTier } from '@plainwire/domain/reader'
import { toLocalDateTime } from '@plainwire/domain/time'
import { DAY_MS } from '@plainwire/domain/units'
import {
  buildDigestLetter,
  buildUnsubscribeUrl,
  composeDigest,
  createMailToken,
  type DigestEdition,
  listDigestStories,
  prepareDigestEdition,
  verifyMailToken,
} from '@plainwire/post'
import {
  findFollowedThingsForDigests,
  findMailRecipient,
  listMailings,
  type MailRecipient,
} from '@plainwire/store'
import type { FastifyInstance } from 'fastify'
import type { AccountService } from '../../accounts/accounts.ts'
import { registerAuthenticatedCall } from '../../accounts/reader-call.ts'
import { requireCurrentEdition } from '../../editions/current-edition.ts'
import type { EditionSource } from '../../editions/loaded-edition.ts'
import { ApiError } from '../../errors.ts'
import { CACHE_CONTROL } from '../../serving/cache-control.ts'
import { fetchMailRecipient } from './mail-settings.ts'

const PREVIEW_PATH = '/digest/preview'
const PREVIEW_MS = 10 * 60_000
const LOOK_BACK_MS = 30 * DAY_MS
const PER_MINUTE = 30
/** Allows a mail's inline styles and our own pictures, and nothing else. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox"

interface Parts {
  accounts: AccountService
  editions: EditionSource
  publicUrl: string
}

type Kind = 'weekly' | 'daily'

/**
 * Returns a function that makes the digest that a reader would get now, as if no digest had been sent to them
 * today.
 */
function previewMaker({ accounts, editions, publicUrl }: Parts) {
  const { withDb, now, keys } = accounts
  let known: DigestEdition | undefined
  let digest: string | undefined
  const ready = () => {
    const { pointer, news } = requireCurrentEdition(editions)
    if (!known || digest !== pointer.digest)
      known = prepareDigestEdition(pointer.number, news.stories, publicUrl)
    digest = pointer.digest
    return known
  }
  return async (reader: MailRecipient, wanted?: Kind) => {
    const edition = ready()
    const { mail, preferences, subscription } = reader
    const { day, weekday } = toLocalDateTime(now(), mail.timeZone)
    const { emailSettings } = preferences ?? DEFAULT_PREFERENCES
    const kind =
      wanted ?? chooseDigestKind(emailSettings, determineReaderTier(subscription, now()), weekday) ?? 'weekly'
    const since = new Date(now().getTime() - LOOK_BACK_MS)
    const past = await withDb((db) => listMailings(db, { readerIds: [reader.id], since }))
    // Today's own digest is left out, so that its stories don't count as already sent.
    const before = past.filter((mailing) => mailing.key < day)
    const things = await withDb((db) => findFollowedThingsForDigests(db, [reader.id]))
    const digest = composeDigest(edition, reader, {
      kind,
      now: now(),
      past: before,
      things: things.get(reader.id),
    })
    const purpose = kind === 'weekly' ? 'weeklyDigest' : 'dailyDigest'
    const letter = buildDigestLetter({
      kind,
      day,
      ...digest,
      blocks: edition.blocks,
      language: mail.language,
      publicUrl,
      unsubscribeUrl: buildUnsubscribeUrl({ readerId: reader.id, purpose }, keys, publicUrl),
    })
    return { kind, stories: listDigestStories(digest).length, ...letter }
  }
}

/** GET /api/digest/preview for the signed-in reader, and /digest/preview, which shows it as a mail program would. */
export function registerDigestPreviewRoutes(app: FastifyInstance, parts: Parts): void {
  const { accounts } = parts
  const { withDb, keys, now } = accounts
  const preview = previewMaker(parts)
  registerAuthenticatedCall(
    app,
    accounts,
    API.previewDigest,
    async ({ session, query }) => {
      const made = await preview(await fetchMailRecipient(accounts, session), query.kind)
      const expiresAt = new Date(now().getTime() + PREVIEW_MS)
      const token = createMailToken({ readerId: session.readerId, purpose: 'preview', expiresAt }, keys)
      return { ...made, page: `${PREVIEW_PATH}?kind=${made.kind}&token=${token}` }
    },
    { perMinute: PER_MINUTE },
  )
  const config = { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } }
  app.get<{ Querystring: { token?: unknown; kind?: unknown } }>(
    PREVIEW_PATH,
    { schema: { hide: true }, config },
    async ({ query }, reply) => {
      const link = verifyMailToken(String(query.token ?? ''), keys, now())
      const reader =
        link?.purpose === 'preview' ? await withDb((db) => findMailRecipient(db, link.readerId)) : undefined
      if (!reader) throw new ApiError('NOT_FOUND')
      const { html } = await preview(reader, query.kind === 'daily' ? 'daily' : 'weekly')
      return reply
        .headers({ 'content-security-policy': MAIL_POLICY, 'cache-control': CACHE_CONTROL.never })
        .headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
        .type('text/html; charset=utf-8')
        .send(html)
    },
  )
}
