import { setTimeout as after } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    lifecycle: { isStopping: boolean }
  }
}

export interface StopOptions {
  /** How long a balancer gets to see that we are not ready any more, before connections are refused. */
  noticeMs?: number
  /** How long requests that are being answered may take. */
  drainMs?: number
}

/** The stop as a whole stays under the ten seconds that process managers give. */
const DRAIN_MS = 8000

/**
 * Stops without failing a request: readiness off, no new connections, the requests that are there are answered,
 * and after `drainMs` the rest is cut.
 */
export async function stopServer(app: FastifyInstance, options: StopOptions = {}): Promise<void> {
  const { noticeMs = 0, drainMs = DRAIN_MS } = options
  app.lifecycle.isStopping = true
  if (noticeMs > 0) await after(noticeMs)
  const cut = new AbortController()
  const late = after(drainMs, undefined, { signal: cut.signal }).then(
    () => app.server.closeAllConnections(),
    () => undefined,
  )
  await app.close()
  cut.abort()
  await late
}
