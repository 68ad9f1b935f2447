import { readSignInSessionText } from '../../lib/storage/storage.ts'

/** The delay after the start before the session of an earlier visit is restored, in ms. */
const RESTORE_AFTER_MS = 100

/**
 * Restores the session of an earlier visit soon after the start, and follows sign-ins in other tabs. Readers
 * without a session don't load the code for this.
 */
export function restoreAccount(): void {
  // If the chunk can't be loaded, the next visit tries again.
  const follow = () =>
    void import('./session.ts').then(
      ({ syncSessionWithOtherTabs }) => syncSessionWithOtherTabs(),
      () => undefined,
    )
  setTimeout(() => {
    if (readSignInSessionText('auth_token')) follow()
  }, RESTORE_AFTER_MS)
  addEventListener('storage', ({ key }) => {
    if (key === null || key === 'auth_user') follow()
  })
}
