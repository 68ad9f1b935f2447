/** The application's keys in the browser's storage. Every key starts with 'plainwire.'. */
export const STORAGE_KEYS = [
  'plainwire.language',
  'plainwire.place',
  'plainwire.found-place',
  'plainwire.failed-images',
  'plainwire.taste',
  'plainwire.radius',
  'plainwire.mutes',
  'plainwire.merge-asked',
  'plainwire.read',
  'plainwire.reading',
  'plainwire.begun',
  'plainwire.searches',
  'plainwire.followed',
  'plainwire.followed-known',
  'plainwire.followed-order',
  'plainwire.text-size',
  'plainwire.hidden-articles',
  'plainwire.shortcuts',
  'plainwire.saved-queue',
  'plainwire.saved-wishes',
  'plainwire.subscription',
  'plainwire.payment-methods',
  'plainwire.theme',
  'plainwire.assist',
  'plainwire.learned',
  'plainwire.push',
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

/** The keys of a signed-in device's session. Tokens are stored as text, and never exported to a file. */
export const SESSION_KEYS = ['auth_user', 'auth_token', 'refresh_token', 'id_token'] as const
export type SessionKey = (typeof SESSION_KEYS)[number]
/** A sign-in that is under way: address and secret, for ten minutes. In no file either. */
export const SIGN_IN_KEY = 'plainwire.sign-in'

/** The text under a key of the session or sign-in. */
export function readText(key: SessionKey | typeof SIGN_IN_KEY): string | undefined {
  try {
    return browserStorage()?.getItem(key) || undefined
  } catch {
    return undefined
  }
}

/** Stores a text of the session or sign-in, or removes it. */
export function writeText(key: SessionKey | typeof SIGN_IN_KEY, text: string | undefined): void {
  try {
    if (text === undefined) browserStorage()?.removeItem(key)
    else browserStorage()?.setItem(key, text)
  } catch {
    return
  }
}

/** The parsed value of a key; undefined if there is no readable one. */
export function readStored(key: StorageKey): unknown {
  try {
    return JSON.parse(browserStorage()?.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Whether anything is stored here, by any writer. */
export function hasPersistedAnything(): boolean {
  return (browserStorage()?.length ?? 0) > 0
}

/** Whether a place is stored, chosen or detected. */
export function hasPersistedPlace(): boolean {
  return (readStored('plainwire.place') ?? readStored('plainwire.found-place')) !== undefined
}

/**
 * Stores a value, or removes it when it is undefined. If the storage is full or blocked, the value is lost at
 * the end of the visit.
 */
export function writeStored(key: StorageKey, value: unknown): void {
  try {
    if (value === undefined) browserStorage()?.removeItem(key)
    else browserStorage()?.setItem(key, JSON.stringify(value))
  } catch {
    return
  }
}
