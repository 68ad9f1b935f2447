import type { CustomFetch } from 'openid-client'
import type { ProviderHttpClient } from './provider-options.ts'

/** The time limit of each request to an identity provider, in ms; short, because a reader waits. */
const PATIENCE_MS = 5_000
/** The maximum size of an identity provider's answer, in bytes. */
const MAX_ANSWER_BYTES = 200_000
/** The HTTP statuses whose answers have no body. */
const BODILESS = new Set([101, 204, 205, 304])

/**
 * Creates a fetch function by which openid-client sends its requests through the guarded client `http`, which
 * refuses internal addresses. The function rejects if a request is refused or the provider can't be reached.
 */
export function createProviderFetch(http: ProviderHttpClient): CustomFetch {
  return async (url, { method, headers, body }) => {
    const request = { headers, timeoutMs: PATIENCE_MS, maxBytes: MAX_ANSWER_BYTES }
    const answer =
      method === 'POST'
        ? await http.postForm(url, { ...request, form: String(body) })
        : await http.get(url, request)
    if ('failure' in answer) throw new Error(`The provider failed: ${answer.failure}.`)
    const bytes = BODILESS.has(answer.status) ? null : Uint8Array.from(answer.body)
    // The guarded client has already decompressed the body, so the headers about its encoded form are removed.
    const { 'content-encoding': _packed, 'content-length': _length, ...received } = answer.headers
    return new Response(bytes, { status: answer.status, headers: received })
  }
}
