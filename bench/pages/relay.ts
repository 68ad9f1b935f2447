import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'
import type { Site } from './open-site.ts'

/**
 * Passes each request on to a site, and its answer back without some of its headers.
 *
 * @param leftOut their names, in small letters
 */
export async function openRelay(origin: string, leftOut: readonly string[]): Promise<Site> {
  const agent = new Agent({ keepAlive: true })
  const relay = createServer((asked, given) => {
    const { method, headers, url = '/' } = asked
    const passedOn = request(new URL(url, origin), { method, headers, agent }, (answer) => {
      const kept = Object.entries(answer.headersDistinct).filter(([name]) => !leftOut.includes(name))
      given.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept))
      // Either side may leave in the middle; the other is then ended too, and who asked says what it lacks.
      pipeline(answer, given).catch(() => {})
    })
    pipeline(asked, passedOn).catch(() => given.destroy())
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
