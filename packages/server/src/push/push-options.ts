import type { Db } from '@plainwire/store'

/** The dependencies of breaking news on devices; without them its calls answer 404. */
export interface PushOptions {
  /** The database; throws while it is away. */
  db(): Db
  /** The VAPID key by which devices recognise the sender, base64url. */
  publicKey: string
  /** Whether an address that a device names may be written to at all. */
  mayReach(url: string): boolean
}

/** The guarded client, as messages to devices use it. */
export interface PushHttp {
  postBytes(
    url: string,
    request: {
      bytes: Uint8Array
      headers?: Record<string, string>
      timeoutMs?: number
      maxBytes?: number
    },
  ): Promise<{ status: number; headers: Record<string, string> } | { failure: string; message: string }>
}

/** The keys that messages are signed with, and whom a push service may write to about them. */
export interface Vapid {
  publicKey: string
  privateKey: string
  /** 'mailto:…' or 'https:…'. */
  subject: string
}
