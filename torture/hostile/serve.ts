import { type AddressInfo, createServer } from 'node:net'
import { SERVER_MISBEHAVIOURS } from './behaviours.ts'
import { GOOD_SERVER_FEED, GOOD_SERVER_PATH } from './good-server.ts'

/**
 * Runs in a separate process, so that the work of the hostile server isn't measured. The path of a request
 * chooses the server's behaviour.
 */
const server = createServer((socket) => {
  socket.on('error', () => undefined)
  socket.once('data', (request) => {
    const path = /^GET (\S+)/.exec(request.toString('latin1'))?.[1] ?? ''
    if (path === GOOD_SERVER_PATH)
      socket.end(`HTTP/1.1 200 OK\r\ncontent-length: ${GOOD_SERVER_FEED.length}\r\n\r\n${GOOD_SERVER_FEED}`)
    else SERVER_MISBEHAVIOURS[path]?.(socket)
  })
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  process.send?.({ port, paths: Object.keys(SERVER_MISBEHAVIOURS) })
})
process.on('disconnect', () => process.exit())
