import type { EmailSettings } from '@plainwire/domain/contract'
import { findLatestPossibleDigestDay } from '@plainwire/domain/digest'
import { DEFAULT_PREFERENCES } from '@plainwire/domain/reader'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../accounts/readers.ts'
import { subscriptionColumns, toSubscriptionRecord } from '../accounts/subscriptions.ts'
import type { Db } from '../database/connect.ts'
import { buildTimePassedCondition } from '../database/stored-times.ts'
import { type MailSettings, mailSettingsColumns, toMailSettings } from './mail-settings.ts'
import { MAX_MAILING_RETRY_DELAY_MS, type MailingKind } from './mailings.ts'

/** A reader with the data that mails are made from. */
export interface MailRecipient extends Reader {
  mail: MailSettings
}

/** A page of readers. */
interface Page {
  limit: number
  /** The id after which readers are returned; from the first reader on if undefined. */
  after?: string | undefined
  /** The number of readers that one query examines; 2,000 by default. */
  window?: number | undefined
}

/**
 * PostgreSQL can't estimate how many readers want a mail, and would read a million rows to choose fifty. So a
 * query examines the next 2,000 only, which takes some milliseconds.
 */
const WINDOW = 2_000
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

const allReaders = (db: Db) =>
  db
    .selectFrom('readers')
    .leftJoin('subscriptions', 'subscriptions.reader_id', 'readers.id')
    .leftJoin('mail_settings', 'mail_settings.reader_id', 'readers.id')
    .select(['readers.id', 'readers.email', 'readers.created_at', 'readers.preferences'])
    .select([...subscriptionColumns, ...mailSettingsColumns])

type MailReaderRow = Awaited<ReturnType<ReturnType<typeof allReaders>['execute']>>[number]

/** Returns the id of the last of the next `window` readers after an id; undefined if there are no more. */
async function endOfWindow(db: Db, after: string, window: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('readers')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .offset(window - 1)
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/** Readers whose mails aren't suspended and who meet the conditions, in order of their ids. */
async function mailReaders(
  db: Db,
  { limit, after = FIRST_ID, window = WINDOW }: Page,
  conditions: readonly RawBuilder<boolean>[],
): Promise<MailRecipient[]> {
  const found: MailReaderRow[] = []
  let from: string | undefined = after
  while (from !== undefined && found.length < limit) {
    const until = await endOfWindow(db, from, window)
    const rows = await allReaders(db)
      .where('readers.id', '>', from)
      .$if(until !== undefined, (query) => query.where('readers.id', '<=', until ?? ''))
      .where('mail_settings.suspended_at', 'is', null)
      .where(({ and }) => and([...conditions]))
      .orderBy('readers.id')
      .limit(limit - found.length)
      .execute()
    found.push(...rows)
    from = until
  }
  return found.map(mailReaderOf)
}

function mailReaderOf(row: MailReaderRow): MailRecipient {
  const { id, email, created_at: createdAt, preferences } = row
  return {
    id,
    email,
    createdAt,
    preferences: preferences ?? undefined,
    subscription: toSubscriptionRecord(row),
    mail: toMailSettings(row),
  }
}

export async function findMailRecipient(db: Db, id: string): Promise<MailRecipient | undefined> {
  const row = await allReaders(db).where('readers.id', '=', id).executeTakeFirst()
  return row && mailReaderOf(row)
}

/** Whether a reader wants a kind of mail; the default applies if they haven't chosen. */
const wants = (kind: keyof EmailSettings) =>
  sql<boolean>`coalesce((readers.preferences->'emailSettings'->>${kind})::boolean, ${DEFAULT_PREFERENCES.emailSettings[kind]})`

/**
 * An SQL condition: a mail still has to be sent to a reader. False if the mail was sent, was given up or is
 * empty, or if the time of its next attempt hasn't come.
 */
const unsent = (kind: MailingKind, key: string, now: Date) => sql<boolean>`NOT EXISTS (
  SELECT FROM mailings
  WHERE mailings.reader_id = readers.id AND mailings.kind = ${kind}
    AND (mailings.key = ${key} OR (${kind} = 'digest' AND mailings.key > ${key} AND mailings.key <= ${findLatestPossibleDigestDay(now)}))
    AND (mailings.state IN ('sent', 'failed', 'empty') OR NOT ${buildTimePassedCondition('mailings.retry_at', now, MAX_MAILING_RETRY_DELAY_MS)} OR mailings.key > ${key})
)`

/**
 * Returns readers in the given time zones who subscribe to digests and haven't been sent the digest of the
 * date `day` or of a later one. The caller decides whether the digest is due.
 */
export function findDigestRecipients(
  db: Db,
  { zones, day, now, ...page }: Page & { zones: readonly string[]; day: string; now: Date },
): Promise<MailRecipient[]> {
  return mailReaders(db, page, [
    sql<boolean>`coalesce(mail_settings.time_zone, 'UTC') = ANY(${[...zones]}::text[])`,
    sql<boolean>`(${wants('weeklyDigest')} OR ${wants('dailyDigest')})`,
    unsent('digest', day, now),
  ])
}

/** Returns readers who subscribe to a kind of mail and haven't been sent the mail with the given key. */
export function findBulkMailRecipients(
  db: Db,
  { kind, key, now, ...page }: Page & { kind: 'breaking' | 'news'; key: string; now: Date },
): Promise<MailRecipient[]> {
  return mailReaders(db, page, [
    wants(kind === 'breaking' ? 'breakingNews' : 'productUpdates'),
    unsent(kind, key, now),
  ])
}
