/** The HTTP client that posts messages to devices and webhooks. It refuses private addresses. */
export interface PushHttpClient {
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

/** The keys that sign messages, and the contact for push services. */
export interface VapidOptions {
  publicKey: string
  privateKey: string
  /** The address at which push services can contact the operator: 'mailto:…' or 'https:…'. */
  subject: string
}
