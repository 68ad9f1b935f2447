import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * A value that only the browser knows; `onServer` on the server and during hydration. A part renders again
 * only if the two differ: doing that to a whole page would make React hydrate all of it in one go.
 */
export function useOnceHydrated<T>(value: T, onServer: T): T {
  return useSyncExternalStore(
    never,
    () => value,
    () => onServer,
  )
}

/** Whether the browser draws by itself: false on the server and while taking over the server's page. */
export function useHydrated(): boolean {
  return useOnceHydrated(true, false)
}
