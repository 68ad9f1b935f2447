/** Where the application keeps what stays on the device. Every key starts with 'plainwire.'. */
export const STORAGE_KEYS = [
  'plainwire.language',
  'plainwire.place',
  'plainwire.found-place',
  'plainwire.failed-images',
  'plainwire.taste',
  'plainwire.radius',
  'plainwire.mutes',
  'plainwire.read',
  'plainwire.reading',
  'plainwire.searches',
  'plainwire.text-size',
  'plainwire.hidden-articles',
  'plainwire.shortcuts',
] as const
export type StorageKey = (typeof STORAGE_KEYS)[number]

/** The browser's storage; undefined where it is switched off (private windows, blocked site data) or there is no browser. */
function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

/** What is kept under a key, as it was written; undefined where nothing readable is. */
export function readStored(key: StorageKey): unknown {
  try {
    return JSON.parse(browserStorage()?.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a value, or removes it when it is undefined. A full or blocked storage only means it is forgotten. */
export function writeStored(key: StorageKey, value: unknown): void {
  try {
    if (value === undefined) browserStorage()?.removeItem(key)
    else browserStorage()?.setItem(key, JSON.stringify(value))
  } catch {
    return
  }
}
