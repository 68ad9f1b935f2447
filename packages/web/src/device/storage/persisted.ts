import { readStored, type StorageKey, writeStored } from '../../lib/storage.ts'
import { createStore, type Primitive, type Store, useStore, useStorePart } from '../../lib/store.ts'

/** A choice or state of the reader, persisted on this device only. */
export interface Kept<T> extends Store<T> {
  /** Loads the value of an earlier visit; unreadable ones are removed. */
  restore: () => void
  key: StorageKey
  /** The value of a reader who has chosen nothing. */
  initial: T
}

/** The common part of all persisted values. */
type Restorable = Pick<Kept<unknown>, 'key' | 'restore'>

const all: Restorable[] = []

/**
 * Creates a persisted store.
 *
 * @param read validates the stored value; undefined if it is unusable
 * @param initial the value on the server, during hydration, and of a reader who has chosen nothing
 */
export function kept<T>(key: StorageKey, read: (stored: unknown) => T | undefined, initial: T): Kept<T> {
  const store = createStore(initial)
  const restore = () => {
    const stored = readStored(key)
    const value = stored === undefined ? undefined : read(stored)
    if (stored !== undefined && value === undefined) writeStored(key, undefined)
    store.set(value ?? initial)
  }
  const set = (value: T) => {
    writeStored(key, Object.is(value, initial) ? undefined : value)
    store.set(value)
  }
  const made: Kept<T> = { ...store, set, restore, key, initial }
  all.push(made)
  return made
}

/** Loads all persisted values of the device. */
export function restoreAll(): void {
  for (const store of all) store.restore()
}

/** Loads all persisted values of earlier visits, and follows changes in other tabs of this application. */
export function restoreKept(): void {
  restoreAll()
  addEventListener('storage', ({ key }) => {
    for (const store of all) if (key === null || store.key === key) store.restore()
  })
}

/** A persisted value in a component: the initial one until hydration. */
export function useKept<T>(store: Kept<T>): T {
  return useStore(store, store.initial)
}

/** A part of a persisted value: the component renders again only when it changes. */
export function useKeptPart<T, Part extends Primitive>(store: Kept<T>, partOf: (value: T) => Part): Part {
  return useStorePart(store, partOf, store.initial)
}
