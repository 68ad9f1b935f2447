import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createRawServer, type Server, type Socket } from 'node:net'
import type { Log } from '@plainwire/domain/log'
import { onTestFinished } from 'vitest'
import { createGuardedHttp, type GuardedHttpClient, type GuardedHttpOptions } from './guarded-http.ts'

/** A log that records its warnings, for tests. */
export function createRecordingLog(): Log & { warnings: string[] } {
  const warnings: string[] = []
  return {
    warnings,
    info: () => undefined,
    warn: (_context, message) => warnings.push(message),
    error: () => undefined,
  }
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

/** Starts an HTTP server on loopback for one test, and returns its origin. */
export async function startTestServer(handler: RequestListener): Promise<string> {
  const server = createServer(handler)
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return listen(server)
}

/** Starts a server that writes raw answers to each connection, for answers that no HTTP library would send. */
export async function startRawTestServer(onRequest: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createRawServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('data', () => onRequest(socket))
  })
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return listen(server)
}

/** A guarded client that may reach the given origins; closed when the test ends. */
export function createTestHttpClient(
  origins: string[],
  options: Partial<GuardedHttpOptions> = {},
): GuardedHttpClient {
  const client = createGuardedHttp({
    ownHosts: [],
    exceptions: origins.map((origin) => ({ origin })),
    userAgent: 'Plainwire-Test/1.0',
    log: createRecordingLog(),
    ...options,
  })
  onTestFinished(() => client.close())
  return client
}
