import { createRecordingLog, createTestHttpClient, startTestServer } from '../1-gather/http/testing.ts'

type Incoming = Parameters<Parameters<typeof startTestServer>[0]>[0]
type Outgoing = Parameters<Parameters<typeof startTestServer>[0]>[1]

/** A request that a test's service received. */
export interface ServiceRequest {
  path: string
  headers: Incoming['headers']
  json: unknown
}

/**
 * Returns the response to a request: a status, headers, and a body as JSON, text or bytes. If it returns
 * undefined, no response is sent.
 */
export type TestRequestHandler = (
  request: ServiceRequest,
  count: number,
) =>
  | { status?: number; headers?: Record<string, string>; json?: unknown; body?: string | Uint8Array }
  | undefined

async function bodyOf(request: Incoming): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}

function send(response: Outgoing, answer: ReturnType<TestRequestHandler>): void {
  if (!answer) return
  const { status = 200, headers = {}, json, body } = answer
  response.writeHead(status, headers)
  response.end(body ?? JSON.stringify(json))
}

/**
 * Starts a service on loopback for one test, and a guarded client that may reach it. The returned `wait`
 * takes no time, and records the waits, in ms, in `waits`.
 */
export async function startTestService(answering: TestRequestHandler, totalMs = 10_000) {
  const requests: ServiceRequest[] = []
  const origin = await startTestServer((request, response) => {
    void bodyOf(request).then((body) => {
      const one = { path: request.url ?? '', headers: request.headers, json: JSON.parse(body) }
      requests.push(one)
      send(response, answering(one, requests.length))
    })
  })
  const log = createRecordingLog()
  const waits: number[] = []
  const http = createTestHttpClient([origin], { limits: { totalMs, headersMs: totalMs }, log })
  const wait = async (ms: number) => void waits.push(ms)
  return { origin, http, requests, waits, log, wait }
}
