import { API, type MailSettings } from '@plainwire/domain/contract'
import { DIGEST_HOUR, nextDigest } from '@plainwire/domain/digest'
import { DEFAULT_PREFERENCES, tierOf } from '@plainwire/domain/reader'
import { type MailReader, mailReader, resumeMails, type Session, saveMailSettings } from '@plainwire/store'
import type { FastifyInstance } from 'fastify'
import type { Accounts } from '../../accounts/accounts.ts'
import { addReaderCall } from '../../accounts/reader-call.ts'
import { ApiError } from '../../errors.ts'

/** Converts a reader's mail settings to the form that the API returns. */
export function mailSettingsOnWire({ mail, preferences, subscription }: MailReader, now: Date): MailSettings {
  const { language, timeZone, suspended } = mail
  const { emailSettings: wishes } = preferences ?? DEFAULT_PREFERENCES
  const next = suspended ? undefined : nextDigest({ wishes, tier: tierOf(subscription, now), timeZone }, now)
  return {
    language,
    timeZone,
    hour: DIGEST_HOUR,
    next: next ?? null,
    suspended: suspended ? { for: suspended.for, at: suspended.at.toISOString() } : null,
  }
}

/** The signed-in reader, with their address, preferences and subscription, from which mails are made. */
export async function mailReaderOf({ ask }: Accounts, { readerId }: Session): Promise<MailReader> {
  const reader = await ask((db) => mailReader(db, readerId))
  if (!reader) throw new ApiError('NOT_AUTHENTICATED')
  return reader
}

/** GET and PUT /api/mail-settings: a reader's settings for mails other than sign-in codes. */
export function mailSettingsRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { ask, now } = accounts
  addReaderCall(app, accounts, API.getMailSettings, async ({ session }) =>
    mailSettingsOnWire(await mailReaderOf(accounts, session), now()),
  )
  addReaderCall(app, accounts, API.putMailSettings, async ({ session, body }) => {
    const { language, timeZone, resume } = body
    const { readerId } = session
    const saved = await ask((db) => saveMailSettings(db, { readerId, language, timeZone }))
    if (saved === 'no-reader') throw new ApiError('NOT_AUTHENTICATED')
    if (resume) await ask((db) => resumeMails(db, readerId))
    return mailSettingsOnWire(await mailReaderOf(accounts, session), now())
  })
}
