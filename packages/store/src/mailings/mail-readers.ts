import type { EmailSettings } from '@plainwire/domain/contract'
import { lastBelievedDay } from '@plainwire/domain/digest'
import { DEFAULT_PREFERENCES } from '@plainwire/domain/reader'
import { sql } from 'kysely'
import type { Reader } from '../accounts/readers.ts'
import { subscriptionColumns, subscriptionOf } from '../accounts/subscriptions.ts'
import type { Db } from '../connect.ts'
import { hasCome } from '../stored-times.ts'
import { type MailSettings, mailSettingsColumns, mailSettingsOf } from './mail-settings.ts'
import { MAX_RETRY_MS, type MailingKind } from './mailings.ts'

/** A reader, as mails are made for them. */
export interface MailReader extends Reader {
  mail: MailSettings
}

/** Readers at a time. */
interface Page {
  limit: number
  /** Returns readers after this one; from the first if missing. */
  after?: string | undefined
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000'

const allReaders = (db: Db) =>
  db
    .selectFrom('readers')
    .leftJoin('subscriptions', 'subscriptions.reader_id', 'readers.id')
    .leftJoin('mail_settings', 'mail_settings.reader_id', 'readers.id')
    .select(['readers.id', 'readers.email', 'readers.created_at', 'readers.preferences'])
    .select([...subscriptionColumns, ...mailSettingsColumns])

/** Those whose mails aren't stopped. */
const mailReaders = (db: Db, { limit, after = FIRST_ID }: Page) =>
  allReaders(db)
    .where('readers.id', '>', after)
    .where('mail_settings.suspended_at', 'is', null)
    .orderBy('readers.id')
    .limit(limit)

type MailReaderRow = Awaited<ReturnType<ReturnType<typeof mailReaders>['execute']>>[number]

function mailReaderOf(row: MailReaderRow): MailReader {
  const { id, email, created_at: createdAt, preferences } = row
  return {
    id,
    email,
    createdAt,
    preferences: preferences ?? undefined,
    subscription: subscriptionOf(row),
    mail: mailSettingsOf(row),
  }
}

export async function mailReader(db: Db, id: string): Promise<MailReader | undefined> {
  const row = await allReaders(db).where('readers.id', '=', id).executeTakeFirst()
  return row && mailReaderOf(row)
}

/** Whether a reader wants a kind of mail; the default where they have set nothing. */
const wants = (kind: keyof EmailSettings) =>
  sql<boolean>`coalesce((readers.preferences->'emailSettings'->>${kind})::boolean, ${DEFAULT_PREFERENCES.emailSettings[kind]})`

/** Without those that are done, that another try is due to later, or that are over. */
const unsent = (kind: MailingKind, key: string, now: Date) => sql<boolean>`NOT EXISTS (
  SELECT FROM mailings
  WHERE mailings.reader_id = readers.id AND mailings.kind = ${kind}
    AND (mailings.key = ${key} OR (${kind} = 'digest' AND mailings.key > ${key} AND mailings.key <= ${lastBelievedDay(now)}))
    AND (mailings.state IN ('sent', 'failed', 'empty') OR NOT ${hasCome('mailings.retry_at', now, MAX_RETRY_MS)} OR mailings.key > ${key})
)`

/**
 * Readers in the given time zones who haven't had the digest of this day or a later one. The caller decides
 * whether it is due.
 */
export async function digestReaders(
  db: Db,
  { zones, day, now, ...page }: Page & { zones: readonly string[]; day: string; now: Date },
): Promise<MailReader[]> {
  const rows = await mailReaders(db, page)
    .where(sql<boolean>`coalesce(mail_settings.time_zone, 'UTC') = ANY(${[...zones]}::text[])`)
    .where(sql<boolean>`(${wants('weeklyDigest')} OR ${wants('dailyDigest')})`)
    .where(unsent('digest', day, now))
    .execute()
  return rows.map(mailReaderOf)
}

/** Readers who have subscribed to a kind of mail and haven't had this one. */
export async function issueReaders(
  db: Db,
  { kind, key, now, ...page }: Page & { kind: 'breaking' | 'news'; key: string; now: Date },
): Promise<MailReader[]> {
  const rows = await mailReaders(db, page)
    .where(wants(kind === 'breaking' ? 'breakingNews' : 'productUpdates'))
    .where(unsent(kind, key, now))
    .execute()
  return rows.map(mailReaderOf)
}
