import { guardedHttp, type OutgoingHttp } from '@plainwire/pipeline/serving'

/** How we name ourselves to publishers. */
export const USER_AGENT = 'Plainwire/0.1'

/** A command reports failures in its output instead of the log. */
export const silentLog = { info() {}, warn() {}, error() {} }

/** The guarded client as the newsroom commands use it: no exceptions, and failures come back as sentences. */
export function commandHttp(): OutgoingHttp {
  return guardedHttp({ ownHosts: [], exceptions: [], userAgent: USER_AGENT, log: silentLog })
}
