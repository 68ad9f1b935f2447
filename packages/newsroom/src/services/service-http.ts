import { setTimeout } from 'node:timers/promises'
import type { Log } from '@plainwire/domain/log'
import { createGuardedHttp, type GuardedHttpClient } from '@plainwire/pipeline'

/** The time limit of requests to services, in ms; models need more time than publishers' pages. */
const MAX_ANSWER_MS = 60_000

/**
 * Wraps the client of an outside service so that its requests are counted or traced.
 *
 * @param name the name of the service
 */
export type ServiceClientInstrumenter = (http: GuardedHttpClient, name: string) => GuardedHttpClient

/**
 * Resolves after `ms` milliseconds. Used for the gap between two requests to a service and before a request is
 * repeated.
 */
export const pause = async (ms: number) => void (await setTimeout(ms))

interface ServiceParts {
  log: Log
  watch?: ServiceClientInstrumenter | undefined
  /** The time limit of an answer, in ms. */
  answerMs?: number
}

/**
 * Opens a client for one of the operator's services. The service's origin may be at a private address; the
 * client can't reach any other origin at a private address.
 */
export function createServiceHttpClient(
  name: string,
  url: string,
  { log, watch, answerMs = MAX_ANSWER_MS }: ServiceParts,
) {
  const http = createGuardedHttp({
    ownHosts: [],
    exceptions: [{ origin: new URL(url).origin }],
    userAgent: 'Plainwire/0.1',
    log,
    limits: { totalMs: answerMs, headersMs: answerMs },
  })
  return watch ? watch(http, name) : http
}
