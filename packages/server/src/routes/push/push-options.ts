import type { Db } from '@plainwire/store'

/** The dependencies of breaking news on devices; without them its calls answer 404. */
export interface PushOptions {
  /** The database; throws while it is away. */
  db(): Db
  /** By which devices know whose messages they take: VAPID, base64url. */
  publicKey: string
  /** Whether an address that a device names may be written to at all. */
  mayReach(url: string): boolean
}
