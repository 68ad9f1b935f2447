import type { Preferences } from '@plainwire/domain/contract'
import type { Device, SessionState, SubscriptionRecord } from '@plainwire/domain/reader'
import { type Db, inTransaction } from '../../database/connect.ts'
import { subscriptionColumns, toSubscriptionRecord } from '../subscriptions.ts'

export interface Session {
  id: string
  readerId: string
  email: string
  subscription: SubscriptionRecord
  /** The reader's preferences, joined here to save a query; undefined if there are none. */
  preferences: Preferences | undefined
  device: Device
  /** The salt from which the session's refresh tokens are derived. */
  salt: Uint8Array
  state: SessionState
}

export async function beginSession(
  db: Db,
  session: { id: string; readerId: string; salt: Uint8Array; device: Device; now: Date },
): Promise<void> {
  const { id, readerId, salt, device, now } = session
  await db
    .insertInto('sessions')
    .values({ id, reader_id: readerId, salt, rotated_at: now, begun_at: now, ...device })
    .execute()
}

const sessions = (db: Db) =>
  db
    .selectFrom('sessions')
    .innerJoin('readers', 'readers.id', 'sessions.reader_id')
    .leftJoin('subscriptions', 'subscriptions.reader_id', 'sessions.reader_id')
    .select(['sessions.id', 'sessions.reader_id', 'sessions.salt', 'sessions.generation'])
    .select(['sessions.rotated_at', 'sessions.is_seen', 'sessions.begun_at'])
    .select(['sessions.browser', 'sessions.system', 'readers.email', 'readers.preferences'])
    .select(subscriptionColumns)

type SessionRow = Awaited<ReturnType<ReturnType<typeof sessions>['executeTakeFirstOrThrow']>>

function sessionOf(row: SessionRow): Session {
  return {
    id: row.id,
    readerId: row.reader_id,
    email: row.email,
    subscription: toSubscriptionRecord(row),
    preferences: row.preferences ?? undefined,
    device: { browser: row.browser, system: row.system },
    salt: row.salt,
    state: {
      generation: row.generation,
      rotatedAt: row.rotated_at,
      isSeen: row.is_seen,
      begunAt: row.begun_at,
    },
  }
}

/** Returns a session by id; undefined if it has ended or its reader was deleted. */
export async function findSessionById(db: Db, id: string): Promise<Session | undefined> {
  const row = await sessions(db).where('sessions.id', '=', id).executeTakeFirst()
  return row && sessionOf(row)
}

/** A reader's sessions, last used first. */
export async function listSessionsOfReader(db: Db, readerId: string): Promise<Session[]> {
  const rows = await sessions(db)
    .where('sessions.reader_id', '=', readerId)
    .orderBy('sessions.rotated_at', 'desc')
    .orderBy('sessions.id')
    .execute()
  return rows.map(sessionOf)
}

/**
 * Changes a session, one change at a time, so that concurrent refreshes of its tokens see each other's
 * result. If `change` returns 'end', the session is ended. Database work that must be committed together with
 * the change uses the transaction passed to `change`.
 *
 * @returns the session before the change; undefined if there is none
 */
export function updateSessionWithLock(
  db: Db,
  id: string,
  change: (session: Session, db: Db) => Promise<SessionState | 'end'> | SessionState | 'end',
): Promise<Session | undefined> {
  return inTransaction(db, async (transaction) => {
    const row = await sessions(transaction)
      .where('sessions.id', '=', id)
      .forUpdate('sessions')
      .executeTakeFirst()
    if (!row) return undefined
    const session = sessionOf(row)
    const state = await change(session, transaction)
    if (state === 'end') await endSession(transaction, id)
    else if (state !== session.state) await saveState(transaction, id, state)
    return session
  })
}

async function saveState(db: Db, id: string, state: SessionState): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ generation: state.generation, rotated_at: state.rotatedAt, is_seen: state.isSeen })
    .where('id', '=', id)
    .execute()
}

export async function endSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute()
}

/** Ends a session if it belongs to the reader. */
export async function endReaderSession(
  db: Db,
  { id, readerId }: { id: string; readerId: string },
): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).where('reader_id', '=', readerId).execute()
}
