import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the browser draws by itself: false on the server and while taking over the server's page. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
