import { createGuardedHttp, type OutgoingHttp } from '@plainwire/pipeline/serving'

/** The User-Agent of requests to publishers. */
export const USER_AGENT = 'Plainwire/0.1'

/** Discards everything, because commands report failures in their output. */
export const silentLog = { info() {}, warn() {}, error() {} }

/** The guarded client for commands: without exceptions; failures are returned as sentences. */
export function createCommandHttp(): OutgoingHttp {
  return createGuardedHttp({ ownHosts: [], exceptions: [], userAgent: USER_AGENT, log: silentLog })
}
