import { API, type MailSettings } from '@plainwire/domain/contract'
import { DIGEST_HOUR, findNextDigest } from '@plainwire/domain/digest'
import { DEFAULT_PREFERENCES, determineReaderTier } from '@plainwire/domain/reader'
import {
  findMailRecipient,
  type MailRecipient,
  resumeMailDelivery,
  type Session,
  saveMailSettings,
} from '@plainwire/store'
import type { FastifyInstance } from 'fastify'
import type { AccountService } from '../../accounts/accounts.ts'
import { registerAuthenticatedCall } from '../../accounts/reader-call.ts'
import { ApiError } from '../../errors.ts'

/** Converts a reader's mail settings to the form that the API returns. */
export function toApiMailSettings(
  { mail, preferences, subscription }: MailRecipient,
  now: Date,
): MailSettings {
  const { language, timeZone, suspended } = mail
  const { emailSettings: settings } = preferences ?? DEFAULT_PREFERENCES
  const next = suspended
    ? undefined
    : findNextDigest({ settings, tier: determineReaderTier(subscription, now), timeZone }, now)
  return {
    language,
    timeZone,
    hour: DIGEST_HOUR,
    next: next ?? null,
    suspended: suspended ? { for: suspended.for, at: suspended.at.toISOString() } : null,
  }
}

/**
 * Returns the signed-in reader with the address, preferences and subscription that their mails depend on.
 * Throws 401 if the account was deleted.
 */
export async function fetchMailRecipient(
  { withDb }: AccountService,
  { readerId }: Session,
): Promise<MailRecipient> {
  const reader = await withDb((db) => findMailRecipient(db, readerId))
  if (!reader) throw new ApiError('NOT_AUTHENTICATED')
  return reader
}

/** GET and PUT /api/mail-settings: a reader's settings for mails other than sign-in codes. */
export function registerMailSettingsRoutes(app: FastifyInstance, accounts: AccountService): void {
  const { withDb, now } = accounts
  registerAuthenticatedCall(app, accounts, API.getMailSettings, async ({ session }) =>
    toApiMailSettings(await fetchMailRecipient(accounts, session), now()),
  )
  registerAuthenticatedCall(app, accounts, API.putMailSettings, async ({ session, body }) => {
    const { language, timeZone, resume } = body
    const { readerId } = session
    const saved = await withDb((db) => saveMailSettings(db, { readerId, language, timeZone }))
    if (saved === 'no-reader') throw new ApiError('NOT_AUTHENTICATED')
    if (resume) await withDb((db) => resumeMailDelivery(db, readerId))
    return toApiMailSettings(await fetchMailRecipient(accounts, session), now())
  })
}
