import type { Db } from '@plainwire/store'

/** What breaking news on devices needs; without it the calls answer 404. */
export interface PushOptions {
  /** Returns the database; throws while it is unreachable. */
  db(): Db
  /** The VAPID public key by which devices recognise our messages, base64url. */
  publicKey: string
  /** Whether an address sent by a device may be requested. */
  mayReach(url: string): boolean
}
