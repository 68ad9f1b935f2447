import { DEFAULT_LANGUAGE, type Language } from '@plainwire/domain/language'
import { normaliseEmail } from '@plainwire/domain/reader'
import { DEFAULT_TIME_ZONE } from '@plainwire/domain/time'
import type { Db } from '../database/connect.ts'

/** Why a reader gets no mails except sign-in codes: a mail bounced, or the reader reported one as spam. */
export type SuspensionReason = 'bounce' | 'complaint'

/** A reader's settings for mails other than sign-in codes. */
export interface MailSettings {
  language: Language
  /** The IANA name of the time zone. */
  timeZone: string
  suspended: { for: SuspensionReason; at: Date } | undefined
}

/** The settings of a reader without stored ones. */
const DEFAULT_MAIL_SETTINGS: MailSettings = {
  language: DEFAULT_LANGUAGE,
  timeZone: DEFAULT_TIME_ZONE,
  suspended: undefined,
}

/** The columns that a query joined with `mail_settings` selects. */
export const mailSettingsColumns = [
  'mail_settings.language',
  'mail_settings.time_zone',
  'mail_settings.suspended_at',
  'mail_settings.suspended_for',
] as const

interface MailSettingsRow {
  language: Language | null
  time_zone: string | null
  suspended_at: Date | null
  suspended_for: SuspensionReason | null
}

/** The settings in a joined row; the defaults if there are none. */
export function toMailSettings(row: MailSettingsRow): MailSettings {
  const { language, time_zone: timeZone, suspended_at: at, suspended_for: reason } = row
  if (language === null || timeZone === null) return DEFAULT_MAIL_SETTINGS
  return { language, timeZone, suspended: at && reason ? { for: reason, at } : undefined }
}

/**
 * Stores a reader's time zone and language, without changing whether mails are suspended. Returns 'no-reader'
 * if the reader doesn't exist.
 */
export async function saveMailSettings(
  db: Db,
  { readerId, language, timeZone }: Pick<MailSettings, 'language' | 'timeZone'> & { readerId: string },
): Promise<'saved' | 'no-reader'> {
  const row = await db
    .insertInto('mail_settings')
    .columns(['reader_id', 'language', 'time_zone'])
    .expression((query) =>
      query
        .selectFrom('readers')
        .select(({ val }) => ['id', val(language).as('language'), val(timeZone).as('time_zone')])
        .where('id', '=', readerId),
    )
    .onConflict((conflict) => conflict.column('reader_id').doUpdateSet({ language, time_zone: timeZone }))
    .returning('reader_id')
    .executeTakeFirst()
  return row ? 'saved' : 'no-reader'
}

/** Suspends all mails to an address except sign-in codes. Returns 'no-reader' if no reader has it. */
export async function suspendMailDelivery(
  db: Db,
  { email, reason, now }: { email: string; reason: SuspensionReason; now: Date },
): Promise<'suspended' | 'no-reader'> {
  const stopped = { suspended_at: now, suspended_for: reason }
  const row = await db
    .insertInto('mail_settings')
    .columns(['reader_id', 'language', 'time_zone', 'suspended_at', 'suspended_for'])
    .expression((query) =>
      query
        .selectFrom('readers')
        .select(({ val }) => [
          'id',
          val<Language>(DEFAULT_LANGUAGE).as('language'),
          val(DEFAULT_TIME_ZONE).as('time_zone'),
          val(now).as('suspended_at'),
          val(reason).as('suspended_for'),
        ])
        .where('email_key', '=', normaliseEmail(email)),
    )
    .onConflict((conflict) => conflict.column('reader_id').doUpdateSet(stopped))
    .returning('reader_id')
    .executeTakeFirst()
  return row ? 'suspended' : 'no-reader'
}

/** Ends the suspension of mails to a reader. */
export async function resumeMailDelivery(db: Db, readerId: string): Promise<void> {
  await db
    .updateTable('mail_settings')
    .set({ suspended_at: null, suspended_for: null })
    .where('reader_id', '=', readerId)
    .execute()
}

/** The time zones of all readers. */
export async function listMailTimeZones(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('mail_settings').select('time_zone').distinct().execute()
  return [...new Set([DEFAULT_TIME_ZONE, ...rows.map(({ time_zone }) => time_zone)])]
}
