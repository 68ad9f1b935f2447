import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * The maximum number of requests on one connection that wait for the current answer. Browsers and proxies wait
 * for each answer before they send the next request, so only a client that tries to fill our memory exceeds
 * this number.
 */
const MAX_WAITING = 20

interface Line {
  isBusy: boolean
  waiting: (() => void)[]
}

/**
 * Wraps a request handler so that the requests of one connection are answered in order, each after the previous
 * answer was sent: a client that pipelines requests without reading the answers costs the memory of only one
 * answer. A connection with more than 20 waiting requests is closed (RFC 9112, 9.3.2: a client that pipelines
 * must expect that), and its remaining requests are dropped.
 */
export function answerRequestsInOrder(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): RequestListener {
  const lines = new WeakMap<Socket, Line>()

  function lineOf(socket: Socket): Line {
    const line = lines.get(socket) ?? { isBusy: false, waiting: [] }
    lines.set(socket, line)
    return line
  }

  return (request, response) => {
    const { socket } = request
    // Requests of a closed connection are destroyed immediately. If hundreds of them remained and ended
    // together, every reader would be delayed by a third of a second.
    if (socket.destroyed) return void request.destroy()
    const line = lineOf(socket)
    const begin = () => {
      line.isBusy = true
      response.once('close', () => {
        line.isBusy = false
        if (!socket.destroyed) line.waiting.shift()?.()
      })
      handle(request, response)
    }
    if (!line.isBusy) begin()
    else if (line.waiting.push(begin) > MAX_WAITING) {
      line.waiting = []
      socket.destroy()
    }
  }
}
