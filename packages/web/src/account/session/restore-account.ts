import { readText } from '../../lib/storage.ts'

/** How long after the start an earlier session is taken up. */
const RESTORE_AFTER_MS = 100

/** Takes up an earlier session soon after the start, and follows what other tabs do. Readers without one fetch nothing for it. */
export function restoreAccount(): void {
  // If it can't be loaded now, the next visit tries again.
  const follow = () =>
    void import('./session.ts').then(
      ({ followDevice }) => followDevice(),
      () => undefined,
    )
  setTimeout(() => {
    if (readText('auth_token')) follow()
  }, RESTORE_AFTER_MS)
  addEventListener('storage', ({ key }) => {
    if (key === null || key === 'auth_user') follow()
  })
}
