import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Returns `value`, which only the browser knows, but `onServer` on the server and during hydration. After
 * hydration the component renders again only if the two differ, because rendering a whole page again would
 * make React hydrate it in one task.
 */
export function useHydratedValue<T>(value: T, onServer: T): T {
  return useSyncExternalStore(
    never,
    () => value,
    () => onServer,
  )
}

/** Returns false on the server and during hydration, then true. */
export function useIsHydrated(): boolean {
  return useHydratedValue(true, false)
}
