import {
  type Device,
  normaliseEmail,
  SESSION_IDLE_TIMEOUT_MS,
  SESSION_LIFETIME_MS,
} from '@plainwire/domain/reader'
import type { Db } from '../../database/connect.ts'
import { findReaderIdByEmail } from '../readers.ts'

/** A session that hasn't ended, as operators see it. */
export interface OpenSession {
  email: string
  device: Device
  begunAt: Date
  /**
   * When the session was last used, accurate to ten minutes: the time at which its refresh token was last
   * issued.
   */
  lastUsedAt: Date
}

/**
 * The sessions that haven't ended, of one reader or of all, last used first.
 *
 * @param limit the maximum number
 */
export async function listOpenSessions(
  db: Db,
  { email, now, limit }: { email?: string | undefined; now: Date; limit: number },
): Promise<OpenSession[]> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('readers', 'readers.id', 'sessions.reader_id')
    .select(['readers.email', 'sessions.browser', 'sessions.system'])
    .select(['sessions.begun_at', 'sessions.rotated_at'])
    .where('sessions.begun_at', '>', before(SESSION_LIFETIME_MS))
    .where('sessions.rotated_at', '>', before(SESSION_IDLE_TIMEOUT_MS))
    .$if(email !== undefined, (query) => query.where('readers.email_key', '=', normaliseEmail(email ?? '')))
    .orderBy('sessions.rotated_at', 'desc')
    .orderBy('sessions.id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    email: row.email,
    device: { browser: row.browser, system: row.system },
    begunAt: row.begun_at,
    lastUsedAt: row.rotated_at,
  }))
}

/**
 * Ends every session of the reader with an address.
 *
 * @returns the number of ended sessions; 'no-reader' if the address has no account
 */
export async function endAllSessionsByEmail(db: Db, email: string): Promise<number | 'no-reader'> {
  const readerId = await findReaderIdByEmail(db, email)
  if (readerId === undefined) return 'no-reader'
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('reader_id', '=', readerId)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
