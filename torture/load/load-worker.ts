import { connect } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

/** The parameters of a run of the load generator. */
export interface LoadPlan {
  port: number
  path: string
  connections: number
  seconds: number
  /** Request headers, as lines that end in CRLF. */
  headers: string
}

/** The responses that a run of the load generator got. */
export interface LoadCount {
  ok: number
  refused: number
  failed: number
  /** The response times of successful responses, in ms, sorted. */
  waits: number[]
  /** The response times of refused requests, in ms, sorted. */
  refusals: number[]
}

const { port, path, connections, seconds, headers } = workerData as LoadPlan
const request = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${headers}\r\n`
const count: LoadCount = { ok: 0, refused: 0, failed: 0, waits: [], refusals: [] }
const begun = performance.now()
const isOver = () => performance.now() - begun > seconds * 1000
let open = 0

/** Opens a connection that sends one request after the other. Answers are read by their content length. */
function press(): void {
  open += 1
  let sentAt = 0
  let head = ''
  /** The bytes of the answer that are still missing; undefined before its head is read. */
  let missing: number | undefined
  const socket = connect(port, '127.0.0.1')
  const send = () => {
    if (isOver()) return socket.end()
    head = ''
    missing = undefined
    sentAt = performance.now()
    socket.write(request)
  }
  const answered = () => {
    const ms = performance.now() - sentAt
    const isOk = /^HTTP\/1\.1 (?:200|304)/.test(head)
    count[isOk ? 'ok' : 'refused'] += 1
    count[isOk ? 'waits' : 'refusals'].push(ms)
    send()
  }
  socket.setNoDelay(true)
  socket.on('connect', send)
  socket.on('data', (bytes) => {
    let rest = bytes.length
    if (missing === undefined) {
      head += bytes.toString('latin1')
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) return
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
      rest = head.length - end - 4
      missing = length
    }
    missing -= rest
    if (missing <= 0) answered()
  })
  socket.on('error', () => {
    count.failed += 1
  })
  socket.on('close', () => {
    open -= 1
    if (!isOver()) setTimeout(press, 10)
    else if (open === 0) finish()
  })
}

function finish(): void {
  count.waits.sort((a, b) => a - b)
  count.refusals.sort((a, b) => a - b)
  parentPort?.postMessage(count)
}

for (let index = 0; index < connections; index += 1) press()
