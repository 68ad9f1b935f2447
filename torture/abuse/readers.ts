import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * A load of readers' requests: the paths are requested in order and repeatedly, each time from a different
 * network.
 */
export interface ReaderLoad {
  origin: string
  paths: readonly string[]
  perSecond: number
  /** The request that is sent instead of a GET, if given. */
  sent?: { method: string; token: string; body: string }
}
/**
 * The result of a load: response times in ms, the number of responses by status (0: no response), and the
 * duration of the run in ms.
 */
export interface ReaderLoadResult {
  times: number[]
  statuses: Record<number, number>
  ms: number
}

/**
 * The number of simulated networks: more than there are requests in a minute, so that no network comes near
 * the rate limit.
 */
const NETWORKS = 5_000
const agent = new Agent({ keepAlive: true })

function statusOf(url: string, network: string, sent: ReaderLoad['sent']): Promise<number> {
  const headers = {
    'accept-encoding': 'br',
    'x-forwarded-for': network,
    ...(sent && { authorization: `Bearer ${sent.token}`, 'content-type': 'application/json' }),
  }
  return new Promise((resolve) => {
    const outgoing = request(url, { headers, agent, method: sent?.method ?? 'GET' }, (answer) => {
      answer.resume()
      answer.on('close', () => resolve(answer.complete ? (answer.statusCode ?? 0) : 0))
    })
    outgoing.on('error', () => resolve(0))
    outgoing.end(sent?.body)
  })
}

async function read(reading: ReaderLoad, isOver: () => boolean): Promise<ReaderLoadResult> {
  const { origin, paths, perSecond } = reading
  const result: ReaderLoadResult = { times: [], statuses: {}, ms: 0 }
  const sendOne = async (index: number) => {
    const network = `10.${(index % NETWORKS) >> 8}.${(index % NETWORKS) & 255}.1`
    const begun = performance.now()
    const status = await statusOf(origin + paths[index % paths.length], network, reading.sent)
    result.times.push(performance.now() - begun)
    result.statuses[status] = (result.statuses[status] ?? 0) + 1
  }
  const begun = performance.now()
  const requests: Promise<void>[] = []
  while (!isOver()) {
    requests.push(sendOne(requests.length))
    await pause(Math.max(0, begun + (requests.length * 1000) / perSecond - performance.now()))
  }
  await Promise.all(requests)
  result.ms = performance.now() - begun
  return result
}

let isOver = false
// Runs in a separate process, so that the attack's load doesn't delay these requests. The first message from
// the parent process starts the load, the second ends it.
process.once('message', async (reading: ReaderLoad) => {
  process.once('message', () => {
    isOver = true
  })
  // Disconnects only after the result is sent, because a long message would otherwise be cut off.
  const result = await read(reading, () => isOver)
  process.send?.(result, undefined, undefined, () => process.disconnect?.())
})
// Without this, a load that continues until a message ends it would outlive the process that started it.
process.once('disconnect', () => process.exit())
process.send?.('ready')
