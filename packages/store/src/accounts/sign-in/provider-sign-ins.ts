import type { SignInProvider } from '@plainwire/domain/contract'
import type { Db } from '../../database/connect.ts'

/** A sign-in at an identity provider. Secrets are stored as hashes only. */
export interface ProviderSignIn {
  state: Uint8Array
  provider: SignInProvider
  challenge: Uint8Array
}

/** Stores a sign-in that a reader begins at an identity provider. */
export async function beginProviderSignIn(
  db: Db,
  { now, ...signIn }: ProviderSignIn & { now: Date },
): Promise<void> {
  await db
    .insertInto('provider_sign_ins')
    .values({ ...signIn, begun_at: now })
    .execute()
}

/**
 * Records that a reader has returned from a provider, so that the OAuth state of the sign-in works only once.
 * Returns undefined if the state is unknown, belongs to another provider, was already used, or was begun before
 * `since`.
 */
export async function consumeProviderSignIn(
  db: Db,
  { state, provider, since, now }: Omit<ProviderSignIn, 'challenge'> & { since: Date; now: Date },
): Promise<'returned' | undefined> {
  const { numUpdatedRows } = await db
    .updateTable('provider_sign_ins')
    .set({ returned_at: now })
    .where('state', '=', state)
    .where('provider', '=', provider)
    .where('begun_at', '>', since)
    .where('returned_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n ? 'returned' : undefined
}

/** Replaces the used OAuth state of a sign-in by a one-time code, which the browser then redeems. */
export async function issueProviderCode(
  db: Db,
  { state, code, sealedEmail }: { state: Uint8Array; code: Uint8Array; sealedEmail: string },
): Promise<void> {
  await db
    .updateTable('provider_sign_ins')
    .set({ code, sealed_email: sealedEmail })
    .where('state', '=', state)
    .execute()
}

/**
 * Redeems a one-time code and deletes its row, so that the code can't be used again, even if the sign-in fails.
 * Returns the data stored with the code and the time when the reader returned; undefined if the code is
 * unknown.
 */
export async function redeemProviderCode(
  db: Db,
  code: Uint8Array,
): Promise<{ challenge: Uint8Array; sealedEmail: string; returnedAt: Date } | undefined> {
  const row = await db
    .deleteFrom('provider_sign_ins')
    .where('code', '=', code)
    .returning(['challenge', 'sealed_email', 'returned_at'])
    .executeTakeFirst()
  if (!row?.sealed_email || !row.returned_at) return undefined
  return { challenge: row.challenge, sealedEmail: row.sealed_email, returnedAt: row.returned_at }
}
