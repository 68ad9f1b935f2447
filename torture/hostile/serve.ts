import { type AddressInfo, createServer } from 'node:net'
import { BEHAVIOURS } from './behaviours.ts'
import { GOOD_BODY, GOOD_PATH } from './good-server.ts'

/**
 * A separate process, so that its own work is not measured. One server, whose behaviour is chosen by the
 * path.
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
