import { readStoredValue, STORAGE_KEYS, type StorageKey, writeStoredValue } from './storage.ts'

/** The `format` field of an exported file. */
const FORMAT = 'plainwire-device'
const VERSION = 1
/**
 * The maximum length of an imported file, in UTF-16 code units. Sufficient for far more than the browser's
 * storage can contain.
 */
const MAX_FILE_CHARACTERS = 5_000_000

/** An item of the browser's storage. */
export interface StoredItem {
  key: StorageKey
  value: unknown
}

/** Returns all items that this application has stored in the browser, except those of the sign-in session. */
export function readStoredItems(): StoredItem[] {
  return STORAGE_KEYS.map((key) => ({ key, value: readStoredValue(key) })).filter(
    ({ value }) => value !== undefined,
  )
}

/** Exports the stored items as the text of a file. */
export function exportDeviceData(): string {
  const values = Object.fromEntries(readStoredItems().map(({ key, value }) => [key, value]))
  return JSON.stringify({ format: FORMAT, version: VERSION, kept: values }, undefined, 2)
}

function dataOf(file: string): Record<string, unknown> | undefined {
  if (file.length > MAX_FILE_CHARACTERS) return undefined
  try {
    const read: unknown = JSON.parse(file)
    if (typeof read !== 'object' || read === null || !('format' in read) || !('kept' in read))
      return undefined
    const { format, kept: values } = read
    const isOurs = format === FORMAT && typeof values === 'object' && values !== null
    return isOurs ? (values as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/**
 * Replaces the stored items by those of an exported file. Unknown keys are ignored. Returns false if the text
 * isn't an exported file.
 */
export function importDeviceData(file: string): boolean {
  const data = dataOf(file)
  if (!data) return false
  for (const key of STORAGE_KEYS) writeStoredValue(key, Object.hasOwn(data, key) ? data[key] : undefined)
  return true
}

/** Deletes the stored items with the given keys; by default all items. */
export function deleteDeviceData(keys: readonly StorageKey[] = STORAGE_KEYS): void {
  for (const key of keys) writeStoredValue(key, undefined)
}
