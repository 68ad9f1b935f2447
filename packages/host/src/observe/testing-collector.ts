import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

const Facts = z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })).default([])
const Body = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: Facts }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              attributes: Facts,
            }),
          ),
        }),
      ),
    }),
  ),
})

/** A received span with its own attributes and those of its process. */
interface ArrivedSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string | undefined
  facts: Record<string, unknown>
  process: Record<string, unknown>
}

const factsOf = (facts: z.infer<typeof Facts>) =>
  Object.fromEntries(facts.map(({ key, value }) => [key, Object.values(value)[0]]))

function spansIn(text: string): ArrivedSpan[] {
  return Body.parse(JSON.parse(text)).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ attributes, ...span }) => ({
        ...span,
        facts: factsOf(attributes),
        process: factsOf(resource.attributes),
      })),
    ),
  )
}

/** Starts a collector of traces on loopback that accepts OTLP over HTTP, for tests. */
export async function startTestCollector() {
  const bodies: string[] = []
  const requests: { url: string | undefined; headers: IncomingHttpHeaders }[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    requests.push({ url: request.url, headers: request.headers })
    bodies.push(Buffer.concat(chunks).toString('utf8'))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    /** The bodies of all received requests. */
    text: () => bodies.join('\n'),
    spans: () => bodies.flatMap(spansIn),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
