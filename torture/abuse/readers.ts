import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** The requests of readers, which are repeated in order, each from a different network. */
export interface Reading {
  origin: string
  paths: readonly string[]
  perSecond: number
  /** The request that replaces GET for each path. */
  sent?: { method: string; token: string; body: string }
}
/**
 * The duration of each response in ms, the number of responses by status (0: no response), and the duration of
 * the run in ms.
 */
export interface Read {
  times: number[]
  statuses: Record<number, number>
  ms: number
}

/** Readers in sight at a time: more than a minute's, so that no network comes near its limits. */
const NETWORKS = 5_000
const agent = new Agent({ keepAlive: true })

function statusOf(url: string, network: string, sent: Reading['sent']): Promise<number> {
  const headers = {
    'accept-encoding': 'br',
    'x-forwarded-for': network,
    ...(sent && { authorization: `Bearer ${sent.token}`, 'content-type': 'application/json' }),
  }
  return new Promise((resolve) => {
    const asked = request(url, { headers, agent, method: sent?.method ?? 'GET' }, (answer) => {
      answer.resume()
      answer.on('close', () => resolve(answer.complete ? (answer.statusCode ?? 0) : 0))
    })
    asked.on('error', () => resolve(0))
    asked.end(sent?.body)
  })
}

async function read(reading: Reading, isOver: () => boolean): Promise<Read> {
  const { origin, paths, perSecond } = reading
  const result: Read = { times: [], statuses: {}, ms: 0 }
  const one = async (index: number) => {
    const network = `10.${(index % NETWORKS) >> 8}.${(index % NETWORKS) & 255}.1`
    const begun = performance.now()
    const status = await statusOf(origin + paths[index % paths.length], network, reading.sent)
    result.times.push(performance.now() - begun)
    result.statuses[status] = (result.statuses[status] ?? 0) + 1
  }
  const begun = performance.now()
  const asked: Promise<void>[] = []
  while (!isOver()) {
    asked.push(one(asked.length))
    await pause(Math.max(0, begun + (asked.length * 1000) / perSecond - performance.now()))
  }
  await Promise.all(asked)
  result.ms = performance.now() - begun
  return result
}

let isOver = false
// A process of its own: beside the attack it would wait for that. Begins with the first message, ends with the second.
process.once('message', async (reading: Reading) => {
  process.once('message', () => {
    isOver = true
  })
  // A long answer that is still being sent would be cut off.
  const result = await read(reading, () => isOver)
  process.send?.(result, undefined, undefined, () => process.disconnect?.())
})
process.send?.('ready')
