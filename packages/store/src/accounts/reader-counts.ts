import { SESSION_IDLE_TIMEOUT_MS, SESSION_LIFETIME_MS } from '@plainwire/domain/reader'
import { DAY_MS } from '@plainwire/domain/units'
import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

const MONTH_MS = 30 * DAY_MS

/**
 * Numbers of accounts, sessions and invitations. For privacy, nothing is counted about the news that readers
 * open.
 */
export interface ReaderCounts {
  readers: number
  /** Accounts created within the last 30 days. */
  newReaders: number
  /** Readers with at least one session that hasn't ended. */
  signedInReaders: number
  sessions: number
  openInvitations: number
}

/** Counts readers, sessions and invitations. */
export async function countReadersAndSessions(db: Db, now: Date): Promise<ReaderCounts> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const { rows } = await sql<ReaderCounts>`
    SELECT
      (SELECT count(*) FROM readers) AS "readers",
      (SELECT count(*) FROM readers WHERE created_at > ${before(MONTH_MS)}) AS "newReaders",
      (SELECT count(*) FROM invitations WHERE used_at IS NULL AND expires_at > ${now}) AS "openInvitations",
      count(DISTINCT reader_id) AS "signedInReaders",
      count(*) AS "sessions"
    FROM sessions WHERE begun_at > ${before(SESSION_LIFETIME_MS)} AND rotated_at > ${before(SESSION_IDLE_TIMEOUT_MS)}
  `.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('A count has no row.')
  return counts
}
