import { normaliseEmail } from '@plainwire/domain/reader'
import { type Db, inTransaction } from '../database/connect.ts'
import { type ActingOperator, logOperatorAction } from './operator-log.ts'

/** The hash and the expiry of a secret that gives access; the database never stores the secret itself. */
interface Ticket {
  hash: Uint8Array
  expiresAt: Date
}

/** Stores a link that can be used once to sign in to the newsroom. */
export function storeAdminSignInLink(
  db: Db,
  { hash, expiresAt, ...order }: ActingOperator & Ticket,
): Promise<void> {
  const { actor } = order
  return inTransaction(db, async (transaction) => {
    await transaction.insertInto('admin_links').values({ hash, actor, expires_at: expiresAt }).execute()
    await logOperatorAction(transaction, order, { act: 'admin-link-made', subject: expiresAt.toISOString() })
  })
}

/** Whether a one-time link can still be used. */
export async function isAdminSignInLinkValid(db: Db, hash: Uint8Array, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('admin_links')
    .select('actor')
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Begins a session with a link, which is thereby used up.
 *
 * @returns false if the link doesn't exist, was used or has expired
 */
export function beginAdminSessionByLink(
  db: Db,
  { link, session, now }: { link: Uint8Array; session: Ticket; now: Date },
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const used = await transaction
      .deleteFrom('admin_links')
      .where('hash', '=', link)
      .where('expires_at', '>', now)
      .returning('actor')
      .executeTakeFirst()
    if (!used) return false
    await begin(transaction, {
      ...session,
      emailKey: null,
      actor: `${used.actor} (link)`,
      now,
    })
    return true
  })
}

/**
 * Begins a newsroom session for a signed-in reader who is an operator.
 *
 * @returns false if no operator has this e-mail address
 */
export function beginAdminSessionByEmail(
  db: Db,
  { email, session, now }: { email: string; session: Ticket; now: Date },
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const operator = await transaction
      .selectFrom('operators')
      .select(['email', 'email_key'])
      .where('email_key', '=', normaliseEmail(email))
      .forKeyShare()
      .executeTakeFirst()
    if (!operator) return false
    await begin(transaction, {
      ...session,
      emailKey: operator.email_key,
      actor: operator.email,
      now,
    })
    return true
  })
}

async function begin(
  transaction: Db,
  { hash, expiresAt, emailKey: key, ...order }: ActingOperator & Ticket & { emailKey: string | null },
): Promise<void> {
  const { actor, now } = order
  await transaction
    .insertInto('admin_sessions')
    .values({ hash, actor, email_key: key, begun_at: now, expires_at: expiresAt })
    .execute()
  await logOperatorAction(transaction, order, { act: 'admin-entered', subject: actor })
}

/** The operator with a session cookie of this hash; undefined if there is none or the session has ended. */
export async function findAdminSession(
  db: Db,
  hash: Uint8Array,
  now: Date,
): Promise<{ actor: string } | undefined> {
  return db
    .selectFrom('admin_sessions')
    .select('actor')
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

export async function endAdminSession(db: Db, hash: Uint8Array): Promise<void> {
  await db.deleteFrom('admin_sessions').where('hash', '=', hash).execute()
}

/** Deletes links and sessions that have expired. */
export async function deleteExpiredAdminAccess(db: Db, now: Date): Promise<void> {
  for (const table of ['admin_links', 'admin_sessions'] as const)
    await db.deleteFrom(table).where('expires_at', '<=', now).execute()
}
