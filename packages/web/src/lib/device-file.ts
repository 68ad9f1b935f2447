import { readStored, STORAGE_KEYS, type StorageKey, writeStored } from './storage.ts'

/** The first line of an exported file, which identifies it. */
const FORMAT = 'plainwire-device'
const VERSION = 1
/** Far more than everything that can be stored. */
export const MAX_FILE_CHARACTERS = 5_000_000

/** One stored item of this device. */
export interface StoredThing {
  key: StorageKey
  value: unknown
}

/** Everything that this application has in the browser's storage. */
export function storedThings(): StoredThing[] {
  return STORAGE_KEYS.map((key) => ({ key, value: readStored(key) })).filter(
    ({ value }) => value !== undefined,
  )
}

/** All of it as a file's text. */
export function writtenDevice(): string {
  const kept = Object.fromEntries(storedThings().map(({ key, value }) => [key, value]))
  return JSON.stringify({ format: FORMAT, version: VERSION, kept }, undefined, 2)
}

function dataOf(file: string): Record<string, unknown> | undefined {
  if (file.length > MAX_FILE_CHARACTERS) return undefined
  try {
    const read: unknown = JSON.parse(file)
    if (typeof read !== 'object' || read === null || !('format' in read) || !('kept' in read))
      return undefined
    const { format, kept } = read
    const isOurs = format === FORMAT && typeof kept === 'object' && kept !== null
    return isOurs ? (kept as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/** Replaces the stored data by a file's. Unknown keys are left out; false for a file that isn't ours. */
export function takeDevice(file: string): boolean {
  const data = dataOf(file)
  if (!data) return false
  for (const key of STORAGE_KEYS) writeStored(key, Object.hasOwn(data, key) ? data[key] : undefined)
  return true
}

/** Forgets one thing, or everything. */
export function eraseDevice(keys: readonly StorageKey[] = STORAGE_KEYS): void {
  for (const key of keys) writeStored(key, undefined)
}
