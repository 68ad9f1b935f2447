import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * A value that only the browser knows; `onServer` on the server and during hydration. The component renders
 * again only if the two differ, because rendering a whole page again would make React hydrate it in one go.
 */
export function useOnceHydrated<T>(value: T, onServer: T): T {
  return useSyncExternalStore(
    never,
    () => value,
    () => onServer,
  )
}

/** False on the server and during hydration, then true. */
export function useHydrated(): boolean {
  return useOnceHydrated(true, false)
}
