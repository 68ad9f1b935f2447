import { account } from './session/account.ts'

/** Fetches what syncs device and account as soon as there is an account; readers without one fetch nothing for it. */
export function followAccount(): void {
  let isFetched = false
  const look = () => {
    if (isFetched || !account.get().reader) return
    isFetched = true
    import('./sync-account.ts').then(
      ({ syncAccount }) => syncAccount(),
      () => {
        // Without a connection: the next change of the account tries again.
        isFetched = false
      },
    )
  }
  look()
  account.subscribe(look)
}
