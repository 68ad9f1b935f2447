import { Agent, request } from 'node:http'
import { connect } from 'node:net'

/**
 * A load of abusive requests: a third of them for stories that don't exist, a third without Accept-Encoding,
 * and a third pipelined.
 */
export interface AttackLoad {
  origin: string
  requests: number
  /** The number of networks that the requests come from. */
  networks: number
  /** Paths with large answers. */
  paths: readonly string[]
}
/** The number of responses by status. */
export type StatusCounts = Record<number, number>

const CONNECTIONS = 32
/** The number of requests that a connection sends in one write. */
const PIPELINED = 600
/** How long a pipelining connection stays open, in ms. Every second one never reads its responses. */
const OPEN_MS = 2_000
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

const networkOf = ({ networks }: AttackLoad, index: number) =>
  networks === 1 ? '198.51.100.7' : `172.${16 + ((index % networks) >> 8)}.${(index % networks) & 255}.9`

/** Runs work for the numbers below `count`, at most `width` at a time. */
async function inParallel(count: number, width: number, work: (index: number) => Promise<void>) {
  let next = 0
  const line = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: width }, line))
}

function send(url: string, headers: Record<string, string>, seen: StatusCounts): Promise<void> {
  return new Promise((resolve) => {
    const outgoing = request(url, { headers, agent }, (answer) => {
      seen[answer.statusCode ?? 0] = (seen[answer.statusCode ?? 0] ?? 0) + 1
      answer.resume()
      answer.on('close', resolve)
    })
    outgoing.on('error', () => resolve())
    outgoing.end()
  })
}

function pipeline(attack: AttackLoad, index: number, count: number, seen: StatusCounts): Promise<void> {
  const { hostname, port } = new URL(attack.origin)
  const requests = Array.from({ length: count }, (_, number) => {
    const path = number % 2 ? attack.paths[number % attack.paths.length] : `/story/none-${index}-${number}`
    const network = networkOf(attack, index * count + number)
    return `GET ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${network}\r\n\r\n`
  })
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(requests.join('')))
    const timer = setTimeout(() => socket.destroy(), OPEN_MS)
    if (index % 2) socket.pause()
    else
      socket.on('data', (part) => {
        for (const [, status] of part.toString('latin1').matchAll(/HTTP\/1\.1 (\d{3}) /g))
          seen[Number(status)] = (seen[Number(status)] ?? 0) + 1
      })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

async function attack(plan: AttackLoad): Promise<StatusCounts> {
  const seen: StatusCounts = {}
  const each = Math.ceil(plan.requests / 3)
  const forwarded = (index: number) => ({ 'x-forwarded-for': networkOf(plan, index) })
  await Promise.all([
    inParallel(each, CONNECTIONS / 2, (index) =>
      send(`${plan.origin}/story/none-${index}`, { 'accept-encoding': 'br', ...forwarded(index) }, seen),
    ),
    inParallel(each, CONNECTIONS / 2, (index) =>
      send(plan.origin + plan.paths[index % plan.paths.length], forwarded(index), seen),
    ),
    inParallel(Math.ceil(each / PIPELINED), CONNECTIONS / 2, (index) =>
      pipeline(plan, index, Math.min(PIPELINED, each), seen),
    ),
  ])
  agent.destroy()
  return seen
}

// Runs in a separate process, so that the cost of sending isn't counted as the cost of answering.
process.once('message', async (plan: AttackLoad) => {
  process.send?.(await attack(plan))
  process.disconnect?.()
})
process.send?.('ready')
