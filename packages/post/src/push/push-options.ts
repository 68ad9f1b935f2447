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
