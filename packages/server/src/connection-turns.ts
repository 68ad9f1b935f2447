import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Requests of one connection that may wait behind the one that is being answered. Browsers and proxies wait for each answer
 * before they send the next request, so that nothing waits here but what was sent to fill memory.
 */
const MAX_WAITING = 20

interface Line {
  isBusy: boolean
  waiting: (() => void)[]
}

/**
 * Answers the requests of a connection one after the other, each when the answer before it has left: who pipelines and doesn't
 * read costs one answer. A connection with more than 20 requests waiting is cut (RFC 9112, 9.3.2: a client that
 * pipelines must expect that). Has to be the first hook, so that waiting costs no work.
 */
export function answerInTurn(app: FastifyInstance): void {
  const lines = new WeakMap<Socket, Line>()

  function lineOf(socket: Socket): Line {
    const line = lines.get(socket) ?? { isBusy: false, waiting: [] }
    lines.set(socket, line)
    return line
  }

  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const line = lineOf(socket)
    const begin = () => {
      line.isBusy = true
      reply.raw.once('close', () => {
        line.isBusy = false
        if (!socket.destroyed) line.waiting.shift()?.()
      })
      done()
    }
    if (!line.isBusy) begin()
    else if (line.waiting.push(begin) > MAX_WAITING) {
      line.waiting = []
      socket.destroy()
    }
  })
}
