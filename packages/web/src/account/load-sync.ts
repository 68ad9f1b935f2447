import { account } from './session/account.ts'

/**
 * Loads and starts the code that syncs device and account when a reader is signed in. Readers without an
 * account don't load it.
 */
export function startAccountSync(): void {
  let isFetched = false
  const look = () => {
    if (isFetched || !account.get().reader) return
    isFetched = true
    import('./sync-account.ts').then(
      ({ syncAccount }) => syncAccount(),
      () => {
        // Loading fails without a connection; it is tried again at the next change of the account.
        isFetched = false
      },
    )
  }
  look()
  account.subscribe(look)
}
