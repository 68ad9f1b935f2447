import { createGuardedHttp, type OutgoingHttpClient } from '@plainwire/pipeline/serving'

/**
 * The User-Agent of requests by commands and of requests to outside services. That of a running newsroom's
 * requests to publishers also names an address for complaints.
 */
export const USER_AGENT = 'Plainwire/0.1'

/** A log that discards everything, for commands, which report failures in their output. */
export const silentLog = { info() {}, warn() {}, error() {} }

/**
 * Creates the guarded HTTP client for commands, which may reach public addresses only. If a request fails, the
 * client returns the reason as a sentence.
 */
export function createCommandHttpClient(): OutgoingHttpClient {
  return createGuardedHttp({ ownHosts: [], exceptions: [], userAgent: USER_AGENT, log: silentLog })
}
