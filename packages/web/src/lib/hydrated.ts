import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * What only the browser knows; `onServer` on the server and while taking over its page. A part is drawn anew only where the
 * two differ: doing that to a page makes the browser take over all that is in it at one go.
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
