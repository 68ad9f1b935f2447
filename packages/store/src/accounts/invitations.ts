import type { Language } from '@plainwire/domain/language'
import { emailKey } from '@plainwire/domain/reader'
import { DAY_MS } from '@plainwire/domain/units'
import { sql } from 'kysely'
import type { Db } from '../connect.ts'

/** How long a used or expired invitation is listed, in ms. */
const LISTED_MS = 30 * DAY_MS

/** An invitation, as operators see it. */
export interface Invitation {
  email: string
  language: Language
  invitedAt: Date
  expiresAt: Date
  /** Null until somebody has an account by it. */
  usedAt: Date | null
}

/** @property token SHA-256 of the secret in its link */
export interface NewInvitation extends Omit<Invitation, 'usedAt'> {
  token: Uint8Array
}

/** Stores an invitation in place of an earlier one of the same address, whose link is void from then on. */
export async function saveInvitation(db: Db, invitation: NewInvitation): Promise<void> {
  const { email, token, language, invitedAt, expiresAt } = invitation
  const columns = {
    email,
    token,
    language,
    invited_at: invitedAt,
    expires_at: expiresAt,
    used_at: null,
    reader_id: null,
  }
  await db
    .insertInto('invitations')
    .values({ email_key: emailKey(email), ...columns })
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet(columns))
    .execute()
}

const invitationRows = (db: Db) =>
  db.selectFrom('invitations').select(['email', 'language', 'invited_at', 'expires_at', 'used_at'])

type InvitationRow = Awaited<ReturnType<ReturnType<typeof invitationRows>['executeTakeFirstOrThrow']>>

const invitationOfRow = (row: InvitationRow): Invitation => ({
  email: row.email,
  language: row.language,
  invitedAt: row.invited_at,
  expiresAt: row.expires_at,
  usedAt: row.used_at,
})

/** Every invitation that is listed, the newest first. */
export async function invitations(db: Db): Promise<Invitation[]> {
  const rows = await invitationRows(db).orderBy('invited_at', 'desc').orderBy('email_key').execute()
  return rows.map(invitationOfRow)
}

/** The invitation that is about a reader: the one that led to their account, or the one of their address; undefined for none. */
export async function invitationOf(db: Db, readerId: string): Promise<Invitation | undefined> {
  const row = await invitationRows(db)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('reader_id', '=', readerId),
        eb('email_key', 'in', selectFrom('readers').select('email_key').where('id', '=', readerId)),
      ]),
    )
    .orderBy('used_at')
    .executeTakeFirst()
  return row && invitationOfRow(row)
}

/** Deletes the invitation of an address that nobody has used. 'none' where there is none. */
export async function revokeInvitation(db: Db, email: string): Promise<'revoked' | 'none'> {
  const { numDeletedRows } = await db
    .deleteFrom('invitations')
    .where('email_key', '=', emailKey(email))
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n ? 'revoked' : 'none'
}

/**
 * Locks the invitation that a new reader may use until the transaction ends: the one of their own address, else the one whose
 * link they have. Undefined where there is none that holds.
 *
 * @returns the key of the invited address, for spendInvitation
 */
export async function lockInvitation(
  transaction: Db,
  { email, token, now }: { email: string; token: Uint8Array | undefined; now: Date },
): Promise<string | undefined> {
  const key = emailKey(email)
  const row = await transaction
    .selectFrom('invitations')
    .select('email_key')
    .where(({ eb, or }) =>
      or([eb('email_key', '=', key), ...(token === undefined ? [] : [eb('token', '=', token)])]),
    )
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy(sql`email_key = ${key}`, 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  return row?.email_key
}

/** Notes whose account an invitation led to: it is good for no other. */
export async function spendInvitation(
  transaction: Db,
  { emailKey: key, readerId, now }: { emailKey: string; readerId: string; now: Date },
): Promise<void> {
  await transaction
    .updateTable('invitations')
    .set({ used_at: now, reader_id: readerId })
    .where('email_key', '=', key)
    .execute()
}

/** Deletes invitations that were used, or expired, a month ago. */
export async function tidyInvitations(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - LISTED_MS)
  await db
    .deleteFrom('invitations')
    .where(({ eb, or }) => or([eb('used_at', '<', since), eb('expires_at', '<', since)]))
    .execute()
}
