import type { Socket } from 'node:net'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { MB } from '../../packages/domain/src/units/index.ts'

/** A way in which a server holds up its client. It may continue until the socket closes. */
type Behaviour = (socket: Socket) => void

const DRIP_MS = 100

/** Writes a byte every 100 ms until the socket closes. */
function drip(socket: Socket, byte: string): void {
  const timer = setInterval(() => socket.write(byte), DRIP_MS)
  socket.on('close', () => clearInterval(timer))
}

/** Writes bytes endlessly, as fast as the client reads them. */
function flood(socket: Socket, bytes: Buffer): void {
  const more = () => {
    while (socket.writable && socket.write(bytes));
  }
  socket.on('drain', more)
  more()
}

function answer(socket: Socket, headers: readonly string[], body: Buffer): void {
  socket.write(['HTTP/1.1 200 OK', ...headers, `content-length: ${body.length}`, '', ''].join('\r\n'))
  socket.end(body)
}

const zeros = Buffer.alloc(100 * MB)
const GZIP_BOMB = gzipSync(zeros)
const BROTLI_BOMB = brotliCompressSync(zeros, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
const SPACES = Buffer.alloc(65_536, 32)

/**
 * The ways in which publishers' servers have misbehaved towards feed readers, by the path that requests them.
 */
export const SERVER_MISBEHAVIOURS: Record<string, Behaviour> = {
  '/says-nothing': () => undefined,
  '/drips-headers': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\nx: ')
    drip(socket, 'a')
  },
  '/drips-body': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\n\r\n<rss>')
    drip(socket, '.')
  },
  '/drips-chunks': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n')
    drip(socket, '1\r\n.\r\n')
  },
  '/never-ends': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\n\r\n')
    flood(socket, SPACES)
  },
  '/promises-more': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 4000000\r\n\r\n')
    drip(socket, '.')
  },
  '/gzip-bomb': (socket) => answer(socket, ['content-encoding: gzip'], GZIP_BOMB),
  '/brotli-bomb': (socket) => answer(socket, ['content-encoding: br'], BROTLI_BOMB),
  '/many-headers': (socket) => answer(socket, Array(10_000).fill('a: b'), SPACES),
  '/endless-header': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\nx: ')
    flood(socket, Buffer.alloc(65_536, 97))
  },
  '/bad-chunks': (socket) => socket.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\nhello'),
  '/goes-away': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhello', () => socket.destroy())
  },
}
