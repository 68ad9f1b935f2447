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
   * How long the server still accepts connections after the stop has begun, in ms. During this time it reports
   * that it isn't ready, and closes each connection after an answer, so that clients don't send requests into a
   * connection that is being closed.
   */
  noticeMs?: number
  /** How long requests may continue after the stop has begun, in ms. */
  drainMs?: number
}

const NOTICE_MS = 300
/**
 * How long the server waits after it stops listening, in ms, so that connections that were just accepted can
 * still send their request.
 */
const SETTLE_MS = 100
/**
 * How long requests may continue after the stop has begun, in ms, so that the whole stop takes less than the
 * ten seconds that process managers allow.
 */
const DRAIN_MS = 8000

/** Makes a stopping server close each connection after the answer that it sends. */
export function closeConnectionsOnShutdown(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (app.lifecycle.isStopping) reply.header('connection', 'close')
    done()
  })
}

/**
 * Stops the server without failing a request: reports that it isn't ready, refuses new connections, answers
 * running requests, and closes the remaining connections after `drainMs`.
 */
export async function stopServer(app: FastifyInstance, options: StopOptions = {}): Promise<void> {
  const { noticeMs = NOTICE_MS, drainMs = DRAIN_MS } = options
  app.lifecycle.isStopping = true
  if (noticeMs > 0) {
    await after(noticeMs)
    // The net server's `close` only stops listening, whereas the HTTP server's `close` would also close idle
    // connections.
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
