/** The keys of localStorage that this application uses, apart from those of the sign-in session. */
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

/** localStorage; undefined on the server or if it is blocked, as in some private windows. */
function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

/** The keys of the sign-in session. Their values are plain text, and are never exported to a file. */
export const SIGN_IN_SESSION_KEYS = ['auth_user', 'auth_token', 'refresh_token', 'id_token'] as const
export type SignInSessionKey = (typeof SIGN_IN_SESSION_KEYS)[number]
/**
 * The key of a sign-in in progress, whose value is the mail address and a secret, valid for ten minutes.
 * Never exported to a file.
 */
export const PENDING_SIGN_IN_KEY = 'plainwire.sign-in'

/**
 * Reads the text stored under a key of the session or of a sign-in in progress; undefined if there is none.
 */
export function readSignInSessionText(
  key: SignInSessionKey | typeof PENDING_SIGN_IN_KEY,
): string | undefined {
  try {
    return browserStorage()?.getItem(key) || undefined
  } catch {
    return undefined
  }
}

/** Stores a text under a key of the session or of a sign-in in progress; undefined removes the key. */
export function writeSignInSessionText(
  key: SignInSessionKey | typeof PENDING_SIGN_IN_KEY,
  text: string | undefined,
): void {
  try {
    if (text === undefined) browserStorage()?.removeItem(key)
    else browserStorage()?.setItem(key, text)
  } catch {
    return
  }
}

/** Reads the value stored under a key, parsed as JSON; undefined if it is missing or isn't JSON. */
export function readStoredValue(key: StorageKey): unknown {
  try {
    return JSON.parse(browserStorage()?.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** True if localStorage has any entry. */
export function hasPersistedData(): boolean {
  return (browserStorage()?.length ?? 0) > 0
}

/** True if a place is stored, whether chosen or detected. */
export function hasPersistedPlace(): boolean {
  return (readStoredValue('plainwire.place') ?? readStoredValue('plainwire.found-place')) !== undefined
}

/**
 * Stores a value under a key as JSON; undefined removes the key. If the storage is full or blocked, nothing
 * is stored, and the value is lost at the end of the visit.
 */
export function writeStoredValue(key: StorageKey, value: unknown): void {
  try {
    if (value === undefined) browserStorage()?.removeItem(key)
    else browserStorage()?.setItem(key, JSON.stringify(value))
  } catch {
    return
  }
}
