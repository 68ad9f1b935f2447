import { API, type Profile, type Tokens } from '@plainwire/domain/contract'
import { profileToUser } from '@plainwire/domain/reader'
import type { Refused } from '../../lib/api.ts'
import { browserOutside, type Outside } from '../../lib/outside.ts'
import { readText, SESSION_KEYS, writeText } from '../../lib/storage.ts'
import { type Account, account, NO_ACCOUNT } from './account.ts'
import { callAsReader, whenSessionEnds } from './call-as-reader.ts'
import { storedReader } from './stored-reader.ts'
import { deviceTokens, tokensInHand } from './tokens.ts'

/** The server has said that nobody is signed in, or won't have this reader: not merely that it can't be reached. */
const isFinal = ({ status }: Refused) => status >= 400 && status < 500 && status !== 429

/** Forgets the session on this device; other tabs follow. */
function forget(): void {
  deviceTokens.set(undefined)
  for (const key of SESSION_KEYS) writeText(key, undefined)
  account.set(NO_ACCOUNT)
}

function welcome(profile: Profile): void {
  const stored = JSON.stringify(profile)
  // Other tabs look anew whenever this is written.
  if (readText('auth_user') !== stored) writeText('auth_user', stored)
  const reader = profileToUser(profile)
  const { reader: before, preferences } = account.get()
  const known: Partial<Account> = before?.id === reader.id && preferences ? { preferences } : {}
  account.set({ status: 'signed-in', reader, ...known })
}

async function fetchReader(outside: Outside): Promise<Refused | undefined> {
  const answered = await callAsReader(API.getProfile, {}, { outside })
  if (!answered.ok) return answered
  // Signed out while the answer was on its way.
  if (deviceTokens.get()) welcome(answered.data)
  return undefined
}

/**
 * Takes up the session that this device holds. One that the server refuses is forgotten; while the server can't be
 * reached the reader stays who they were, so that saved stories can be read without a connection, and the server is called again later.
 */
export async function restoreSession(outside: Outside = browserOutside): Promise<void> {
  if (!deviceTokens.get()) return forget()
  const reader = storedReader()
  account.set({ status: 'restoring', ...(reader && { reader }) })
  const refused = await fetchReader(outside)
  if (!refused) return
  if (isFinal(refused)) return forget()
  if (!deviceTokens.get()) return
  account.set(reader ? { status: 'signed-in', reader } : NO_ACCOUNT)
  addEventListener('online', () => void followDevice(outside), { once: true })
}

/** Does what other tabs have done: signs in, signs out, or becomes another reader. */
export async function followDevice(outside: Outside = browserOutside): Promise<void> {
  const { status, reader } = account.get()
  if (!deviceTokens.get()) {
    if (status !== 'none') forget()
  } else if (status === 'signed-in' && reader?.id === storedReader()?.id) await fetchReader(outside)
  else await restoreSession(outside)
}

/** Signs in with the tokens of a verified code or an identity provider. Undefined where it worked. */
export async function beginSession(
  tokens: Tokens,
  outside: Outside = browserOutside,
): Promise<Refused | undefined> {
  deviceTokens.set(tokens)
  const refused = await fetchReader(outside)
  if (refused) forget()
  return refused
}

/** Signs out: here at once, whatever the server does, and there so that the tokens are worthless. */
export async function signOut(outside: Outside = browserOutside): Promise<void> {
  const tokens = deviceTokens.get()
  forget()
  if (tokens) await callAsReader(API.signOut, {}, { held: tokensInHand(tokens), isRepeatable: true, outside })
}

/** Deletes the account, and with success all that this device holds of it. */
export async function deleteAccount(outside: Outside = browserOutside): Promise<Refused | undefined> {
  const { reader } = account.get()
  const answered = await callAsReader(API.deleteAccount, {}, { outside })
  if (!answered.ok) return answered
  forget()
  if (!reader) return undefined
  // Fetched then: its chunk stands on this one's.
  const { forgetSubscription } = await import('../subscription/sync-subscription.ts')
  await forgetSubscription(reader.id)
  return undefined
}

whenSessionEnds(forget)
