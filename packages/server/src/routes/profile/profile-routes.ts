import { API } from '@plainwire/domain/contract'
import { DEFAULT_PREFERENCES, toApiSubscription } from '@plainwire/domain/reader'
import {
  deleteReader,
  findInvitation,
  findReaderById,
  type Invitation,
  isOperator,
  listMailings,
  listSavedStories,
  listSessionsOfReader,
  type Mailing,
} from '@plainwire/store'
import { hashEmailAddress } from '@plainwire/store/account-keys'
import type { FastifyInstance } from 'fastify'
import type { AccountService } from '../../accounts/accounts.ts'
import { registerAuthenticatedCall } from '../../accounts/reader-call.ts'
import { ApiError } from '../../errors.ts'
import type { ReaderPaymentService } from '../../payments/reader-payments.ts'
import { fetchMailRecipient, toApiMailSettings } from '../digest/mail-settings.ts'
import { fetchFollowedThings } from '../followed/followed-on-wire.ts'
import { toApiSavedStory } from '../saved-stories/saved-story-routes.ts'
import { toApiSession } from '../sessions/session-list.ts'

const mailedOnWire = ({ kind, day, sentAt, storyIds }: Mailing) => ({
  kind,
  day,
  sentAt: sentAt?.toISOString() ?? null,
  stories: [...storyIds],
})

/**
 * Converts an invitation to the form that the API returns. The invited address is left out, because a person
 * who used somebody else's link must not learn that address.
 */
const invitationOnWire = (invitation: Invitation | undefined) =>
  invitation === undefined
    ? null
    : {
        invitedAt: invitation.invitedAt.toISOString(),
        expiresAt: invitation.expiresAt.toISOString(),
        usedAt: invitation.usedAt?.toISOString() ?? null,
      }

/** GET /api/profile, GET /api/profile/export and POST /api/profile/delete_account. */
export function registerProfileRoutes(
  app: FastifyInstance,
  accounts: AccountService,
  payments: ReaderPaymentService | undefined,
): void {
  const { withDb, keys, now } = accounts
  const readerOf = async (id: string) => {
    const reader = await withDb((db) => findReaderById(db, id))
    // The reader was deleted after the session was looked up.
    if (!reader) throw new ApiError('NOT_AUTHENTICATED')
    return reader
  }

  registerAuthenticatedCall(app, accounts, API.getProfile, async ({ session }) => {
    await payments?.settle(session.readerId)
    const { preferences = DEFAULT_PREFERENCES, ...reader } = await readerOf(session.readerId)
    const subscription = toApiSubscription(reader.subscription, now(), reader.customerId)
    const hasRole = await withDb((db) => isOperator(db, reader.email))
    const role = hasRole ? { isOperator: true as const } : {}
    return { username: reader.id, email: reader.email, preferences, subscription, ...role }
  })

  registerAuthenticatedCall(
    app,
    accounts,
    API.exportAccount,
    async ({ session }) => {
      const { preferences = null, ...reader } = await readerOf(session.readerId)
      const { id, email, createdAt } = reader
      const saved = await withDb((db) => listSavedStories(db, id))
      const sessions = await withDb((db) => listSessionsOfReader(db, id))
      const mail = await fetchMailRecipient(accounts, session)
      const mailed = await withDb((db) => listMailings(db, { readerIds: [id], since: new Date(0) }))
      return {
        profile: { username: id, email, createdAt: createdAt.toISOString() },
        subscription: toApiSubscription(reader.subscription, now(), reader.customerId),
        preferences,
        savedStories: saved.map(toApiSavedStory),
        followed: await fetchFollowedThings(accounts, id),
        sessions: sessions.map((one) => toApiSession(one, session)),
        invitation: invitationOnWire(await withDb((db) => findInvitation(db, id))),
        mails: { settings: toApiMailSettings(mail, now()), sent: mailed.map(mailedOnWire) },
      }
    },
    { perMinute: 20 },
  )

  registerAuthenticatedCall(app, accounts, API.deleteAccount, async ({ session }) => {
    const addresses = keys.map((key) => hashEmailAddress(key, session.email))
    await withDb((db) => deleteReader(db, { id: session.readerId, addresses, now: now() }))
    payments?.forgetSoon()
    await accounts.forget(session.email)
    return { status: 'deleted' as const }
  })
}
