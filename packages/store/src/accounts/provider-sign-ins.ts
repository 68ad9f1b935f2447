import type { Provider } from '@plainwire/domain/contract'
import type { Db } from '../connect.ts'

/** A sign-in at an identity provider. All bytes are hashes of what readers and providers hold. */
export interface ProviderSignIn {
  state: Uint8Array
  provider: Provider
  challenge: Uint8Array
}

export async function beginProviderSignIn(
  db: Db,
  { now, ...signIn }: ProviderSignIn & { now: Date },
): Promise<void> {
  await db
    .insertInto('provider_sign_ins')
    .values({ ...signIn, begun_at: now })
    .execute()
}

/** Takes a reader back, once; undefined for a state that is unknown, another provider's, used, or begun before `since`. */
export async function returnProviderSignIn(
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

/** Puts a code to be redeemed in the place of a state that has returned. */
export async function giveProviderCode(
  db: Db,
  { state, code, sealedEmail }: { state: Uint8Array; code: Uint8Array; sealedEmail: string },
): Promise<void> {
  await db
    .updateTable('provider_sign_ins')
    .set({ code, sealed_email: sealedEmail })
    .where('state', '=', state)
    .execute()
}

/** Takes a code, once, right or wrong: what it was given for, and when the reader was back. */
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
