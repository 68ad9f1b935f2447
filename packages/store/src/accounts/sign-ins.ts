import type { SignInState } from '@plainwire/domain/reader'
import type { Selectable } from 'kysely'
import { type Db, inTransaction } from '../connect.ts'
import type { SignInTable } from '../schema-accounts.ts'

/** The newest code, so that nobody who reads it learns the code. */
export interface CodeDigest {
  salt: Uint8Array
  digest: Uint8Array
}

export interface SignIn {
  state: SignInState
  code: CodeDigest | undefined
}

/** What is known of an address, without waiting for anybody who changes it; undefined where it is nothing. */
export async function signInByAddress(db: Db, address: Uint8Array): Promise<SignIn | undefined> {
  const row = await db.selectFrom('sign_ins').selectAll().where('address', '=', address).executeTakeFirst()
  return row && signInOf(row)
}

/**
 * Changes what is known of an address, one at a time: whoever asks at the same moment sees the change. Work on the database that
 * must hold exactly if the change does is done with the transaction that `change` is given.
 *
 * @param address its keyed hash
 */
export function changeSignIn<T>(
  db: Db,
  { address, now }: { address: Uint8Array; now: Date },
  change: (signIn: SignIn, db: Db) => Promise<{ signIn: SignIn; result: T }>,
): Promise<T> {
  return inTransaction(db, async (transaction) => {
    await transaction
      .insertInto('sign_ins')
      .values({ address, changed_at: now })
      .onConflict((conflict) => conflict.column('address').doNothing())
      .execute()
    const row = await transaction
      .selectFrom('sign_ins')
      .selectAll()
      .where('address', '=', address)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const before = signInOf(row)
    const { signIn, result } = await change(before, transaction)
    // Whoever is refused by the thousand writes nothing.
    if (signIn.state === before.state && signIn.code === before.code) return result
    await transaction
      .updateTable('sign_ins')
      .set({ ...columnsOf(signIn), changed_at: now })
      .where('address', '=', address)
      .execute()
    return result
  })
}

function signInOf(row: Selectable<SignInTable>): SignIn {
  const { salt, digest, issued_at: issuedAt, tries } = row
  return {
    state: {
      code: issuedAt ? { issuedAt, tries } : undefined,
      mailedAt: row.mailed_at,
      triedAt: row.tried_at,
      failuresInARow: row.failures_in_a_row,
    },
    code: salt && digest ? { salt, digest } : undefined,
  }
}

function columnsOf({ state, code }: SignIn) {
  return {
    salt: code?.salt ?? null,
    digest: code?.digest ?? null,
    issued_at: state.code?.issuedAt ?? null,
    tries: state.code?.tries ?? 0,
    mailed_at: [...state.mailedAt],
    tried_at: [...state.triedAt],
    failures_in_a_row: state.failuresInARow,
  }
}

/** Counts a mail of this hour, unless as many have been sent as may be to all addresses together. */
export async function countMail(
  db: Db,
  { hour, limit }: { hour: Date; limit: number },
): Promise<'counted' | 'limit-reached'> {
  const row = await db
    .insertInto('mail_counts')
    .values({ hour, mails: 1 })
    .onConflict((conflict) =>
      conflict
        .column('hour')
        .doUpdateSet(({ eb }) => ({ mails: eb('mail_counts.mails', '+', 1) }))
        .where('mail_counts.mails', '<', limit),
    )
    .returning('mails')
    .executeTakeFirst()
  return row ? 'counted' : 'limit-reached'
}
