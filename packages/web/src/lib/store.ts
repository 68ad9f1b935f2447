import { useSyncExternalStore } from 'react'

/** A value outside React that components can subscribe to. */
export interface Store<T> {
  get: () => T
  set: (value: T) => void
  subscribe: (listener: () => void) => () => void
}

/** Creates a store. Setting an identical value notifies nobody. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Returns the store's value; `onServer` on the server and during hydration, so that both render the same. */
export function useStore<T>(store: Store<T>, onServer: T): T {
  return useSyncExternalStore(store.subscribe, store.get, () => onServer)
}

/** The types of values that `===` compares by content. */
export type Primitive = string | number | boolean | undefined

/**
 * Returns the part of the store's value that `partOf` selects; on the server and during hydration, the part of
 * `onServer`.
 */
export function useStoreSelector<T, Part extends Primitive>(
  store: Store<T>,
  partOf: (value: T) => Part,
  onServer: T,
): Part {
  return useSyncExternalStore(
    store.subscribe,
    () => partOf(store.get()),
    () => partOf(onServer),
  )
}
