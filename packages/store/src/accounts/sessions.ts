import type { Preferences } from '@plainwire/domain/contract'
import type { Device, SessionState, SubscriptionRecord } from '@plainwire/domain/reader'
import { type Db, inTransaction } from '../connect.ts'
import { subscriptionColumns, subscriptionOf } from './subscriptions.ts'

export interface Session {
  id: string
  readerId: string
  email: string
  subscription: SubscriptionRecord
  /**
   * The reader's preferences, joined here to save the calls that need them a query; undefined if there are
   * none.
   */
  preferences: Preferences | undefined
  device: Device
  /** Part of what its refresh tokens are made of. */
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
    subscription: subscriptionOf(row),
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

/** Undefined once it has ended or its reader is gone. */
export async function sessionById(db: Db, id: string): Promise<Session | undefined> {
  const row = await sessions(db).where('sessions.id', '=', id).executeTakeFirst()
  return row && sessionOf(row)
}

/** A reader's sessions, the last used first. */
export async function sessionsOf(db: Db, readerId: string): Promise<Session[]> {
  const rows = await sessions(db)
    .where('sessions.reader_id', '=', readerId)
    .orderBy('sessions.rotated_at', 'desc')
    .orderBy('sessions.id')
    .execute()
  return rows.map(sessionOf)
}

/**
 * Changes a session, one at a time: refreshes at the same moment see each other. 'end' ends it. Work on the database that must
 * hold exactly if the change does is done with the transaction that `change` is given.
 *
 * @returns what it was before; undefined where there is none
 */
export function changeSession(
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

/** Ends a session if it is the reader's. */
export async function endSessionOf(
  db: Db,
  { id, readerId }: { id: string; readerId: string },
): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).where('reader_id', '=', readerId).execute()
}
