import { type AddressInfo, createServer } from 'node:net'
import { BEHAVIOURS } from './behaviours.ts'
import { GOOD_BODY, GOOD_PATH } from './good-server.ts'

/**
 * Runs in a separate process, so that the work of the hostile server isn't measured. The path of a request
 * chooses the server's behaviour.
 */
const server = createServer((socket) => {
  socket.on('error', () => undefined)
  socket.once('data', (request) => {
    const path = /^GET (\S+)/.exec(request.toString('latin1'))?.[1] ?? ''
    if (path === GOOD_PATH)
      socket.end(`HTTP/1.1 200 OK\r\ncontent-length: ${GOOD_BODY.length}\r\n\r\n${GOOD_BODY}`)
    else BEHAVIOURS[path]?.(socket)
  })
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  process.send?.({ port, paths: Object.keys(BEHAVIOURS) })
})
process.on('disconnect', () => process.exit())
