import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'
import type { RunningSite } from './site-server.ts'

/**
 * Starts a proxy that forwards each request to a site and removes some headers from its answer.
 *
 * @param leftOut the names of the removed headers, in lower case
 */
export async function startHeaderRemovingProxy(
  origin: string,
  leftOut: readonly string[],
): Promise<RunningSite> {
  const agent = new Agent({ keepAlive: true })
  const relay = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming
    const forwarded = request(new URL(url, origin), { method, headers, agent }, (answer) => {
      const headersLeft = Object.entries(answer.headersDistinct).filter(([name]) => !leftOut.includes(name))
      outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(headersLeft))
      // Either side may disconnect. The other is then ended too, and the client reports the incomplete
      // answer.
      pipeline(answer, outgoing).catch(() => {})
    })
    pipeline(incoming, forwarded).catch(() => outgoing.destroy())
  })
  const { promise: listening, resolve } = Promise.withResolvers<void>()
  relay.listen(0, '127.0.0.1', resolve)
  await listening
  const { port } = relay.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      relay.close()
      relay.closeAllConnections()
      agent.destroy()
    },
  }
}
