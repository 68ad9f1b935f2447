import type { Db } from '@plainwire/store'

/** What the calls for push notifications of breaking news depend on; without it they answer 404. */
export interface PushOptions {
  /** Returns the database; throws while it is unreachable. */
  db(): Db
  /** The VAPID public key by which devices recognise our messages, base64url. */
  publicKey: string
  /** Whether the server may send requests to the push address that a device has registered. */
  mayReach(url: string): boolean
}
