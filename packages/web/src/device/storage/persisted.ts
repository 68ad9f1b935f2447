import { readStoredValue, type StorageKey, writeStoredValue } from '../../lib/storage/storage.ts'
import { createStore, type Primitive, type Store, useStore, useStoreSelector } from '../../lib/store.ts'

/** A store whose value is persisted in the browser's storage. */
export interface PersistedStore<T> extends Store<T> {
  /** Loads the persisted value; an invalid one is removed. */
  restore: () => void
  key: StorageKey
  /** The value of a reader who has chosen nothing. */
  initial: T
}

/** The properties of a persisted store that don't depend on the type of its value. */
type Restorable = Pick<PersistedStore<unknown>, 'key' | 'restore'>

const all: Restorable[] = []

/**
 * Creates a persisted store.
 *
 * @param read validates the stored value; returns undefined if it is invalid
 * @param initial the value on the server, during hydration, and of a reader who has chosen nothing
 */
export function createPersistedStore<T>(
  key: StorageKey,
  read: (stored: unknown) => T | undefined,
  initial: T,
): PersistedStore<T> {
  const store = createStore(initial)
  const restore = () => {
    const stored = readStoredValue(key)
    const value = stored === undefined ? undefined : read(stored)
    if (stored !== undefined && value === undefined) writeStoredValue(key, undefined)
    store.set(value ?? initial)
  }
  const set = (value: T) => {
    writeStoredValue(key, Object.is(value, initial) ? undefined : value)
    store.set(value)
  }
  const made: PersistedStore<T> = { ...store, set, restore, key, initial }
  all.push(made)
  return made
}

/** Loads the values of all persisted stores. */
export function reloadPersistedStores(): void {
  for (const store of all) store.restore()
}

/** Loads the values of all persisted stores, and loads them again when another tab changes them. */
export function syncPersistedStoresAcrossTabs(): void {
  reloadPersistedStores()
  addEventListener('storage', ({ key }) => {
    for (const store of all) if (key === null || store.key === key) store.restore()
  })
}

/** Returns the value of a persisted store, for components; the initial value until hydration. */
export function usePersistedStore<T>(store: PersistedStore<T>): T {
  return useStore(store, store.initial)
}

/**
 * Returns a part of a persisted store's value, for components. They render again only when that part changes.
 */
export function usePersistedSelector<T, Part extends Primitive>(
  store: PersistedStore<T>,
  partOf: (value: T) => Part,
): Part {
  return useStoreSelector(store, partOf, store.initial)
}
