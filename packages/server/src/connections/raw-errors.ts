import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { API_ERRORS, type ErrorCode } from '@plainwire/domain/contract'
import { createErrorBody } from '../errors.ts'
import { CACHE_CONTROL } from '../serving/cache-control.ts'
import { JSON_CONTENT_TYPE } from '../serving/representation.ts'

/** The HTTP statuses for error codes of Node's HTTP parser. */
const BY_CODE: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * Creates the handler that answers bytes that aren't a valid HTTP request. Such requests never reach a route,
 * so the handler must add `headers`, which all our answers have.
 */
export function createMalformedRequestHandler(headers: Record<string, string>) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const code: ErrorCode = 'BAD_REQUEST'
    const status = BY_CODE[error.code ?? ''] ?? API_ERRORS[code].status
    const body = JSON.stringify(createErrorBody(code))
    const all = {
      ...headers,
      'cache-control': CACHE_CONTROL.never,
      'content-type': JSON_CONTENT_TYPE,
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
  }
}

/**
 * Makes the server refuse requests with an unsupported Expect header (RFC 9110, 10.1.1); Node's own answer
 * would lack our headers.
 */
export function rejectUnsupportedExpectHeaders(server: Server, headers: Record<string, string>): void {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const about = {
      ...headers,
      'cache-control': CACHE_CONTROL.never,
      'content-type': JSON_CONTENT_TYPE,
      connection: 'close',
    }
    response.writeHead(417, about).end(JSON.stringify(createErrorBody('BAD_REQUEST')))
  })
}
