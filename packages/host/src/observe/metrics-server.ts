import { hash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { MetricsConfig } from '../config/metrics.ts'
import { HostError } from '../host-error.ts'
import type { Metrics } from './metrics.ts'

const REQUEST_TIMEOUT_MS = 10_000
const PATH = '/metrics'
const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

const digest = (text: string) => hash('sha256', text, 'buffer')

/** Whether a request may read the metrics. Comparing the token takes equally long for any wrong token. */
function mayRead({ headers }: IncomingMessage, { token }: MetricsConfig): boolean {
  return (
    token === undefined || timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))
  )
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { registry }: Pick<Metrics, 'registry'>,
  config: MetricsConfig,
): Promise<void> {
  const end = (status: number, headers: Record<string, string>, body: string) =>
    response
      .writeHead(status, { ...HEADERS, 'content-type': 'text/plain; charset=utf-8', ...headers })
      .end(request.method === 'HEAD' ? undefined : body)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead) return void end(405, { allow: 'GET, HEAD' }, 'Only GET and HEAD.\n')
  if (!mayRead(request, config))
    return void end(401, { 'www-authenticate': 'Bearer' }, 'A token is needed.\n')
  if (request.url?.split('?')[0] !== PATH) return void end(404, {}, `The figures are at ${PATH}.\n`)
  end(200, { 'content-type': registry.contentType }, await registry.metrics())
}

/**
 * Serves the metrics at GET /metrics on a separate port, so that no proxy in front of the readers' port
 * exposes them.
 *
 * @returns the address
 * @throws HostError if the port is not available
 */
export async function serveMetrics(
  metrics: Pick<Metrics, 'registry'>,
  config: MetricsConfig,
  closers: AsyncDisposableStack,
): Promise<string> {
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, (request, response) => {
    answer(request, response, metrics, config).catch(() => response.destroy())
  })
  const { port, host } = config
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => {
      reject(
        new HostError(`The metrics can't be served at ${host}:${port}: choose another METRICS_PORT.`, {
          cause,
        }),
      )
    })
    server.listen(port, host, resolve)
  })
  closers.defer(() => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  })
  const { port: taken } = server.address() as AddressInfo
  return `http://${host.includes(':') ? `[${host}]` : host}:${taken}${PATH}`
}
