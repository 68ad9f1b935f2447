import type { SignInState } from '@plainwire/domain/reader'
import type { Selectable } from 'kysely'
import { type Db, inTransaction } from '../../database/connect.ts'
import type { SignInTable } from '../../database/tables/accounts.ts'

/**
 * The state of sign-ins with an address, read without waiting for concurrent changes; undefined if there is
 * none.
 */
export async function findSignInStateByAddressHash(
  db: Db,
  address: Uint8Array,
): Promise<SignInState | undefined> {
  const row = await db.selectFrom('sign_ins').selectAll().where('address', '=', address).executeTakeFirst()
  return row && stateOf(row)
}

/**
 * Changes the state of sign-ins with an address, one change at a time. Database work that must be committed
 * together with the change uses the transaction passed to `change`.
 *
 * @param address the keyed hash of the e-mail address
 */
export function changeSignInState<T>(
  db: Db,
  { address, now }: { address: Uint8Array; now: Date },
  change: (state: SignInState, db: Db) => Promise<{ state: SignInState; result: T }>,
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
    const before = stateOf(row)
    const { state, result } = await change(before, transaction)
    // A refused attempt leaves the state unchanged. Nothing is written then, because there may be thousands
    // of such attempts.
    if (state === before) return result
    await transaction
      .updateTable('sign_ins')
      .set({ ...columnsOf(state), changed_at: now })
      .where('address', '=', address)
      .execute()
    return result
  })
}

function stateOf(row: Selectable<SignInTable>): SignInState {
  return {
    codes: row.codes.map((code) => ({ ...code, issuedAt: new Date(code.issuedAt) })),
    mailedAt: row.mailed_at,
    triedAt: row.tried_at,
    failuresInARow: row.failures_in_a_row,
  }
}

function columnsOf({ codes, mailedAt, triedAt, failuresInARow }: SignInState) {
  return {
    codes: JSON.stringify(codes),
    mailed_at: [...mailedAt],
    tried_at: [...triedAt],
    failures_in_a_row: failuresInARow,
  }
}

/** Counts a sign-in mail sent to any address in the given hour, and returns the hour's new total. */
export async function incrementHourlySignInMailCount(db: Db, hour: Date): Promise<number> {
  const { mails } = await db
    .insertInto('mail_counts')
    .values({ hour, mails: 1 })
    .onConflict((conflict) =>
      conflict.column('hour').doUpdateSet(({ eb }) => ({ mails: eb('mail_counts.mails', '+', 1) })),
    )
    .returning('mails')
    .executeTakeFirstOrThrow()
  return mails
}

/** The number of sign-in mails counted in the given hour, for all addresses together. */
export async function getHourlySignInMailCount(db: Db, hour: Date): Promise<number> {
  const row = await db.selectFrom('mail_counts').select('mails').where('hour', '=', hour).executeTakeFirst()
  return row?.mails ?? 0
}
