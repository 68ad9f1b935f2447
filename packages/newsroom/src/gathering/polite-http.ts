import type { OutgoingHttp, Politeness } from '@plainwire/pipeline'

/** The guarded client, one request at a time per host and with a gap: feeds and pages of a publisher share its patience. */
export function politeHttp(http: OutgoingHttp, politeness: Politeness): OutgoingHttp {
  return {
    get: (url, request) => {
      const host = URL.parse(url)?.host
      return host === undefined ? http.get(url, request) : politeness.run(host, () => http.get(url, request))
    },
  }
}
