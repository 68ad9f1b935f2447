import { createServer, request as sendRequest } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A recorded request of the browser. */
export interface RecordedRequest {
  method: string
  url: string
  headers: Record<string, string | string[] | undefined>
  body: string
  /** True if the answer sets a cookie. */
  setsCookie: boolean
}

/** A running proxy that records the browser's requests. */
export interface RequestRecorder {
  /** The address of the proxy. Requests of workers and service workers use it too. */
  address: string
  /** The recorded requests. */
  all: RecordedRequest[]
  stop(): Promise<void>
}

/**
 * Starts a proxy that records every request of a browser, forwards those to one origin, and refuses all
 * others.
 */
export async function startRecorder(origin: string): Promise<RequestRecorder> {
  const all: RecordedRequest[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const { method = 'GET', url = '', headers } = request
    const recorded: RecordedRequest = { method, url, headers, body: body.toString(), setsCookie: false }
    all.push(recorded)
    if (!url.startsWith(`${origin}/`)) return void response.writeHead(502).end()
    const { 'proxy-connection': _, ...passed } = headers
    const outgoing = sendRequest(url, { method, headers: passed }, (answer) => {
      recorded.setsCookie = answer.headers['set-cookie'] !== undefined
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    outgoing.once('error', () => response.destroy())
    outgoing.end(body)
  })
  // CONNECT requests, for https URLs of any host.
  server.on('connect', ({ url = '', headers }, socket) => {
    all.push({ method: 'CONNECT', url, headers, body: '', setsCookie: false })
    socket.destroy()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    all,
    stop: () => new Promise((stopped) => server.close(() => stopped()).closeAllConnections()),
  }
}
