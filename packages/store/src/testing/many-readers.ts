import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

/** The assumed shares of readers who have each kind of data. */
const SHARES = { preferences: 0.3, mailSettings: 0.6, session: 0.5, saving: 0.2, premium: 0.03 } as const
/** The number of saved stories of a reader who saves any. */
const SAVES = 5
const ZONES = ['UTC', 'Europe/Amsterdam', 'America/New_York', 'Asia/Tokyo', 'Australia/Sydney']

/** Returns the id of the reader with the given number, counted from 1. */
export function readerId(number: number): string {
  return `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`
}

/**
 * Returns the id of the session of the reader with the given number. Only readers with even numbers have one.
 */
export function sessionId(number: number): string {
  return `00000000-0000-4000-9000-${number.toString(16).padStart(12, '0')}`
}

const idOf = (variant: string) =>
  sql`('00000000-0000-4000-' || ${variant} || '-' || lpad(to_hex(n), 12, '0'))::uuid`

/** An SQL condition that selects about the given share of the readers, always the same ones. */
const some = (share: number, salt: number) =>
  sql<boolean>`(hashint4(n + ${salt}) & 1023) < ${Math.round(share * 1024)}`

/**
 * Fills an empty database with readers: preferences, mail settings, sessions, subscriptions and saved
 * stories.
 */
export async function insertManyReaders(db: Db, count: number, now: Date): Promise<void> {
  const numbers = sql`generate_series(1, ${count}::int) AS n`
  const preferences = {
    categories: ['world', 'science'],
    interests: ['Climate Change'],
    mutedTopics: [],
    mutedSources: [],
    mutedWords: ['golf'],
    emailSettings: { weeklyDigest: true, dailyDigest: false, breakingNews: false, productUpdates: true },
    theme: 'system',
    age: '',
    gender: '',
  }
  const story = {
    headline: 'Council decides on the new bridge',
    sub_headline: 'After three years of talks.',
    description: 'The council decides on the new bridge after three years of talks. '.repeat(6),
    categories: ['world'],
    tags: [],
    published_at: now.toISOString(),
    sources: [],
  }
  await sql`INSERT INTO readers (id, email, email_key, created_at, preferences)
    SELECT ${idOf('8000')}, 'reader-' || n || '@example.org', 'reader-' || n || '@example.org', ${now},
      CASE WHEN ${some(SHARES.preferences, 1)} THEN jsonb_set(${JSON.stringify(preferences)}::jsonb, '{emailSettings,dailyDigest}', to_jsonb(n % 20 = 0)) END
    FROM ${numbers}`.execute(db)
  await sql`INSERT INTO mail_settings (reader_id, language, time_zone)
    SELECT ${idOf('8000')}, CASE WHEN n % 4 = 0 THEN 'nl' ELSE 'en' END, (${ZONES}::text[])[1 + n % ${ZONES.length}::int]
    FROM ${numbers} WHERE ${some(SHARES.mailSettings, 2)}`.execute(db)
  await sql`INSERT INTO sessions (id, reader_id, salt, rotated_at, begun_at)
    SELECT ${idOf('9000')}, ${idOf('8000')}, decode(md5(n::text), 'hex'), ${now}, ${now}
    FROM ${numbers} WHERE n % 2 = 0`.execute(db)
  await sql`INSERT INTO subscriptions (reader_id, tier, status, cancel_at_period_end, changed_at)
    SELECT ${idOf('8000')}, 'premium', 'active', false, ${now}
    FROM ${numbers} WHERE ${some(SHARES.premium, 4)}`.execute(db)
  await sql`INSERT INTO saved_stories (reader_id, story_id, saved_at, story)
    SELECT ${idOf('8000')}, 'story-' || saved, ${now}, ${JSON.stringify(story)}::jsonb
    FROM ${numbers}, generate_series(1, ${SAVES}::int) AS saved WHERE ${some(SHARES.saving, 5)}`.execute(db)
  for (const table of ['readers', 'mail_settings', 'sessions', 'subscriptions', 'saved_stories'])
    await sql`VACUUM (ANALYZE) ${sql.table(table)}`.execute(db)
}

/** The number of rows of readers' tables that the database has read so far, by scans and by indexes. */
export async function countRowsRead(db: Db): Promise<number> {
  await sql`SELECT pg_stat_force_next_flush()`.execute(db)
  const { rows } = await sql<{ rows: number }>`
    SELECT sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::float8 AS rows FROM pg_stat_user_tables
    WHERE relname IN ('readers', 'mail_settings', 'sessions', 'subscriptions', 'saved_stories', 'mailings')`.execute(
    db,
  )
  return rows[0]?.rows ?? 0
}
