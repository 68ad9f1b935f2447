import type { Language } from '@plainwire/domain/language'
import { normaliseEmail } from '@plainwire/domain/reader'
import { DAY_MS } from '@plainwire/domain/units'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** How long a used or expired invitation remains listed, in ms. */
const LISTED_MS = 30 * DAY_MS

/** An invitation, as operators see it. */
export interface Invitation {
  email: string
  language: Language
  invitedAt: Date
  expiresAt: Date
  /** When an account was created with the invitation; null until then. */
  usedAt: Date | null
}

/**
 * An invitation to store.
 *
 * @property token SHA-256 of the secret in the link of the invitation
 */
export interface NewInvitation extends Omit<Invitation, 'usedAt'> {
  token: Uint8Array
}

/**
 * Stores an invitation. An earlier invitation of the same address is replaced, and its link becomes invalid.
 */
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
    .values({ email_key: normaliseEmail(email), ...columns })
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

/** Returns all stored invitations, newest first; `deleteOldInvitations` deletes the old ones. */
export async function listInvitations(db: Db): Promise<Invitation[]> {
  const rows = await invitationRows(db).orderBy('invited_at', 'desc').orderBy('email_key').execute()
  return rows.map(invitationOfRow)
}

/**
 * Returns the invitation of a reader: the one with which their account was created, otherwise the one for their
 * address; undefined if there is none.
 */
export async function findInvitation(db: Db, readerId: string): Promise<Invitation | undefined> {
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

/** Deletes the unused invitation of an address. Returns 'none' if there is none. */
export async function revokeInvitation(db: Db, email: string): Promise<'revoked' | 'none'> {
  const { numDeletedRows } = await db
    .deleteFrom('invitations')
    .where('email_key', '=', normaliseEmail(email))
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n ? 'revoked' : 'none'
}

/**
 * Locks the invitation that a new reader may use, until the transaction ends: the one for the reader's address,
 * otherwise the one whose link the reader has.
 *
 * @returns the key of the invited address, for `markInvitationUsed`; undefined if there is no valid invitation
 */
export async function lockInvitation(
  transaction: Db,
  { email, token, now }: { email: string; token: Uint8Array | undefined; now: Date },
): Promise<string | undefined> {
  const key = normaliseEmail(email)
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

/**
 * Records which reader's account was created with an invitation, so that the invitation can't be used again.
 */
export async function markInvitationUsed(
  transaction: Db,
  { emailKey: key, readerId, now }: { emailKey: string; readerId: string; now: Date },
): Promise<void> {
  await transaction
    .updateTable('invitations')
    .set({ used_at: now, reader_id: readerId })
    .where('email_key', '=', key)
    .execute()
}

/** Deletes invitations that were used or expired a month ago. */
export async function deleteOldInvitations(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - LISTED_MS)
  await db
    .deleteFrom('invitations')
    .where(({ eb, or }) => or([eb('used_at', '<', since), eb('expires_at', '<', since)]))
    .execute()
}
