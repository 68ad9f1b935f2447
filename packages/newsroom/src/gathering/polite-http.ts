import type { OutgoingHttpClient, PoliteRequestQueue } from '@plainwire/pipeline'

/**
 * Wraps an HTTP client so that its requests to one publisher, whether for feeds or pages, run one at a time
 * and with a minimum gap between them.
 */
export function createPoliteHttpClient(
  http: OutgoingHttpClient,
  politeness: PoliteRequestQueue,
): OutgoingHttpClient {
  return {
    get: (url, request) => {
      const host = URL.parse(url)?.host
      return host === undefined ? http.get(url, request) : politeness.run(host, () => http.get(url, request))
    },
  }
}
