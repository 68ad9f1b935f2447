import { API, type Profile, type SignInTokens } from '@plainwire/domain/contract'
import { convertProfileToUser } from '@plainwire/domain/reader'
import type { CallFailure } from '../../lib/api.ts'
import { browserNetworkDependencies, type NetworkDependencies } from '../../lib/outside.ts'
import {
  readSignInSessionText,
  SIGN_IN_SESSION_KEYS,
  writeSignInSessionText,
} from '../../lib/storage/storage.ts'
import { type Account, account, NO_ACCOUNT } from './account.ts'
import {
  callAsReader,
  createInMemoryTokenStore,
  deviceTokenStore,
  setSessionEndHandler,
} from './call-as-reader.ts'
import { readStoredReader } from './stored-reader.ts'

/** True if the server has refused the session; false if the server is unreachable or busy. */
const isFinal = ({ status }: CallFailure) => status >= 400 && status < 500 && status !== 429

/** Deletes the session on this device. Other tabs then sign out too. */
function forget(): void {
  deviceTokenStore.set(undefined)
  for (const key of SIGN_IN_SESSION_KEYS) writeSignInSessionText(key, undefined)
  account.set(NO_ACCOUNT)
}

/** Signs a reader in on this page, and persists the profile for the next visit. */
function setSignedIn(profile: Profile): void {
  const stored = JSON.stringify(profile)
  // Only written if it has changed, because every write makes other tabs fetch the profile.
  if (readSignInSessionText('auth_user') !== stored) writeSignInSessionText('auth_user', stored)
  const reader = convertProfileToUser(profile)
  const { reader: before, preferences } = account.get()
  const known: Partial<Account> = before?.id === reader.id && preferences ? { preferences } : {}
  account.set({ status: 'signed-in', reader, ...known })
}

/**
 * Fetches the reader's profile, and signs the reader in on this page. Returns the failure, or undefined if it
 * succeeded.
 */
async function fetchReader(outside: NetworkDependencies): Promise<CallFailure | undefined> {
  const answered = await callAsReader(API.getProfile, {}, { outside })
  if (!answered.ok) return answered
  // The tokens are missing if the reader has signed out in the meantime.
  if (deviceTokenStore.get()) setSignedIn(answered.data)
  return undefined
}

/**
 * Restores the session of this device. A session that the server refuses is deleted. If the server can't be
 * reached, the reader stays signed in, so that saved stories can be read offline, and the server is called
 * again later.
 */
export async function restoreSession(
  outside: NetworkDependencies = browserNetworkDependencies,
): Promise<void> {
  if (!deviceTokenStore.get()) return forget()
  const reader = readStoredReader()
  account.set({ status: 'restoring', ...(reader && { reader }) })
  const refused = await fetchReader(outside)
  if (!refused) return
  if (isFinal(refused)) return forget()
  if (!deviceTokenStore.get()) return
  account.set(reader ? { status: 'signed-in', reader } : NO_ACCOUNT)
  addEventListener('online', () => void syncSessionWithOtherTabs(outside), { once: true })
}

/** Applies what other tabs have done: signing in, signing out, or signing in as another reader. */
export async function syncSessionWithOtherTabs(
  outside: NetworkDependencies = browserNetworkDependencies,
): Promise<void> {
  const { status, reader } = account.get()
  if (!deviceTokenStore.get()) {
    if (status !== 'none') forget()
  } else if (status === 'signed-in' && reader?.id === readStoredReader()?.id) await fetchReader(outside)
  else await restoreSession(outside)
}

/**
 * Signs in with the tokens from a verified code or an identity provider. Returns the failure, if there is
 * one.
 */
export async function beginSession(
  tokens: SignInTokens,
  outside: NetworkDependencies = browserNetworkDependencies,
): Promise<CallFailure | undefined> {
  deviceTokenStore.set(tokens)
  const refused = await fetchReader(outside)
  if (refused) forget()
  return refused
}

/** Signs out on this device at once, and then on the server, which revokes the tokens. */
export async function signOut(outside: NetworkDependencies = browserNetworkDependencies): Promise<void> {
  const tokens = deviceTokenStore.get()
  forget()
  if (tokens)
    await callAsReader(
      API.signOut,
      {},
      { tokenStore: createInMemoryTokenStore(tokens), isRepeatable: true, outside },
    )
}

/** Deletes the account, and then its data on this device. Returns the failure, if there is one. */
export async function deleteAccount(
  outside: NetworkDependencies = browserNetworkDependencies,
): Promise<CallFailure | undefined> {
  const { reader } = account.get()
  const answered = await callAsReader(API.deleteAccount, {}, { outside })
  if (!answered.ok) return answered
  forget()
  if (!reader) return undefined
  // Imported dynamically, because the chunk of sync-subscription.ts imports the chunk of this module.
  const { deleteSubscriptionFromDevice } = await import('../subscription/sync-subscription.ts')
  await deleteSubscriptionFromDevice(reader.id)
  return undefined
}

setSessionEndHandler(forget)
