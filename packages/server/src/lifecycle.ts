import { Server as NetServer } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    lifecycle: { isStopping: boolean }
  }
}

export interface StopOptions {
  /**
   * How long readers and balancers get to see that we are stopping, before connections are refused: not ready any more,
   * and with each answer its connection ends, so that no request is sent into one that is being closed.
   */
  noticeMs?: number
  /** How long requests that are being answered may take. */
  drainMs?: number
}

const NOTICE_MS = 300
/**
 * A connection that was just accepted hasn't sent its request yet: closing it immediately would fail that
 * request.
 */
const SETTLE_MS = 100
/** The stop as a whole stays under the ten seconds that process managers give. */
const DRAIN_MS = 8000

/** Ends a connection with the answer that is sent while stopping. */
export function endConnectionsOnStop(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (app.lifecycle.isStopping) reply.header('connection', 'close')
    done()
  })
}

/**
 * Stops without failing a request: readiness off, no new connections, the requests that are there are answered,
 * and after `drainMs` the rest is cut.
 */
export async function stopServer(app: FastifyInstance, options: StopOptions = {}): Promise<void> {
  const { noticeMs = NOTICE_MS, drainMs = DRAIN_MS } = options
  app.lifecycle.isStopping = true
  if (noticeMs > 0) {
    await after(noticeMs)
    // Only the listening ends here: an HTTP server's own close would cut idle connections too.
    NetServer.prototype.close.call(app.server)
    await after(SETTLE_MS)
  }
  const cut = new AbortController()
  const late = after(drainMs, undefined, { signal: cut.signal }).then(
    () => app.server.closeAllConnections(),
    () => undefined,
  )
  await app.close()
  cut.abort()
  await late
}
