import { readStored, type StorageKey, writeStored } from '../../lib/storage.ts'
import { createStore, type Primitive, type Store, useStore, useStorePart } from '../../lib/store.ts'

/** Something the reader has chosen or done, kept on this device and nowhere else. */
export interface Kept<T> extends Store<T> {
  /** Takes up what an earlier visit kept; what can't be read is removed. */
  restore: () => void
  key: StorageKey
  /** The value of a reader who has chosen nothing. */
  initial: T
}

/** What all of them have in common, whatever they keep. */
type Restorable = Pick<Kept<unknown>, 'key' | 'restore'>

const all: Restorable[] = []

/**
 * Makes a store that outlives the visit.
 *
 * @param read what was stored, checked; undefined where it is unusable
 * @param initial the value on the server, while taking over its page, and of a reader who has chosen nothing
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

/** Takes up everything that is kept on the device. */
export function restoreAll(): void {
  for (const store of all) store.restore()
}

/** Takes up everything an earlier visit kept, and follows what other tabs of this application change. */
export function restoreKept(): void {
  restoreAll()
  addEventListener('storage', ({ key }) => {
    for (const store of all) if (key === null || store.key === key) store.restore()
  })
}

/** A kept value in a component: the initial one until the application has taken over the server's page. */
export function useKept<T>(store: Kept<T>): T {
  return useStore(store, store.initial)
}

/** What a component needs of a kept value: it is drawn anew when that changes, whatever else does. */
export function useKeptPart<T, Part extends Primitive>(store: Kept<T>, partOf: (value: T) => Part): Part {
  return useStorePart(store, partOf, store.initial)
}
