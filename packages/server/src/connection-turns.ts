import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

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
 * pipelines must expect that), and what came with them is not looked at: a burst is parsed whole, hundreds of requests at once.
 */
export function inTurn(
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
    // Ended here and now: hundreds that end with their connection hold up everybody for a third of a second.
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
