import { useSyncExternalStore } from 'react'

/** A value outside React that components can follow. */
export interface Store<T> {
  get: () => T
  set: (value: T) => void
  subscribe: (listener: () => void) => () => void
}

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

/** The store's value; `onServer` on the server and while taking over its page, so that both draw the same. */
export function useStore<T>(store: Store<T>, onServer: T): T {
  return useSyncExternalStore(store.subscribe, store.get, () => onServer)
}

/** Values compared by equality. */
export type Primitive = string | number | boolean | undefined

/** A part of the store's value; that of `onServer` on the server and while taking over its page. */
export function useStorePart<T, Part extends Primitive>(
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
