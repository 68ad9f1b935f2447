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
   * How long the server still answers before refusing connections, in ms. Meanwhile it reports that it isn't
   * ready, and ends each connection after its answer, so that clients don't send requests into a connection
   * that is being closed.
   */
  noticeMs?: number
  /** How long running requests may take, in ms. */
  drainMs?: number
}

const NOTICE_MS = 300
/**
 * A connection that was just accepted hasn't sent its request yet: closing it immediately would fail that
 * request.
 */
const SETTLE_MS = 100
/** Keeps the whole stop below the ten seconds that process managers allow. In ms. */
const DRAIN_MS = 8000

/** Makes answers sent while stopping end their connection. */
export function endConnectionsOnStop(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (app.lifecycle.isStopping) reply.header('connection', 'close')
    done()
  })
}

/**
 * Stops without failing a request: reports not ready, refuses new connections, answers running requests, and
 * cuts the rest after `drainMs`.
 */
export async function stopServer(app: FastifyInstance, options: StopOptions = {}): Promise<void> {
  const { noticeMs = NOTICE_MS, drainMs = DRAIN_MS } = options
  app.lifecycle.isStopping = true
  if (noticeMs > 0) {
    await after(noticeMs)
    // Only stops listening: an HTTP server's own close would also cut idle connections.
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
