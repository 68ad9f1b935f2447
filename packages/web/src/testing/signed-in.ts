import type { Profile, SignInTokens } from '@plainwire/domain/contract'
import { convertProfileToUser } from '@plainwire/domain/reader'
import { account, NO_ACCOUNT } from '../account/session/account.ts'
import { deviceTokenStore } from '../account/session/call-as-reader.ts'

/** The profile of Ada, a free reader with two interests. */
export const PROFILE: Profile = {
  username: '11111111-1111-4111-8111-111111111111',
  email: 'ada@example.org',
  preferences: {
    categories: ['science', 'Space'],
    age: '35-44',
    gender: 'female',
    mutedTopics: [],
    mutedSources: [],
  },
  subscription: {
    tier: 'free',
    status: 'none',
    trialEnd: null,
    currentPeriodEnd: null,
    priceId: null,
    customerId: null,
    cancelAtPeriodEnd: false,
  },
}

/** Returns the n-th tokens of a session: the first are from the sign-in, the next ones from refreshes. */
export const createTestTokens = (n: number): SignInTokens => ({
  AccessToken: `access-${n}`,
  RefreshToken: `refresh-${n}`,
  IdToken: `id-${n}`,
})

/** Signs Ada in on this device; `changes` replaces fields of her profile. */
export function signInOnDevice(changes: Partial<Profile> = {}): void {
  const profile = { ...PROFILE, ...changes }
  deviceTokenStore.set(createTestTokens(1))
  localStorage.setItem('auth_user', JSON.stringify(profile))
  account.set({ status: 'signed-in', reader: convertProfileToUser(profile) })
}

/** Signs out and clears the storage, for the next test. */
export function signOutOnDevice(): void {
  localStorage.clear()
  deviceTokenStore.set(undefined)
  account.set(NO_ACCOUNT)
}
